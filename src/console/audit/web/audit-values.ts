import { collectionTexts } from '#collection/collection.texts.ts';
import { auditTexts } from '#console/audit/audit.texts.ts';
import type { AuditSubject, Meaning, Speech } from '#console/audit/audit-subject.ts';
import { sayMoment } from '#console/web/moments.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { countryName } from '#platform/geo/country-name.ts';

const truths: Meaning = { true: auditTexts.yes, false: auditTexts.no };

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Fields that mean the same wherever they stand. */
const recurring: Readonly<Record<string, Meaning>> = {
  status: { 0: collectionTexts.inactive, 1: collectionTexts.active },
  country: (value, { language }) => countryName(value, language),
};

function sayMeaning(meaning: Meaning | undefined, value: string, speech: Speech) {
  if (typeof meaning === 'function') return meaning(value, speech);
  const word = meaning && Object.hasOwn(meaning, value) ? meaning[value] : undefined;
  return word && speech.say(word);
}

function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>|\s+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function sayPlain(value: string, field: string, { language }: Speech): string {
  if (field.startsWith('html')) return withoutTags(value);
  if (moment.test(value)) return sayMoment(value, language);
  return day.test(value) ? showDate(value, language) : value;
}

/** A recorded value as the form it came from would say it. */
export function sayValue(
  value: string,
  of: { readonly subject: AuditSubject | undefined; readonly field: string },
  speech: Speech,
): string {
  const { subject, field } = of;
  const meaning = subject?.values?.[field] ?? recurring[field];
  return (
    sayMeaning(meaning, value, speech) ??
    sayMeaning(truths, value, speech) ??
    sayPlain(value, field, speech)
  );
}
