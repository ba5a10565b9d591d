import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';

export const listCompanyServices = declareCall({
  method: 'GET',
  path: 'services/company-services.php',
  summary: 'Services of one listed company',
  access: 'visitor',
  input: { id: recordId },
  output: {
    services: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        description: z.nullable(z.string()),
        link: z.nullable(z.string()),
      }),
    ),
  },
});
