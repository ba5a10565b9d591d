import type { DemoCountryCode } from '#demo/demo-countries.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { RecordId } from './record-id.ts';

export const queryClasses = [
  'exact name',
  'part of a name',
  'code or reference',
  'digits and strengths',
  'misspelling',
  'word form',
  'split or joined',
  'transliteration',
  'synonym',
  'abbreviation',
  'brand and generic',
  'question',
  'spoken sentence',
  'Gulf dialect',
  'Egyptian dialect',
  'Levantine dialect',
  'arabizi',
  'wrong keyboard layout',
  'mixed scripts',
  'described use',
  'symptom',
  'kind',
  'place',
  'time',
  'price',
  'home country',
  'service or department',
  'branch',
  'brand',
  'help and legal',
  'hostile or nonsense',
  'not in the demo',
] as const;

export type QueryClass = (typeof queryClasses)[number];

/** The language of a query. Arabizi is Arabic in Latin letters and digits. */
export const askedLanguages = ['en', 'ar', 'arabizi'] as const;

export type AskedLanguage = (typeof askedLanguages)[number];

/** A function for queries that name a time, because they mean other records on another day. */
export type Ids = readonly RecordId[] | ((today: CalendarDate) => readonly RecordId[]);

type Query = {
  /** Can contain placeholders such as {ref} or {joined} for references, which contain the year of filling. */
  readonly text: string;
  /** The visitor's country. */
  readonly from: DemoCountryCode;
  /** Each of these is a right first answer; empty if nothing may be found. */
  readonly right: Ids;
  /** Related to the query, but not what should come first. */
  readonly fair: readonly RecordId[];
  /** The record whose reference is in the text. */
  readonly reference?: RecordId;
};

export type Asked = Query & { readonly class: QueryClass; readonly language: AskedLanguage };

export function ask(
  text: string,
  from: DemoCountryCode,
  right: Ids,
  fair: readonly RecordId[] = [],
): Query {
  return { text, from, right, fair };
}

/** The portal has nothing like it, so every answer is wrong. */
export function askForNothing(text: string, from: DemoCountryCode): Query {
  return { text, from, right: [], fair: [] };
}

export function askByReference(
  text: string,
  from: DemoCountryCode,
  [reference]: readonly RecordId[],
): Query {
  if (!reference) throw new Error(`Whose reference is in "${text}"?`);
  return { text, from, right: [reference], fair: [], reference };
}

export function asked(
  queryClass: QueryClass,
  queries: Readonly<Partial<Record<AskedLanguage, readonly Query[]>>>,
): readonly Asked[] {
  return askedLanguages.flatMap((language) =>
    (queries[language] ?? []).map((query) => ({ ...query, class: queryClass, language })),
  );
}
