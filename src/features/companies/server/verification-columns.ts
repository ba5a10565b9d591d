import { isAddressConfirmed } from '#features/companies/address/server/confirm-address.ts';
import { nullable, text } from '#platform/database/columns.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { sql } from '#platform/database/sql.ts';
import type { RowOf } from '#platform/database/statement.ts';

const columns = { approved_on: nullable(text), confirmed_on: nullable(text) };

/** The days on which the company `c` was approved and its stated address was confirmed. */
export const verificationRow = columns;

export const verificationColumns = sql`
  case when c.exhibitor_status = 1 then ${homeDayOf(sql`c.approved_at`)}::text end as approved_on,
  case when ${isAddressConfirmed} then ${homeDayOf(sql`c.confirmed_at`)}::text end as confirmed_on`;

/** A company is verified if it has both. */
export function verificationOf({ approved_on, confirmed_on }: RowOf<typeof columns>) {
  return approved_on && confirmed_on ? { approved_on, confirmed_on } : null;
}
