import type pg from 'pg';
import { prepared } from '#platform/database/prepared.ts';
import type { Language } from '#platform/i18n/languages.ts';

const selectSettings = prepared<{ name: string; value: string }>(
  'settings',
  'select name, value from settings',
);

/** What the operator set, by name; `name_ar` wins where Arabic is read. */
export type SettingOf = (name: string) => string | undefined;

export async function readSettings(
  connection: Pick<pg.Pool, 'query'>,
  language: Language,
): Promise<SettingOf> {
  const rows = await selectSettings(connection, []);
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return (name) =>
    language === 'ar' ? (values.get(`${name}_ar`) ?? values.get(name)) : values.get(name);
}
