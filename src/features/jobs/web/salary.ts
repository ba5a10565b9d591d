import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { moneyTexts } from '#platform/money/money.texts.ts';

type Paid = {
  readonly salary_from: string | null;
  readonly salary_to: string | null;
  readonly salary_currency: string | null;
};

const known: Readonly<Record<string, Text>> = lookup(moneyTexts);

/** Rounds a monthly salary to whole units: fractions would only distract. */
function wholeUnits(decimal: string): string {
  return String(Math.round(Number(decimal))).replace(/\B(?=(\d{3}){1,5}$)/g, ',');
}

/** Such as "KWD 650–850 a month"; undefined if the company does not state it. */
export function formatSalary(t: Translate, job: Paid): string | undefined {
  const { salary_from: from, salary_to: to, salary_currency: currency } = job;
  if (from === null || to === null || currency === null) return undefined;
  const [least, most] = [wholeUnits(from), wholeUnits(to)];
  const amount = least === most ? least : `${least}–${most}`;
  const text = known[currency];
  const money = t(text ?? moneyTexts.other, { amount, currency });
  return t(jobsTexts.monthly, { money });
}
