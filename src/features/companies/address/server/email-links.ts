import { addressTexts as texts } from '#features/companies/address/address.texts.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { hashOfToken, newSecretToken } from '#platform/auth/secret-token.ts';
import { bigint, bytes, int, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, type RowOf } from '#platform/database/statement.ts';
import { HOUR_S } from '#platform/dates/spans.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { companyEmailLinks } from './company-email-links.table.ts';

const LIFE_H = 24;

const dropExpired = command({
  name: 'companies.drop-expired-email-links',
  sql: sql`delete from ${companyEmailLinks} where expires_at <= now()`,
});

const insertLink = command({
  name: 'companies.make-email-link',
  values: { hash: bytes, companyId: bigint, email: text, hours: int },
  sql: sql`
    insert into ${companyEmailLinks} (token_hash, company_id, email, expires_at)
    values ($hash, $companyId, $email, now() + make_interval(hours => $hours))`,
});

export type LinkedCompany = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
};

/**
 * Mails a confirmation link to the stated address. The token is in the URL's fragment, which browsers do not send, so
 * no server or proxy logs it.
 */
export async function mailEmailLink(
  client: Connection,
  { id, name, email, language }: LinkedCompany,
  appUrl: string,
): Promise<void> {
  const token = newSecretToken();
  await dropExpired.run(client);
  await insertLink.run(client, { hash: hashOfToken(token), companyId: id, email, hours: LIFE_H });
  const t = translateIn(language);
  const site = await readSiteName(client, language);
  const link = `${appUrl}${localizePath(language, '/confirm-email')}#${token}`;
  await queueMail(client, {
    recipient: email,
    subject: t(texts.mailSubject, { company: name, site }),
    body: t(texts.mailBody, { company: name, email, site, link, hours: LIFE_H }),
    language,
    validForS: LIFE_H * HOUR_S,
    lane: 'ordinary',
    topic: `company-email:${id}`,
  });
}

const linkColumns = { company_id: bigint, email: text };

const takeLink = command({
  name: 'companies.take-email-link',
  values: { hash: bytes },
  row: linkColumns,
  sql: sql`
    delete from ${companyEmailLinks} where token_hash = $hash and expires_at > now()
    returning company_id, email`,
});

/** Deletes the link and returns what it confirms. A rollback of the transaction restores it. */
export async function takeEmailLink(
  client: Connection,
  token: string,
): Promise<RowOf<typeof linkColumns> | undefined> {
  return takeLink.first(client, { hash: hashOfToken(token) });
}

const dropLinks = command({
  name: 'companies.drop-email-links',
  values: { companyId: bigint },
  sql: sql`delete from ${companyEmailLinks} where company_id = $companyId`,
});

/** After a confirmation the company's other links have nothing left to confirm. */
export async function dropEmailLinks(client: Connection, companyId: number): Promise<void> {
  await dropLinks.run(client, { companyId });
}
