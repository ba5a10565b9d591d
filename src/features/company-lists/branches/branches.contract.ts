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
      }),
    ),
  },
});
