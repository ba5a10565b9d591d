import { demoAccounts } from '#demo/demo-accounts.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

/** One account for each side of the portal. */
export async function fillAccounts(fill: DemoFill): Promise<void> {
  const rows = demoAccounts.map(({ email, name, role, phone, phoneCountry }) => ({
    email,
    name: name.en,
    userType: role === 'exhibitor' ? 1 : 0,
    isAdmin: role === 'admin',
    phone,
    phoneCountry,
    country: 'KW',
  }));
  const made = await insertRows(fill.connection, 'accounts', rows);
  for (const { email, id } of made) fill.accountIds.set(String(email), id);
}
