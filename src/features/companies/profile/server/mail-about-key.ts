import { accountFacts } from '#features/accounts/server/public.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { bigint, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { withCommas } from '#platform/i18n/with-commas.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { profileRow } from './company-profile.queries.ts';

type Profile = Readonly<RowOf<typeof profileRow>>;

/** The facts that identify a company, and its contact details. */
const identity = {
  company_name: texts.name,
  company_name_ar: texts.arabicName,
  company_email: texts.email,
  company_phone: texts.phone,
  phone_country: texts.phone,
  company_website: texts.website,
  company_logo: texts.logo,
} as const;

const selectOwner = query({
  name: 'companies.owner-of-key',
  values: { account: bigint },
  row: { email: text, language: oneOf(languages) },
  sql: sql`select email, language from ${accountFacts} where id = $account`,
});

type Change = {
  readonly before: Profile;
  readonly after: Profile;
  readonly key: string;
  readonly accountId: number;
  readonly appUrl: string;
};

/** Mails the owner, in the same transaction, when a program changed facts that identify the company. */
export async function mailAboutKey(
  client: Connection,
  { before, after, key, accountId, appUrl }: Change,
): Promise<void> {
  const changed = (Object.keys(identity) as (keyof typeof identity)[]).filter(
    (field) => before[field] !== after[field],
  );
  if (changed.length === 0) return;
  const { email, language } = await selectOwner.one(client, { account: accountId });
  const t = translateIn(language);
  const site = await readSiteName(client, language);
  const company = before.company_name;
  const fields = withCommas([...new Set(changed.map((field) => t(identity[field])))], language);
  const link = appUrl + localizePath(language, '/exhibitor/dashboard/settings');
  await queueMail(client, {
    recipient: email,
    subject: t(texts.byKeySubject, { company, site }),
    body: t(texts.byKeyBody, { company, key, fields, link, site }),
    language,
    topic: `company-by-key:${before.id}`,
  });
}
