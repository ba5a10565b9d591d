import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { bytes, date } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { networkOf } from './network-of.ts';
import { visitorSalts } from './visitor-salts.table.ts';

const SALT_BYTES = 32;

const addSalt = command({
  name: 'limits.add-visitor-salt',
  values: { day: date, salt: bytes },
  sql: sql`
    insert into ${visitorSalts} (day, salt) values ($day, $salt) on conflict (day) do nothing`,
});

/** Without its salt, what was counted on a past day cannot be traced to anybody. */
const dropOld = command({
  name: 'limits.drop-visitor-salts',
  values: { day: date },
  sql: sql`delete from ${visitorSalts} where day < $day`,
});

const selectSalt = query({
  name: 'limits.visitor-salt',
  values: { day: date },
  row: { salt: bytes },
  sql: sql`select salt from ${visitorSalts} where day = $day`,
});

const known = new WeakMap<pg.Pool, { readonly day: CalendarDate; readonly salt: Buffer }>();

async function saltOf(pool: pg.Pool, day: CalendarDate): Promise<Buffer> {
  const last = known.get(pool);
  if (last?.day === day) return last.salt;
  await addSalt.run(pool, { day, salt: randomBytes(SALT_BYTES) });
  await dropOld.run(pool, { day });
  const { salt } = await selectSalt.one(pool, { day });
  known.set(pool, { day, salt });
  return salt;
}

export type Visitor = { readonly ip: string; readonly agent: string };

/**
 * A pseudonym for a visitor that lasts one day; it cannot be traced back, because the day's salt is deleted afterwards.
 */
export async function visitorKey(
  pool: pg.Pool,
  { ip, agent }: Visitor,
  day: CalendarDate,
): Promise<string> {
  const salt = await saltOf(pool, day);
  return createHmac('sha256', salt)
    .update(`${networkOf(ip)} ${agent}`)
    .digest('base64url');
}
