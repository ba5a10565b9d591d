import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

/** The figures shown until the operator sets others. */
export const defaultFigures = { visitors: '50K+', professionals: '15K+', focus: '98%' };

export const getAdvertisingFigures = declareCall({
  method: 'GET',
  path: 'advertising/figures.php',
  summary: 'The figures the advertising page shows',
  access: 'visitor',
  input: {},
  output: {
    figures: z.object({
      visitors: z.string(),
      professionals: z.string(),
      focus: z.string(),
    }),
  },
});
