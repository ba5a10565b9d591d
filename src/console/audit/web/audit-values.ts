import { collectionTexts } from '#collection/collection.texts.ts';
import { auditTexts } from '#console/audit/audit.texts.ts';
import type { AuditSubject, Meaning, Reader } from '#console/audit/audit-subject.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { withCommas } from '#platform/i18n/with-commas.ts';
import { lookup } from '#platform/lookups/lookup.ts';

const truths: Meaning = { true: auditTexts.yes, false: auditTexts.no };

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Fields whose values mean the same in every kind of record. */
const recurring: Readonly<Record<string, Meaning>> = lookup({
  status: { 0: collectionTexts.inactive, 1: collectionTexts.active },
  country: (value, { language }) => countryName(value, language),
  countries: (value, { language }) =>
    withCommas(
      value.split(',').map((code) => countryName(code, language)),
      language,
    ),
});

function formatMeaning(meaning: Meaning | undefined, value: string, translation: Reader) {
  if (typeof meaning === 'function') return meaning(value, translation);
  const word = meaning && Object.hasOwn(meaning, value) ? meaning[value] : undefined;
  return word && translation.t(word);
}

function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>|\s+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

export const isMarkup = (field: string): boolean => field.startsWith('html');

function formatPlain(value: string, field: string, { language }: Reader): string {
  if (isMarkup(field)) return withoutTags(value);
  if (moment.test(value)) return showMoment(value, language);
  return day.test(value) ? showDate(value, language) : value;
}

/** A stored value in the words of the form it came from. */
export function formatValue(
  value: string,
  of: { readonly subject: AuditSubject | undefined; readonly field: string },
  translation: Reader,
): string {
  const { subject, field } = of;
  const meaning = subject?.values?.[field] ?? recurring[field];
  return (
    formatMeaning(meaning, value, translation) ??
    formatMeaning(truths, value, translation) ??
    formatPlain(value, field, translation)
  );
}
