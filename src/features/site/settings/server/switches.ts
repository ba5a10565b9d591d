import { bool, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { settings } from './settings.table.ts';
import { writeSetting } from './write-setting.ts';

/** Settings that are on or off; until somebody says otherwise, off. */
type Switch = 'second_factor_required';

const ON = '1';
const OFF = '0';

const isOn = (name: Sql) =>
  sql`exists (select from ${settings} where name = ${name} and value = ${raw(`'${ON}'`)})`;

/** Whether it is on, as a condition within another statement. */
export const isSwitchedOn = (name: Switch): Sql => isOn(raw(`'${name}'`));

const selectSwitch = query({
  name: 'site.switch',
  values: { name: text },
  row: { is_on: bool },
  plan: 'each call',
  sql: sql`select ${isOn(sql`$name`)} as is_on`,
});

export async function readSwitch(connection: Connection, name: Switch): Promise<boolean> {
  return (await selectSwitch.one(connection, { name })).is_on;
}

export async function setSwitch(connection: Connection, name: Switch, on: boolean): Promise<void> {
  await writeSetting(connection, name, on ? ON : OFF);
}
