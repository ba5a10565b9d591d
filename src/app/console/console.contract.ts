import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

export const getOperator = declareCall({
  method: 'GET',
  path: 'admin/me.php',
  summary: 'Who the operator is',
  access: 'admin',
  input: {},
  output: { name: z.string(), email: z.string() },
});
