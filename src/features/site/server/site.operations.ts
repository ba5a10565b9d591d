import { readSettings } from '#features/site/settings/server/read-settings.ts';
import { settingsTexts } from '#features/site/settings/settings.texts.ts';
import { describePortal, getSettings } from '#features/site/site.contract.ts';
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

const about = operation(describePortal, async (_input, { database, language }) => {
  const setting = await readSettings(database.pool, language);
  const t = translateIn(language);
  return {
    name: setting('website_name') ?? t(siteTexts.name),
    tagline: setting('tagline') ?? t(siteTexts.tagline),
    data_licence: setting('data_licence') ?? t(settingsTexts.ownLicence),
    open_dump: setting('open_dump') === 'on',
  };
});

export const siteOperations: readonly Operation[] = [settings, about];
