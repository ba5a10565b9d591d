import { mailsTexts } from '#app/console/mails/mails.texts.ts';
import { collectionTexts } from '#collection/collection.texts.ts';
import { auditTexts } from '#console/audit/audit.texts.ts';
import { sayMoment } from '#console/web/moments.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import { companiesConsoleTexts } from '#features/companies/console/console-companies.texts.ts';
import { standings } from '#features/companies/exhibitors/exhibitor-applications.contract.ts';
import { applicationsTexts } from '#features/companies/exhibitors/exhibitor-applications.texts.ts';
import { ordersTexts } from '#features/payments/orders.texts.ts';
import { messagesTexts } from '#features/site/contact/messages.texts.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { countryName } from '#platform/geo/country-name.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Say } from '#platform/i18n/say.ts';
import type { Text } from '#platform/i18n/texts.ts';

type Meanings = Readonly<Record<string, Text>>;

const switched: Meanings = { 0: collectionTexts.inactive, 1: collectionTexts.active };

/** What numbers and names stand for, by the field that holds them, or by subject and field. */
const meanings: Readonly<Record<string, Meanings>> = {
  status: switched,
  'company status': {
    ...switched,
    2: companiesConsoleTexts.pending,
    3: companiesConsoleTexts.suspended,
  },
  exhibitor_status: Object.fromEntries(
    standings.map((standing, number) => [number, applicationsTexts[standing]]),
  ),
  'order status': ordersTexts,
  'mail state': mailsTexts,
  'message state': messagesTexts,
};

const truths: Meanings = { true: auditTexts.yes, false: auditTexts.no };

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A recorded value as the form it came from would say it. */
export function sayValue(
  value: string,
  of: { readonly subject: string; readonly field: string },
  { say, language }: { readonly say: Say; readonly language: Language },
): string {
  const { subject, field } = of;
  const known = meanings[`${subject} ${field}`] ?? meanings[field] ?? truths;
  const word = [known, truths].find((words) => Object.hasOwn(words, value))?.[value];
  if (word) return say(word);
  if (field === 'type') return say(companyTypeText(Number(value)));
  if (field === 'country') return countryName(value, language);
  if (field.startsWith('html'))
    return value
      .replace(/<[^>]*>|\s+/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim();
  if (moment.test(value)) return sayMoment(value, language);
  return day.test(value) ? showDate(value, language) : value;
}
