import type pg from 'pg';
import { contactTexts } from '#features/contact/contact.texts.ts';
import { readSettings } from '#features/site/server/public.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { sayIn } from '#platform/i18n/server-say.ts';

/** What the operator set, and the product's own words until then. */
export async function readContactInfo(connection: Pick<pg.Pool, 'query'>, language: Language) {
  const setting = await readSettings(connection, language);
  const say = sayIn(language);
  return {
    email: setting('contact_email') ?? 'info@mai.example',
    phone: setting('contact_phone') ?? '+965 2200 1100',
    address: setting('contact_address') ?? say(contactTexts.defaultAddress),
    hours: setting('contact_hours') ?? say(contactTexts.defaultHours),
  };
}
