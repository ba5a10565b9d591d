import {
  listSessions,
  logoutEverywhere,
  revokeSession,
} from '#features/accounts/sessions/sessions.contract.ts';
import { sessionsTexts } from '#features/accounts/sessions/sessions.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { listLiveSessions } from './live-sessions.ts';
import { closeSession, closeSessionsOf } from './sessions.ts';

const list = operation(listSessions, async (_input, { database, caller }) => {
  const live = await listLiveSessions(database.pool, caller.accountId);
  return {
    sessions: live.map((session) => ({
      ...session,
      is_current: session.id === caller.sessionId,
    })),
  };
});

const revoke = operation(revokeSession, async ({ session_id: id }, { database, caller }) => {
  const { accountId } = caller;
  if (!(await closeSession(database.pool, { id, accountId }))) {
    throw notFound(sessionsTexts.unknown);
  }
  return {};
});

const everywhere = operation(logoutEverywhere, async (_input, { database, caller }) => ({
  closed_count: await closeSessionsOf(database.pool, caller.accountId),
}));

export const sessionsOperations: readonly Operation[] = [list, revoke, everywhere];
