import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

export const SPONSOR_ROTATION_MS = 3000;

export const listSponsorLines = declareCall({
  method: 'GET',
  path: 'sponsors/sponsors.php',
  summary: 'The lines that rotate below the search box of the home page',
  access: 'visitor',
  input: {},
  output: {
    sponsors: z.array(z.object({ title: z.string() })),
    message: z.nullable(z.string()),
  },
});

export const listSponsorLogos = declareCall({
  method: 'GET',
  path: 'sponsors/sponsor-logos.php',
  summary: 'The logos of the sponsors grid',
  access: 'visitor',
  input: {},
  output: {
    sponsors: z.array(
      z.object({
        id: z.int(),
        sponsor_name: z.string(),
        sponsor_logo: z.nullable(z.string()),
        hyperlink: z.nullable(z.string()),
      }),
    ),
    message: z.nullable(z.string()),
  },
});
