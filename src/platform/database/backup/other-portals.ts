import type pg from 'pg';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { applicationName } from '#platform/database/pool.ts';

/** Throws if a portal has sessions on this database. For an embedded one, the folder's lock prevents that already. */
export async function requireNoOtherPortal(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ sessions: number }>(
    `select count(*)::int as sessions from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [applicationName],
  );
  const sessions = rows[0]?.sessions ?? 0;
  if (sessions === 0) return;
  throw new StartProblem(
    `A portal is using this database (${sessions} sessions).\nNothing was changed. Stop it first.`,
    exitCodes.alreadyRunning,
  );
}
