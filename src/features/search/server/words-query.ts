import { understand } from '#features/search/asking/understand.ts';
import type { Understanding } from '#features/search/asking/understanding.ts';
import type { Connection } from '#platform/database/connection.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { withinCountry } from './find-listed.ts';
import { groupQuery, quoted } from './finding/parts/group-query.ts';
import { groupsOf } from './finding/parts/question-parts.ts';

type Sought = {
  readonly words: string | undefined;
  readonly country: string;
  readonly today: CalendarDate;
};

/** A query for a word that no record has. */
const NOTHING = quoted('=');

const all = (parts: readonly string[]) => parts.map((part) => `(${part})`).join('&');
const any = (parts: readonly string[]) => parts.map((part) => `(${part})`).join('|');

/** The query for the words just as typed, which no record and no thesaurus has to know yet. */
function asTyped(words: Understanding['words']): string | undefined {
  const typed = words.filter(({ optional }) => !optional).map(({ readings: [first] }) => first);
  const parts = typed.flatMap((reading) => reading?.text.split(' ') ?? []).map(quoted);
  return parts.length > 0 ? all(parts) : undefined;
}

/** The query for what the words mean, as far as records and the thesaurus know them today. */
async function asMeant(connection: Connection, understanding: Understanding) {
  const { groups } = await groupsOf(connection, understanding, { freely: false });
  const required = groups.filter(({ optional }) => !optional).map((group) => groupQuery(group));
  const known = required.filter((each) => each !== null);
  return known.length > 0 && known.length === required.length ? all(known) : undefined;
}

/** The query for the town that the words name. */
function inTown({ place }: Understanding): string | undefined {
  const names = (place?.names ?? []).map((name) => all(name.split(' ').map(quoted)));
  return names.length > 0 ? any(names) : undefined;
}

/**
 * The tsquery that a record in a country's list must match to be found by the typed words. Undefined where the words do
 * not narrow the list.
 */
export async function findWordsQuery(
  connection: Connection,
  { words, country, today }: Sought,
): Promise<string | undefined> {
  if (!words?.trim()) return undefined;
  if (!findSearchWords(words)) return NOTHING;
  const understood = understand(words, { today });
  const asked = withinCountry(understood, country);
  if (!asked) return all(understood.tokens.map(quoted));
  const ways = [asTyped(asked.words), await asMeant(connection, asked)].filter(
    (way) => way !== undefined,
  );
  const parts = [...(ways.length > 0 ? [any(ways)] : []), inTown(asked)].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? all(parts) : undefined;
}
