import { readSettings } from '#features/site/settings/server/read-settings.ts';
import { getSettings } from '#features/site/site.contract.ts';
import { siteTexts } from '#features/site/site.texts.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

const settings = operation(getSettings, async (_input, { database, language }) => {
  const setting = await readSettings(database.pool, language);
  const t = translateIn(language);
  return {
    settings: {
      website_name: setting('website_name') ?? t(siteTexts.name),
      website_logo: setting('website_logo') ?? null,
      tagline: setting('tagline') ?? t(siteTexts.tagline),
    },
  };
});

export const siteOperations: readonly Operation[] = [settings];
