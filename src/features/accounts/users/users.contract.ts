import * as z from 'zod/mini';
import { cursorInput, cursorOutput, doneOutput } from '#console/paged-list.contract.ts';
import { type CallAnswer, declareCall, declareDownload } from '#platform/calls/call.ts';
import { recordId, searchText } from '#platform/calls/fields.ts';

/** The subsets of accounts that the list can show. */
export const userKinds = ['all', 'operators', 'exhibitors', 'suspended'] as const;

/** Orders of the list: latest sign-up first, by name, or last seen first. */
export const userSorts = ['newest', 'name', 'seen'] as const;

const userFilters = {
  kind: z._default(z.enum(userKinds), 'all'),
  search: z.optional(searchText),
  sort: z.optional(z.enum(userSorts)),
};

const optionalFact = z.nullable(z.string());
const ofAccount = { account_id: recordId };

export const listUsers = declareCall({
  method: 'GET',
  path: 'admin/users/list.php',
  summary: 'Accounts, the newest first or in another order',
  access: 'admin',
  input: { ...userFilters, ...cursorInput },
  output: {
    users: z.array(
      z.object({
        id: z.int(),
        email: z.string(),
        name: z.string(),
        user_type: z.int(),
        is_admin: z.boolean(),
        is_self: z.boolean(),
        country: optionalFact,
        company_name: optionalFact,
        /** Today's plan of the person's company, in the reader's language; null without a company. */
        plan: optionalFact,
        session_count: z.int(),
        created_at: z.string(),
        last_seen_at: optionalFact,
        suspended_at: optionalFact,
        has_second_factor: z.boolean(),
      }),
    ),
    ...cursorOutput,
  },
});

export type User = CallAnswer<typeof listUsers>['users'][number];

export const exportUsers = declareDownload({
  path: 'admin/users/export.php',
  summary: 'The accounts of a list as CSV',
  access: 'admin',
  input: userFilters,
});

export const suspendUser = declareCall({
  method: 'POST',
  path: 'admin/users/suspend.php',
  summary: 'Suspends an account; its sessions end at once',
  access: 'admin',
  input: ofAccount,
  output: doneOutput,
});

export const reinstateUser = declareCall({
  method: 'POST',
  path: 'admin/users/reinstate.php',
  summary: 'Lifts the suspension of an account',
  access: 'admin',
  input: ofAccount,
  output: doneOutput,
});

export const grantRole = declareCall({
  method: 'POST',
  path: 'admin/users/grant-admin.php',
  summary: 'Gives an account the operator’s role',
  access: 'admin',
  input: ofAccount,
  output: doneOutput,
});

export const takeRole = declareCall({
  method: 'POST',
  path: 'admin/users/take-admin.php',
  summary: 'Takes the operator’s role from another account',
  access: 'admin',
  input: ofAccount,
  output: doneOutput,
});

export const listUserSessions = declareCall({
  method: 'GET',
  path: 'admin/users/sessions.php',
  summary: 'Where an account is signed in, the newest use first',
  access: 'admin',
  input: ofAccount,
  output: {
    sessions: z.array(
      z.object({
        id: z.int(),
        agent: z.string(),
        network: z.string(),
        created_at: z.string(),
        last_used_at: z.string(),
      }),
    ),
  },
});

export const endUserSessions = declareCall({
  method: 'POST',
  path: 'admin/users/end-sessions.php',
  summary: 'Ends one session of an account, or all of them',
  access: 'admin',
  input: { ...ofAccount, session_id: z.optional(recordId) },
  output: doneOutput,
});

export const resetUserFactor = declareCall({
  method: 'POST',
  path: 'admin/users/reset-second-factor.php',
  summary: 'Takes away another operator’s lost second factor; their sessions end, a mail says so',
  access: 'admin',
  input: ofAccount,
  output: doneOutput,
});
