import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Caller } from '#platform/auth/caller.ts';
import { prepared } from '#platform/database/prepared.ts';

const TOKEN_BYTES = 32;
const LONGEST_AGENT = 200;

/** How long a session lives: unused, and in all. The operator's ends soon after the last use. */
export const sessionLife = { idle: '7 days', idleOfAdmin: '30 minutes', absolute: '30 days' };

/** A use is noted no more often than this, so that reading stays reading. */
const NOTE_USE_EVERY = '1 minute';

/** The condition for a session that still lives; `idle` is an interval in SQL. */
export function isLive(idle: string, session = 'sessions'): string {
  return `${session}.expires_at > now() and ${session}.last_used_at > now() - (${idle})::interval`;
}

type Connection = Pick<pg.ClientBase, 'query'>;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Signs an account in; the token is handed out here and never again. */
export async function openSession(
  connection: Connection,
  accountId: number,
  from: { readonly agent: string; readonly network: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await connection.query(
    `insert into sessions (account_id, token_hash, expires_at, agent, network)
     values ($1, $2, now() + $3::interval, $4, $5)`,
    [
      accountId,
      hashOf(token),
      sessionLife.absolute,
      from.agent.slice(0, LONGEST_AGENT),
      from.network,
    ],
  );
  return token;
}

type CallerRow = {
  session_id: string;
  account_id: string;
  email: string;
  name: string;
  user_type: 0 | 1;
  is_admin: boolean;
  needs_second_factor: boolean;
  is_stale: boolean;
  company_id: string | null;
  company_type: number | null;
  company_country: string | null;
  exhibitor_status: number | null;
};

const readCaller = prepared<CallerRow>(
  'accounts.caller',
  `select s.id as session_id, a.id as account_id, a.email, a.name, a.user_type, a.is_admin,
     a.is_admin and s.second_factor_at is null and (
       exists (select 1 from second_factors f
         where f.account_id = a.id and f.confirmed_at is not null)
       or exists (select 1 from settings
         where name = 'second_factor_required' and value = '1')) as needs_second_factor,
     s.last_used_at < now() - $2::interval as is_stale,
     c.id as company_id, c.type as company_type, c.country as company_country, c.exhibitor_status
   from sessions s
   join accounts a on a.id = s.account_id and a.suspended_at is null
   left join companies c on c.owner_account_id = a.id
   where s.token_hash = $1 and ${isLive('case when a.is_admin then $4 else $3 end', 's')}`,
);

const APPROVED = 1;

function callerOf(row: CallerRow): Caller {
  return {
    sessionId: Number(row.session_id),
    accountId: Number(row.account_id),
    email: row.email,
    name: row.name,
    userType: row.user_type,
    isAdmin: row.is_admin,
    needsSecondFactor: row.needs_second_factor,
    company:
      row.company_id === null
        ? null
        : {
            id: Number(row.company_id),
            type: row.company_type,
            country: row.company_country ?? '',
            isApproved: row.exhibitor_status === APPROVED,
          },
  };
}

/** Whose token this is; nobody's when it is unknown, too old, revoked or of a suspended account. */
export async function identify(pool: pg.Pool, token: string): Promise<Caller | null> {
  const { idle, idleOfAdmin } = sessionLife;
  const [row] = await readCaller(pool, [hashOf(token), NOTE_USE_EVERY, idle, idleOfAdmin]);
  if (!row) return null;
  if (row.is_stale) {
    await pool.query('update sessions set last_used_at = now() where id = $1', [row.session_id]);
  }
  return callerOf(row);
}

export async function closeSession(connection: Connection, sessionId: number): Promise<void> {
  await connection.query('delete from sessions where id = $1', [sessionId]);
}

/** Every session of the account ends at its next request; answers how many there were. */
export async function closeSessionsOf(connection: Connection, accountId: number): Promise<number> {
  const { rowCount } = await connection.query('delete from sessions where account_id = $1', [
    accountId,
  ]);
  return rowCount ?? 0;
}
