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
