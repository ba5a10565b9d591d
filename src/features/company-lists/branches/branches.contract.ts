import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';

export const listCompanyBranches = declareCall({
  method: 'GET',
  path: 'branches/company-branches.php',
  summary: 'Branches of one listed company',
  access: 'visitor',
  input: { id: recordId },
  output: {
    branches: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.nullable(z.string()),
        phone_country: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        /** In the format `Su-Th 08:00-17:00; Sa 09:00-13:00`. */
        opening_hours: z.nullable(z.string()),
        /** Latitude and longitude in degrees: 29.376200,47.977400 */
        coordinates: z.nullable(z.string()),
      }),
    ),
  },
});
