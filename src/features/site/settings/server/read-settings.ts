import type pg from 'pg';
import { siteTexts } from '#features/site/site.texts.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

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

/** The site's name as the operator set it, for mails. */
export async function readSiteName(
  connection: Pick<pg.Pool, 'query'>,
  language: Language,
): Promise<string> {
  const setting = await readSettings(connection, language);
  return setting('website_name') ?? translateIn(language)(siteTexts.name);
}
