import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { portalPool } from './portal-database.ts';
import { goToQuietPlace } from './shared-window.ts';

type Row = { id: number; user_type: number; name: string; email: string };

/** Signs in a new job seeker without any records. */
export async function signInNew(page: Page, name: string): Promise<void> {
  const email = `${randomUUID()}@journey.example`;
  const pool = await portalPool();
  await pool.query('insert into accounts (email, name) values ($1, $2)', [email, name]);
  await signIn(page, email);
}

/**
 * Signs an account in without a code, of which an address gets only a few per day: the session is written to the
 * database, and its values to the browser.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  const pool = await portalPool();
  const { rows } = await pool.query<Row>(
    'select id, user_type, name, email from accounts where email = $1',
    [email],
  );
  const [account] = rows;
  if (!account) throw new Error(`${email} has no account`);
  const token = await openSession(pool, account.id, { agent: 'journey', network: '127.0.0.1' });
  await goToQuietPlace(page);
  await page.evaluate(
    ([session, { id, user_type, ...user }]) => {
      localStorage.setItem('user_token', session);
      localStorage.setItem('user_id', String(id));
      localStorage.setItem('user_type', String(user_type));
      localStorage.setItem('user', JSON.stringify(user));
    },
    [token, account] as const,
  );
}
