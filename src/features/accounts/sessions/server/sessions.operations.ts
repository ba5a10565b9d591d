import {
  listSessions,
  logoutEverywhere,
  revokeSession,
} from '#features/accounts/sessions/sessions.contract.ts';
import { sessionsTexts } from '#features/accounts/sessions/sessions.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { closeSessionsOf, isLive, sessionLife } from './sessions.ts';

type SessionRow = {
  id: number;
  agent: string;
  network: string;
  created_at: Date;
  last_used_at: Date;
};

const list = operation(listSessions, async (_input, { database, caller }) => {
  const idle = caller.isAdmin ? sessionLife.idleOfAdmin : sessionLife.idle;
  const { rows } = await database.pool.query<SessionRow>(
    `select id, agent, network, created_at, last_used_at from sessions
     where account_id = $1 and ${isLive('$2')} order by last_used_at desc, id desc`,
    [caller.accountId, idle],
  );
  return {
    sessions: rows.map(({ created_at, last_used_at, ...session }) => ({
      ...session,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      is_current: session.id === caller.sessionId,
    })),
  };
});

const revoke = operation(revokeSession, async ({ session_id }, { database, caller }) => {
  const { rowCount } = await database.pool.query(
    'delete from sessions where id = $1 and account_id = $2',
    [session_id, caller.accountId],
  );
  if (rowCount === 0) throw notFound(sessionsTexts.unknown);
  return {};
});

const everywhere = operation(logoutEverywhere, async (_input, { database, caller }) => ({
  closed_count: await closeSessionsOf(database.pool, caller.accountId),
}));

export const sessionsOperations: readonly Operation[] = [list, revoke, everywhere];
