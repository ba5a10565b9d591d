import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { companyOfPerson } from './companies.personal-data.ts';

const { pool } = await createTestDatabase();

/** Columns that contain nothing a company wrote. */
const notTold: Readonly<Record<string, string>> = {
  id: 'a number of ours',
  owner_account_id: 'whose data it is',
  listed: 'follows from its status',
  owner_suspended: 'follows from the account',
  shuffle_key: 'chance',
  partner_position: 'the order of the home page',
  top_position: 'the order of the home page',
  coupons_allowed: 'a rule of the shop',
  city_key: 'follows from its address',
  folded_place: 'follows from its address',
};

test('whoever asks for their data gets all that their company wrote', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'companies'`,
  );
  const told = [...Object.keys(companyOfPerson), ...Object.keys(notTold)];
  expect(told.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
