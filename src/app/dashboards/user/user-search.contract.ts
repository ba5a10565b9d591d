import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { searchText } from '#platform/calls/fields.ts';

export const searchOwn = declareCall({
  method: 'GET',
  path: 'user/search.php',
  summary: 'Searches what belongs to the account, such as applications and events',
  access: 'account',
  claims: ['user_id'],
  input: { search: searchText },
  output: {
    results: z.array(
      z.object({ title: z.string(), detail: z.nullable(z.string()), path: z.string() }),
    ),
  },
});
