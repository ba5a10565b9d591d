import { noticesTexts as texts } from '#features/accounts/notices/notices.texts.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { bigint, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';

const selectAddress = query({
  name: 'accounts.address-for-notices',
  values: { id: bigint },
  row: { email: text, language: oneOf(languages) },
  plan: 'each call',
  sql: sql`select email, language from ${accounts} where id = $id`,
});

/** The event, with its details. */
export type AccountNotice =
  | { readonly kind: 'passkeyAdded' | 'passkeyRemoved'; readonly name: string }
  | { readonly kind: 'sessionsEnded'; readonly n: number };

/** Mails the account's person about an event, in the event's transaction. It may not have been them. */
export async function mailNotice(
  connection: Connection,
  accountId: number,
  notice: AccountNotice,
  appUrl: string,
): Promise<void> {
  const to = await selectAddress.first(connection, { id: accountId });
  if (!to) return;
  const { email, language } = to;
  const { kind, ...values } = notice;
  const t = translateIn(language);
  const site = await readSiteName(connection, language);
  const link = appUrl + localizePath(language, '/dashboard');
  await queueMail(connection, {
    recipient: email,
    subject: t(texts[`${kind}Subject`], { site }),
    body: t(texts.body, { what: t(texts[kind], values), link, site }),
    language,
    topic: `account:${kind}`,
  });
}
