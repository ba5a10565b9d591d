import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { accountSubject } from '#features/accounts/accounts.audit.ts';
import { mailNotice } from '#features/accounts/notices/server/mail-notice.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { listLiveSessions } from '#features/accounts/sessions/server/live-sessions.ts';
import { closeSession, closeSessionsOf } from '#features/accounts/sessions/server/sessions.ts';
import { endUserSessions, listUserSessions } from '#features/accounts/users/users.contract.ts';
import { usersTexts } from '#features/accounts/users/users.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { requireAccount } from './require-account.ts';

const selectAccount = query({
  name: 'accounts.known',
  values: { id: bigint },
  row: {},
  plan: 'each call',
  sql: sql`select from ${accounts} where id = $id`,
});

const list = operation(listUserSessions, async ({ account_id: id }, { database: { pool } }) => {
  if (!(await selectAccount.first(pool, { id }))) throw notFound(usersTexts.unknown);
  return { sessions: await listLiveSessions(pool, id) };
});

async function closeOne(
  client: pg.ClientBase,
  session: { readonly id: number; readonly accountId: number },
): Promise<number> {
  if (!(await closeSession(client, session))) throw notFound(usersTexts.unknownSession);
  return 1;
}

const end = operation(endUserSessions, async (input, context) => {
  const { database, caller, language, appUrl } = context;
  const { account_id: id, session_id: sessionId } = input;
  const n = await inTransaction(database.pool, async (client) => {
    const { email } = await requireAccount(client, id);
    const ended =
      sessionId === undefined
        ? await closeSessionsOf(client, id)
        : await closeOne(client, { id: sessionId, accountId: id });
    await recordAction(client, caller, {
      action: 'end-sessions',
      subject: accountSubject,
      subjectId: id,
      after: { email, ended },
    });
    if (ended > 0) await mailNotice(client, id, { kind: 'sessionsEnded', n: ended }, appUrl);
    return ended;
  });
  return { message: translateIn(language)(usersTexts.didEnd, { n }) };
});

export const userSessionsOperations: readonly Operation[] = [list, end];
