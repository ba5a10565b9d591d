import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';

export const listCompanyDepartments = declareCall({
  method: 'GET',
  path: 'departments/company-departments.php',
  summary: 'Departments of one listed company and who leads them',
  access: 'visitor',
  input: { id: recordId },
  output: {
    departments: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        description: z.nullable(z.string()),
        head_name: z.nullable(z.string()),
      }),
    ),
  },
});
