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
 * Asks one of the two mailboxes. The token stands behind the hash of the page's address, which no
 * browser sends along: no log of a server or proxy holds it.
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

/** Told to both when it is done: whoever reads only the old mailbox has to hear of it. */
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
