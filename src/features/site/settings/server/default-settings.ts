import { defaultFigures } from '#features/site/advertising/advertising.contract.ts';
import { defaultHours } from '#features/site/contact/server/contact-info.ts';
import { settingsTexts } from '#features/site/settings/settings.texts.ts';
import { siteTexts } from '#features/site/site.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { DEFAULT_ROWS_PER_COMPANY } from './rows-per-company.ts';

const [english, arabic] = [translateIn('en'), translateIn('ar')];

/** The value that visitors see for an empty setting, by its name. */
export function defaultSettings(): Readonly<Record<string, string>> {
  return {
    website_name: english(siteTexts.name),
    website_name_ar: arabic(siteTexts.name),
    tagline: english(siteTexts.tagline),
    tagline_ar: arabic(siteTexts.tagline),
    contact_hours: defaultHours('en'),
    contact_hours_ar: defaultHours('ar'),
    figure_visitors: defaultFigures.visitors,
    figure_professionals: defaultFigures.professionals,
    figure_focus: defaultFigures.focus,
    data_licence: english(settingsTexts.ownLicence),
    data_licence_ar: arabic(settingsTexts.ownLicence),
    rows_per_company: String(DEFAULT_ROWS_PER_COMPANY),
  };
}
