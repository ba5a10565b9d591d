import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { readSettings } from '#features/site/settings/server/read-settings.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

/** The product's own words until the operator says otherwise. */
export function defaultContact(language: Language) {
  const t = translateIn(language);
  return {
    email: 'info@mai.example',
    phone: '+965 2200 1100',
    address: t(contactTexts.defaultAddress),
    hours: t(contactTexts.defaultHours),
  };
}

export async function readContactInfo(connection: Connection, language: Language) {
  const setting = await readSettings(connection, language);
  const own = defaultContact(language);
  return {
    email: setting('contact_email') ?? own.email,
    phone: setting('contact_phone') ?? own.phone,
    address: setting('contact_address') ?? own.address,
    hours: setting('contact_hours') ?? own.hours,
  };
}
