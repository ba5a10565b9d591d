import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { portalPool } from './portal-database.ts';
import { signIn } from './sign-in.ts';

/** The country of companies that journeys create, so that the demo's lists for Kuwait stay the same for all others. */
export const FOUNDED_IN = 'OM';

/** Signs in the owner of a new company, which no other journey touches; returns the address. */
export async function signInNewExhibitor(page: Page, type = 1): Promise<string> {
  const email = `${randomUUID()}@journey.example`;
  const pool = await portalPool();
  await pool.query(
    `with owner as (
       insert into accounts (email, name, user_type) values ($1, 'Journey', 1) returning id
     )
     insert into companies (owner_account_id, name, country, category, email, phone_country,
       phone, type, exhibitor_status, status, confirmed_email)
     select id, 'Journey Company', $3, 'other', $1, '965', '22001122', $2, 1, 1, $1 from owner`,
    [email, type, FOUNDED_IN],
  );
  await signIn(page, email);
  return email;
}
