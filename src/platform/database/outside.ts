import type pg from 'pg';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { codeOf, messageOf } from './error-code.ts';
import { maskPassword } from './mask-password.ts';

const OLDEST_VERSION = 15;

/** Throws unless the server behind DATABASE_URL answers and is new enough. */
export async function requireOutsideServer(pool: pg.Pool, url: string): Promise<void> {
  const version = await readVersion(pool).catch((error: unknown) => {
    throw new StartProblem(
      `The database at ${maskPassword(url)} cannot be used: ${reasonOf(error)}.\nCheck DATABASE_URL.`,
      exitCodes.unavailable,
      { cause: error },
    );
  });
  if (version.number >= OLDEST_VERSION * 10_000) return;
  throw new StartProblem(
    `The database at ${maskPassword(url)} is PostgreSQL ${version.text}; ` +
      `the portal needs ${OLDEST_VERSION} or newer.`,
    exitCodes.configuration,
  );
}

async function readVersion(pool: pg.Pool): Promise<{ number: number; text: string }> {
  const { rows } = await pool.query<{ number: number; text: string }>(
    `select current_setting('server_version_num')::int as number,
            current_setting('server_version') as text`,
  );
  if (!rows[0]) throw new Error('the server did not tell its version');
  return rows[0];
}

const reasons: Readonly<Record<string, string>> = lookup({
  ENOTFOUND: 'no host of that name is known',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNREFUSED: 'nothing is listening there',
  ENOENT: 'there is no such socket',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the user or password is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'there is no database of that name',
  '53300': 'it has no connections left',
  '57P03': 'it is starting up or shutting down',
});

function reasonOf(error: unknown): string {
  const reason = reasons[codeOf(error) ?? ''];
  return reason ? `${reason} (${messageOf(error)})` : messageOf(error);
}
