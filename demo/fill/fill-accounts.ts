import { demoAccounts } from '#demo/demo-accounts.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';
import { visitsOf } from './visits-of.ts';

/** One account for each side of the portal. */
export async function fillAccounts(fill: DemoFill): Promise<void> {
  const visits = visitsOf(fill, demoAccounts, { first: 420, last: 80 });
  const rows = demoAccounts.map(({ email, name, role, phone, phoneCountry }, position) => ({
    email,
    name: name.en,
    userType: role === 'exhibitor' ? 1 : 0,
    isAdmin: role === 'admin',
    phone,
    phoneCountry,
    country: 'KW',
    ...visits[position],
  }));
  const made = await insertRows(fill.connection, 'accounts', rows);
  for (const { email, id } of made) fill.accountIds.set(String(email), id);
}
