import type pg from 'pg';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { daysLeftUntil, todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';

/** So many days before the end a reminder goes. */
const reminders = [7, 30] as const;
const EARLIEST = 30;

type Ending = {
  id: number;
  ends_on: string;
  plan_name: string;
  plan_name_ar: string;
  company_name: string;
  company_name_ar: string | null;
  email: string;
  language: Language;
};

/** Paid periods that end soon with nothing after them, told in the language they were paid in. */
async function findEnding(client: pg.PoolClient, today: string): Promise<Ending[]> {
  const { rows } = await client.query<Ending>(
    `select subscriptions.id, ends_on::text, plans.name as plan_name, plans.name_ar as plan_name_ar,
       companies.name as company_name, companies.name_ar as company_name_ar,
       coalesce(orders.email, companies.email) as email, coalesce(orders.language, 'en') as language
     from subscriptions
     join plans on plans.id = subscriptions.plan
     join companies on companies.id = subscriptions.company_id
     left join orders on orders.id = subscriptions.order_id
     where subscriptions.plan > 1 and cancelled_at is null
       and ends_on between $1::date and $1::date + $2::int
       and not exists (
         select from subscriptions as later
         where later.company_id = subscriptions.company_id and later.cancelled_at is null
           and later.plan >= subscriptions.plan
           and (later.ends_on is null or later.ends_on > subscriptions.ends_on))
     for update of subscriptions skip locked`,
    [today, EARLIEST],
  );
  return rows;
}

/** The one reminder whose time has come; an earlier one that was missed is not sent late. */
function dueReminder(endsOn: string, now: Date): number {
  const left = daysLeftUntil(endsOn, now);
  return reminders.find((days) => left <= days) ?? EARLIEST;
}

function mailOf(ending: Ending, appUrl: string): Mail {
  const { language, email: recipient } = ending;
  const t = translateIn(language);
  const values = {
    plan: inLanguage(language, ending.plan_name, ending.plan_name_ar),
    company: inLanguage(language, ending.company_name, ending.company_name_ar),
    date: showDate(ending.ends_on, language),
    address: appUrl + localizePath(language, '/checkout'),
  };
  return {
    recipient,
    subject: t(texts.reminderSubject, values),
    body: t(texts.reminderBody, values),
    language,
  };
}

type RemindParts = { readonly pool: pg.Pool; readonly appUrl: string; readonly now: Date };

/** Reminds of subscriptions that end soon, 30 and 7 days before, each once; answers how many mails that were. */
export async function remindOfEnds({ pool, appUrl, now }: RemindParts): Promise<number> {
  return inTransaction(pool, async (client) => {
    let sent = 0;
    for (const ending of await findEnding(client, todayAt(now))) {
      const { rowCount } = await client.query(
        `insert into subscription_reminders (subscription_id, days_before) values ($1, $2)
         on conflict do nothing`,
        [ending.id, dueReminder(ending.ends_on, now)],
      );
      if (rowCount === 0) continue;
      await queueMail(client, mailOf(ending, appUrl));
      sent += 1;
    }
    return sent;
  });
}
