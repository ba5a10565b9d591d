import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

export const getSettings = declareCall({
  method: 'GET',
  path: 'system/settings.php',
  summary: 'What the operator set about the site',
  access: 'visitor',
  input: {},
  output: {
    settings: z.object({
      website_name: z.string(),
      website_logo: z.nullable(z.string()),
      tagline: z.string(),
    }),
  },
});

export const describePortal = declareCall({
  method: 'GET',
  path: 'system/about.php',
  summary: 'What the portal is and how what it tells may be used',
  access: 'visitor',
  input: {},
  output: {
    name: z.string(),
    tagline: z.string(),
    /** The operator's text, or our default where none is set. */
    data_licence: z.string(),
    /** Whether all public records can be downloaded as files. */
    open_dump: z.boolean(),
  },
});
