import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';

export const listSessions = declareCall({
  method: 'GET',
  path: 'auth/sessions.php',
  summary: 'Where the account is signed in, the newest use first',
  access: 'account',
  claims: ['user_id'],
  input: {},
  output: {
    sessions: z.array(
      z.object({
        id: z.number(),
        agent: z.string(),
        network: z.string(),
        created_at: z.string(),
        last_used_at: z.string(),
        is_current: z.boolean(),
      }),
    ),
  },
});

export const revokeSession = declareCall({
  method: 'POST',
  path: 'auth/revoke-session.php',
  summary: 'Ends one session of the account',
  access: 'account',
  claims: ['user_id'],
  input: { session_id: recordId },
  output: {},
});

export const logoutEverywhere = declareCall({
  method: 'POST',
  path: 'auth/logout-everywhere.php',
  summary: 'Ends every session of the account, also the one the call is made with',
  access: 'account',
  claims: ['user_id'],
  input: {},
  output: { closed_count: z.number() },
});
