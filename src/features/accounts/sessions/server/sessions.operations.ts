import { mailNotice } from '#features/accounts/notices/server/mail-notice.ts';
import {
  listSessions,
  logoutEverywhere,
  revokeSession,
} from '#features/accounts/sessions/sessions.contract.ts';
import { sessionsTexts } from '#features/accounts/sessions/sessions.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
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

const revoke = operation(revokeSession, async ({ session_id: id }, context) => {
  const { database, caller, appUrl } = context;
  const { accountId } = caller;
  await inTransaction(database.pool, async (client) => {
    if (!(await closeSession(client, { id, accountId }))) throw notFound(sessionsTexts.unknown);
    await mailNotice(client, accountId, { kind: 'sessionsEnded', n: 1 }, appUrl);
  });
  return {};
});

/** Revokes what other features have issued to the account: API keys and opened requests. The app passes it. */
type EndOtherWays = (client: Connection, accountId: number) => Promise<unknown>;

const everywhere = (endOtherWays: EndOtherWays) =>
  operation(logoutEverywhere, async (_input, { database, caller, appUrl }) => {
    const { accountId } = caller;
    const closed = await inTransaction(database.pool, async (client) => {
      const n = await closeSessionsOf(client, accountId);
      await endOtherWays(client, accountId);
      await mailNotice(client, accountId, { kind: 'sessionsEnded', n }, appUrl);
      return n;
    });
    return { closed_count: closed };
  });

export function sessionsOperations(endOtherWays: EndOtherWays): readonly Operation[] {
  return [list, revoke, everywhere(endOtherWays)];
}
