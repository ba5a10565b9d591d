import { siteTexts } from '#features/site/site.texts.ts';
import { text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { settings } from './settings.table.ts';

const selectSettings = query({
  name: 'site.settings',
  row: { name: text, value: text },
  sql: sql`select name, value from ${settings} order by name`,
});

/** All settings of the operator, by name. */
export async function readAllSettings(
  connection: Connection,
): Promise<Readonly<Record<string, string>>> {
  const rows = await selectSettings.all(connection);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Reads a setting by name; for Arabic readers `name_ar` takes precedence. */
export type SettingOf = (name: string) => string | undefined;

export async function readSettings(connection: Connection, language: Language): Promise<SettingOf> {
  const rows = await selectSettings.all(connection);
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return (name) =>
    language === 'ar' ? (values.get(`${name}_ar`) ?? values.get(name)) : values.get(name);
}

/** The site's name as the operator set it, or the default. */
export async function readSiteName(connection: Connection, language: Language): Promise<string> {
  const setting = await readSettings(connection, language);
  return setting('website_name') ?? translateIn(language)(siteTexts.name);
}
