import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { readSettings } from '#features/site/settings/server/read-settings.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

/** Opening hours until the operator sets others; the FAQ names the same ones. */
export const defaultHours = (language: Language) =>
  translateIn(language)(contactTexts.defaultHours);

/** The operator's contact details. Apart from the hours they have no defaults. */
export async function readContactInfo(connection: Connection, language: Language) {
  const setting = await readSettings(connection, language);
  return {
    email: setting('contact_email') ?? null,
    phone: setting('contact_phone') ?? null,
    address: setting('contact_address') ?? null,
    hours: setting('contact_hours') ?? defaultHours(language),
  };
}

/** The address for mail to the operator: the public one, or else the one from the configuration. */
export async function findOperatorAddress(
  connection: Connection,
  adminEmail: string | undefined,
): Promise<string | undefined> {
  const { email } = await readContactInfo(connection, 'en');
  return email ?? adminEmail;
}
