import type pg from 'pg';
import { accountFacts } from '#features/accounts/server/public.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { remindersTexts as texts } from '#features/payments/reminders.texts.ts';
import { orders } from '#features/payments/server/orders/orders.table.ts';
import { type EndingPeriod, lockEndingPeriods } from '#features/subscriptions/server/public.ts';
import { array, bigint, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { daysLeftUntil, todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { type Language, languages, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';
import { recordReminder } from './sent-reminders.ts';

/** Days before the end at which reminders are sent. */
const reminders = [7, 30] as const;
const EARLIEST = 30;

const selectPayers = query({
  name: 'payments.payers',
  values: { orderIds: array(text) },
  row: { id: text, email: text, language: oneOf(languages) },
  sql: sql`select id, email, language from ${orders} where id = any($orderIds)`,
});

const selectCompanies = query({
  name: 'payments.companies-to-remind',
  values: { ids: array(bigint) },
  row: { id: bigint, name: text, name_ar: nullable(text), email: nullable(text) },
  sql: sql`
    select c.id, c.name, c.name_ar, coalesce(c.confirmed_email, a.email) as email
    from ${companyFacts} c left join ${accountFacts} a on a.id = c.owner_account_id
    where c.id = any($ids)`,
});

type Ending = EndingPeriod & {
  readonly company: { readonly name: string; readonly name_ar: string | null };
  readonly email: string;
  readonly language: Language;
};

/** Periods that end soon without a successor, with their payer and the language of the payment. */
async function findEnding(client: Connection, today: CalendarDate): Promise<readonly Ending[]> {
  const periods = await lockEndingPeriods(client, today, EARLIEST);
  const orderIds = periods.flatMap(({ order_id: id }) => id ?? []);
  const payers = await selectPayers.all(client, { orderIds });
  const ids = periods.map(({ company_id: id }) => id);
  const companies = await selectCompanies.all(client, { ids });
  return periods.flatMap((period) => {
    const company = companies.find(({ id }) => id === period.company_id);
    const payer = payers.find(({ id }) => id === period.order_id);
    if (!company) return [];
    const { email, language } = payer ?? { email: company.email, language: 'en' };
    if (email === null) return [];
    return [{ ...period, company, email, language }];
  });
}

/** The reminder that is due now; an earlier one that was missed is not sent late. */
function dueReminder(endsOn: string, now: Date): number {
  const left = daysLeftUntil(endsOn, now);
  return reminders.find((days) => left <= days) ?? EARLIEST;
}

function mailOf(ending: Ending, appUrl: string): Mail {
  const { language, email: recipient } = ending;
  const t = translateIn(language);
  const values = {
    plan: inLanguage(language, ending.plan_name, ending.plan_name_ar),
    company: inLanguage(language, ending.company.name, ending.company.name_ar),
    date: showDate(ending.ends_on, language),
    address: appUrl + localizePath(language, '/checkout'),
  };
  return {
    recipient,
    subject: t(texts.subject, values),
    body: t(texts.body, values),
    language,
  };
}

type RemindParts = { readonly pool: pg.Pool; readonly appUrl: string; readonly now: Date };

/** Sends reminders 30 and 7 days before a subscription ends, each once; returns the number of mails. */
export async function remindOfEnds({ pool, appUrl, now }: RemindParts): Promise<number> {
  return inTransaction(pool, async (client) => {
    let sent = 0;
    for (const ending of await findEnding(client, todayAt(now))) {
      const isNew = await recordReminder(client, ending.id, dueReminder(ending.ends_on, now));
      if (!isNew) continue;
      await queueMail(client, mailOf(ending, appUrl));
      sent += 1;
    }
    return sent;
  });
}
