import type { Reading, Understanding } from '#features/search/asking/understanding.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type AskedGroup, askedGroups, type KnownQuestion } from './asked-groups.ts';
import { countRecords } from './count-records.ts';
import { groupQuery, nearQuery } from './group-query.ts';
import { findAskedTerms, findMeantTerms } from './terms.ts';
import { findKnownWords, type KnownWord } from './vocabulary.ts';
import { stemsOf } from './word-readings.ts';

/** Only so many guesses at a word are looked at for slips. */
const GUESSES = 2;

function spelledReadings(readings: readonly Reading[]): readonly Reading[] {
  const guessed = readings.filter(({ how }) => how === 'arabizi' || how === 'layout');
  return [...readings.filter(({ how }) => how === 'typed'), ...guessed.slice(0, GUESSES)];
}

async function knownWordsOf(
  connection: Connection,
  { words, tokens }: Understanding,
): Promise<ReadonlyMap<string, readonly KnownWord[]>> {
  const wordsIn = (readings: readonly Reading[]) => readings.flatMap(({ text }) => text.split(' '));
  const all = new Set(words.flatMap(({ readings }) => wordsIn(readings)));
  const spelled = new Set(words.flatMap(({ readings }) => wordsIn(spelledReadings(readings))));
  const beginning = tokens.at(-1);
  const known = await findKnownWords(connection, {
    words: [...all],
    spelled: [...spelled],
    beginning,
  });
  return Map.groupBy(known, (each) => each.asked);
}

export type PartsWanted = {
  /** Descriptions too of which one word was not said. */
  readonly freely: boolean;
  /** Terms of fewer words only. */
  readonly shorterThan?: number | undefined;
  /** Terms only whose words stand beside each other. */
  readonly unbroken?: boolean | undefined;
};

/** The parts of a question, each with the words of the records that stand for it. */
export async function groupsOf(
  connection: Connection,
  understanding: Understanding,
  { freely, shorterThan, unbroken }: PartsWanted,
) {
  const [known, records] = await Promise.all([
    knownWordsOf(connection, understanding),
    countRecords(connection),
  ]);
  const { words } = understanding;
  const question: KnownQuestion = { words, known, records, shorterThan, unbroken };
  const stems = new Set(understanding.words.flatMap((word) => [...stemsOf(word, known).keys()]));
  const asked = stems.size > 0 ? await findAskedTerms(connection, [...stems], freely) : [];
  const meant = await findMeantTerms(connection, [...new Set(asked.map((term) => term.group_id))]);
  return { known, groups: askedGroups(question, { asked, meant }), records };
}

/** What a record must have at least, by how many parts the question has. */
const floors = [1, 0.6, 0.55, 0.5, 0.46, 0.43, 0.4];
const LONG_FLOOR = 0.34;

/** Who asks for one thing and another is helped by either. */
const ONE_OF_SEVERAL = 0.8;

function floorFor(required: readonly AskedGroup[], { words }: Understanding): number {
  const floor = floors[required.length] ?? LONG_FLOOR;
  const asksForSeveral = required.some(
    ({ at: [first = -1] }, place) => place > 0 && words[first]?.andAlso,
  );
  return asksForSeveral ? floor * ONE_OF_SEVERAL : floor;
}

export type Parts = {
  readonly groups: readonly AskedGroup[];
  /** How the database is asked for each of the groups. */
  readonly queries: readonly string[];
  readonly nearQueries: readonly string[];
  readonly floor: number;
  readonly records: number;
  readonly known: ReadonlyMap<string, readonly KnownWord[]>;
};

/** Asks that nothing matches. */
const NOBODY = `'='`;

/** A question as it is asked of the database. */
export async function partsOf(
  connection: Connection,
  understanding: Understanding,
  wanted: PartsWanted,
): Promise<Parts> {
  const { known, groups, records } = await groupsOf(connection, understanding, wanted);
  const required = groups.filter(({ optional }) => !optional);
  return {
    groups,
    queries: groups.map((group) => groupQuery(group) ?? NOBODY),
    nearQueries: groups.map((group) => nearQuery(group) ?? NOBODY),
    floor: floorFor(required, understanding),
    records,
    known,
  };
}
