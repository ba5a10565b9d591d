import { recordAction } from '#console/audit/server/audit.ts';
import { accountSubject } from '#features/accounts/accounts.audit.ts';
import {
  closeSessionsOf,
  isLive,
  sessionLife,
} from '#features/accounts/sessions/server/sessions.ts';
import { endUserSessions, listUserSessions } from '#features/accounts/users/users.contract.ts';
import { usersTexts } from '#features/accounts/users/users.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { requireAccount } from './require-account.ts';

type SessionRow = {
  id: number;
  agent: string;
  network: string;
  created_at: Date;
  last_used_at: Date;
};

const list = operation(listUserSessions, async ({ account_id: id }, { database }) => {
  const { idle, idleOfAdmin } = sessionLife;
  const account = await database.pool.query('select 1 from accounts where id = $1', [id]);
  if (account.rowCount === 0) throw notFound(usersTexts.unknown);
  const { rows } = await database.pool.query<SessionRow>(
    `select s.id, s.agent, s.network, s.created_at, s.last_used_at
     from sessions s join accounts a on a.id = s.account_id
     where s.account_id = $1 and ${isLive('case when a.is_admin then $3 else $2 end', 's')}
     order by s.last_used_at desc, s.id desc`,
    [id, idle, idleOfAdmin],
  );
  return {
    sessions: rows.map(({ created_at, last_used_at, ...session }) => ({
      ...session,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
  };
});

const end = operation(endUserSessions, async (input, { database, caller, language }) => {
  const { account_id: id, session_id: sessionId } = input;
  const n = await inTransaction(database.pool, async (client) => {
    const { email } = await requireAccount(client, id);
    const ended =
      sessionId === undefined
        ? await closeSessionsOf(client, id)
        : (
            await client.query('delete from sessions where id = $1 and account_id = $2', [
              sessionId,
              id,
            ])
          ).rowCount;
    if (sessionId !== undefined && ended === 0) throw notFound(usersTexts.unknownSession);
    await recordAction(client, caller, {
      action: 'end-sessions',
      subject: accountSubject,
      subjectId: id,
      after: { email, ended },
    });
    return ended ?? 0;
  });
  return { message: translateIn(language)(usersTexts.didEnd, { n }) };
});

export const userSessionsOperations: readonly Operation[] = [list, end];
