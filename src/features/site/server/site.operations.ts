import { getSettings } from '#features/site/site.contract.ts';
import { siteTexts } from '#features/site/site.texts.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { prepared } from '#platform/database/prepared.ts';
import { sayIn } from '#platform/i18n/server-say.ts';

const selectSettings = prepared<{ name: string; value: string }>(
  'settings',
  'select name, value from settings',
);

const settings = operation(getSettings, async (_input, { database, language }) => {
  const rows = await selectSettings(database.pool, []);
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const say = sayIn(language);
  const inOwnLanguage = (name: string) =>
    language === 'ar' ? (values.get(`${name}_ar`) ?? values.get(name)) : values.get(name);
  return {
    settings: {
      website_name: inOwnLanguage('website_name') ?? say(siteTexts.name),
      website_logo: values.get('website_logo') ?? null,
      tagline: inOwnLanguage('tagline') ?? say(siteTexts.tagline),
    },
  };
});

export const siteOperations: readonly Operation[] = [settings];
