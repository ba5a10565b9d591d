import { understand } from '#features/search/asking/understand.ts';
import type { AskedKind, Understanding } from '#features/search/asking/understanding.ts';
import { array, bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { type Candidate, partsHad } from './finding/candidates/candidates.ts';
import { findAnswers } from './finding/find-answers.ts';
import { inTurn } from './finding/in-turn.ts';
import { searchDocuments } from './search-documents.table.ts';

const selectRecords = query({
  name: 'search.records-of-answers',
  values: { documents: array(bigint) },
  row: { id: bigint, record_id: bigint },
  sql: sql`
    select id, record_id from ${searchDocuments} where id = any ($documents::bigint[])`,
});

type Sought = {
  readonly words: string | undefined;
  readonly kind: AskedKind;
  /** The country whose list is shown. */
  readonly country: string;
  readonly today: CalendarDate;
};

/** Whether a question has nothing but words that everybody says, such as "is there", and so narrows no list. */
const asksForNothing = ({ words, kinds, leaning, place, time, price }: Understanding) =>
  words.every(({ optional }) => optional) &&
  kinds.length + leaning.length === 0 &&
  !(place?.sure || time || price);

/** A list shows only records that have as many parts of the question as the best one has. */
function fullest(answers: readonly Candidate[]): readonly Candidate[] {
  const most = Math.max(0, ...answers.map(partsHad));
  return answers.filter((answer) => partsHad(answer) === most);
}

/** The question as asked within the list of a country; undefined where it is about another country. */
export function withinCountry(
  { near: _, place, ...rest }: Understanding,
  country: string,
): Understanding | undefined {
  const spots = place?.sure ? [place, ...place.others] : [];
  const here = spots.find((spot) => spot.country === country);
  if (spots.length > 0 && !here) return undefined;
  return { ...rest, place: { ...here, country, written: '', others: [], sure: true } };
}

/** The words as they stand, for when what they were taken to mean finds nothing: a company may be called Omani. */
function asWritten({ tokens }: Understanding, country: string): Understanding {
  return {
    tokens,
    words: tokens.map((text, at) => ({
      written: text,
      readings: [{ text, how: 'typed', weight: 1 }],
      at,
    })),
    kinds: [],
    kindsWritten: '',
    leaning: [],
    place: { country, written: '', others: [], sure: true },
    care: false,
    child: false,
    person: false,
    advice: false,
  };
}

type Listed = { readonly answers: readonly Candidate[]; readonly more: boolean };

async function answersOf(
  connection: Connection,
  { words, kind, country, today }: Sought & { readonly words: string },
): Promise<Listed> {
  const understood = understand(words, { today });
  const asked = asksForNothing(understood) ? undefined : withinCountry(understood, country);
  const meant = asked
    ? await findAnswers(connection, { understanding: asked, country, today, kind })
    : { answers: [], more: false };
  if (meant.answers.length > 0) return { ...meant, answers: fullest(meant.answers) };
  const understanding = asWritten(understood, country);
  const literal = await findAnswers(connection, { understanding, country, today, kind });
  const all = understanding.words.length;
  return { ...literal, answers: literal.answers.filter((answer) => partsHad(answer) === all) };
}

/**
 * The records that words typed into a list find there, best first. It is the search that answers everywhere, limited to
 * one kind and one country. Undefined where no word was typed.
 */
export async function findListed(
  connection: Connection,
  { words, kind, country, today }: Sought,
): Promise<{ readonly ids: readonly number[]; readonly more: boolean } | undefined> {
  if (!words?.trim()) return undefined;
  // Signs alone are no words, and no record has them.
  if (!findSearchWords(words)) return { ids: [], more: false };
  const { answers, more } = await inTurn(connection, () =>
    answersOf(connection, { words, kind, country, today }),
  );
  const documents = answers.map(({ id }) => id);
  const rows = await selectRecords.all(connection, { documents });
  const recordOf = new Map(rows.map(({ id, record_id }) => [id, record_id]));
  return { ids: documents.flatMap((id) => recordOf.get(id) ?? []), more };
}
