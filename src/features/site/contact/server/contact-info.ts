import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { readSettings } from '#features/site/settings/server/read-settings.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

/** The hours that the answers to questions name, until the operator says otherwise. */
export const defaultHours = (language: Language) =>
  translateIn(language)(contactTexts.defaultHours);

/** How the operator wants to be reached: nobody else knows an address or a number of theirs. */
export async function readContactInfo(connection: Connection, language: Language) {
  const setting = await readSettings(connection, language);
  return {
    email: setting('contact_email') ?? null,
    phone: setting('contact_phone') ?? null,
    address: setting('contact_address') ?? null,
    hours: setting('contact_hours') ?? defaultHours(language),
  };
}

/** Where mail for the operator goes: to the address that is shown, else to whom the portal was set up for. */
export async function findOperatorAddress(
  connection: Connection,
  adminEmail: string | undefined,
): Promise<string | undefined> {
  const { email } = await readContactInfo(connection, 'en');
  return email ?? adminEmail;
}
