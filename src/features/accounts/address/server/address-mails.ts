import { addressTexts as texts } from '#features/accounts/address/address.texts.ts';
import { readSiteName } from '#features/site/server/public.ts';
import type { Connection } from '#platform/database/connection.ts';
import { HOUR_S } from '#platform/dates/spans.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { LINK_LIFE_H } from './email-changes.ts';

export type Readdressing = {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly language: Language;
  readonly appUrl: string;
};

/**
 * Mails a confirmation link to one of the two mailboxes. The token is in the URL's fragment, which browsers do not
 * send, so no server or proxy logs it.
 */
export async function mailLink(
  client: Connection,
  { oldEmail, newEmail, language, appUrl }: Readdressing,
  { recipient, token }: { readonly recipient: string; readonly token: string },
): Promise<void> {
  const t = translateIn(language);
  const site = await readSiteName(client, language);
  const link = `${appUrl}${localizePath(language, '/confirm-address')}#${token}`;
  const values = { old: oldEmail, email: newEmail, hours: LINK_LIFE_H, link, site };
  await queueMail(client, {
    recipient,
    subject: t(texts.mailSubject, { site }),
    body: t(texts.mailBody, values),
    language,
    validForS: LINK_LIFE_H * HOUR_S,
  });
}

/** Tells both mailboxes that the address was changed, because somebody may read only the old one. */
export async function mailDone(
  client: Connection,
  { oldEmail, newEmail, language, appUrl }: Readdressing,
): Promise<void> {
  const t = translateIn(language);
  const site = await readSiteName(client, language);
  const contact = appUrl + localizePath(language, '/contact');
  for (const recipient of [oldEmail, newEmail]) {
    await queueMail(client, {
      recipient,
      subject: t(texts.doneSubject, { site }),
      body: t(texts.doneBody, { old: oldEmail, email: newEmail, contact, site }),
      language,
    });
  }
}
