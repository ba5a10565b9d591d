import type { Reading, Understanding } from '#features/search/asking/understanding.ts';
import {
  type AskedTerm,
  findAskedTerms,
  findMeantTerms,
} from '#features/search/server/finding/terms/terms.ts';
import type { Known } from '#features/search/server/finding/words/lexemes.ts';
import { findKnownWords } from '#features/search/server/finding/words/vocabulary.ts';
import {
  asGoodAsTyped,
  isLongJoined,
  isRecordedAsTyped,
  stemsInPieces,
} from '#features/search/server/finding/words/word-readings.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { MeantTerms } from './alternatives.ts';
import type { AskedGroup } from './asked-group.ts';
import { askedGroups } from './asked-groups.ts';
import { countRecords, type RecordCounts } from './count-records.ts';
import { groupQuery, nearQuery } from './group-query.ts';
import { withoutKindWords } from './kind-alone.ts';
import type { KnownQuestion } from './word-group.ts';

/** Only this many guesses at a word are looked up with slips. */
const GUESSES = 2;

function guessesAtSlips(readings: readonly Reading[]): readonly Reading[] {
  const guesses = readings.filter(({ how }) => how === 'arabizi' || how === 'layout');
  return [...guesses.slice(0, GUESSES), ...readings.filter(isLongJoined)];
}

const wordsIn = (readings: readonly Reading[]) => [
  ...new Set(readings.flatMap(({ text }) => text.split(' '))),
];

/**
 * The words that those of the question may stand for. What they may have been meant to be is looked up only where no
 * record has them as typed, because there are twenty times as many such candidates.
 */
async function knownWordsOf(
  connection: Connection,
  { words, tokens }: Understanding,
): Promise<Known> {
  const near = words.flatMap(asGoodAsTyped);
  const spelled = words.flatMap(({ readings }) => readings.filter(({ how }) => how === 'typed'));
  const sure = await findKnownWords(connection, {
    words: wordsIn(near),
    spelled: wordsIn(spelled),
    beginning: tokens.at(-1),
  });
  const known: Known = Map.groupBy(sure, (each) => each.asked);
  const open = words.filter((word) => !isRecordedAsTyped(word, known));
  const readings = open.flatMap((word) => word.readings);
  const slips = open.flatMap((word) => guessesAtSlips(word.readings));
  const others = [...readings.filter((each) => !near.includes(each)), ...slips];
  if (others.length === 0) return known;
  const guesses = await findKnownWords(connection, {
    words: wordsIn(others),
    spelled: wordsIn(slips),
    beginning: undefined,
  });
  return new Map([...Map.groupBy(guesses, (each) => each.asked), ...known]);
}

export type PartsWanted = {
  /** Accepts descriptions with one word missing from the question. */
  readonly freely: boolean;
  /** Takes only terms of fewer words. */
  readonly shorterThan?: number | undefined;
  /** Takes only terms whose words stand beside each other. */
  readonly unbroken?: boolean | undefined;
  /** What was looked up when the question was taken another way. */
  readonly before?: LookedUp | undefined;
};

type Terms = {
  readonly stems: readonly string[];
  readonly freely: boolean;
  readonly asked: readonly AskedTerm[];
  readonly meant: MeantTerms;
};

/** What the database knows about a question's words, before they are made into parts. */
export type LookedUp = {
  readonly known: Known;
  readonly counts: RecordCounts;
  readonly terms: Terms;
};

/**
 * The terms that the words make. Another way to take the question mostly has the same words, so its terms are reused.
 */
async function termsOf(
  connection: Connection,
  { stems, freely }: Pick<Terms, 'stems' | 'freely'>,
  before: Terms | undefined,
): Promise<Terms> {
  if (before?.freely === freely && before.stems.join(' ') === stems.join(' ')) return before;
  const asked = stems.length > 0 ? await findAskedTerms(connection, stems, freely) : [];
  const groups = [...new Set(asked.map((term) => term.group_id))];
  return { stems, freely, asked, meant: await findMeantTerms(connection, groups) };
}

/** The parts of a question, each with the words of the records that stand for it. */
export async function groupsOf(
  connection: Connection,
  understanding: Understanding,
  { freely, shorterThan, unbroken, before }: PartsWanted,
) {
  const [known, counts] = before
    ? [before.known, before.counts]
    : await Promise.all([knownWordsOf(connection, understanding), countRecords(connection)]);
  const { words } = understanding;
  const question: KnownQuestion = { words, known, records: counts.all, shorterThan, unbroken };
  const pieces = understanding.words.flatMap((word) => stemsInPieces(word, known));
  const stems = new Set(pieces.flatMap((piece) => [...piece.keys()]));
  const terms = await termsOf(connection, { stems: [...stems], freely }, before?.terms);
  const meant = withoutKindWords(terms.meant, understanding.kinds);
  return { known, counts, terms, groups: askedGroups(question, { asked: terms.asked, meant }) };
}

/** The share of a question that an answer must have, by the number of parts the question has. */
const floors = [1, 0.6, 0.55, 0.5, 0.46, 0.43, 0.4];
const LONG_FLOOR = 0.34;

/** Someone who asks for one thing and another is helped by either. */
const ONE_OF_SEVERAL = 0.8;

function floorFor(required: readonly AskedGroup[], { words }: Understanding): number {
  const floor = floors[required.length] ?? LONG_FLOOR;
  const asksForSeveral = required.some(
    ({ at: [first = -1] }, place) => place > 0 && words[first]?.andAlso,
  );
  return asksForSeveral ? floor * ONE_OF_SEVERAL : floor;
}

export type Parts = LookedUp & {
  readonly groups: readonly AskedGroup[];
  /** A tsquery for each of the groups. */
  readonly queries: readonly string[];
  readonly nearQueries: readonly string[];
  readonly floor: number;
};

/** A tsquery that no record matches: no word has this letter, and no sign begins with it. */
const NOBODY = `'!'`;

const queriesFor = (groups: readonly AskedGroup[]) => ({
  queries: groups.map((group) => groupQuery(group) ?? NOBODY),
  nearQueries: groups.map((group) => nearQuery(group) ?? NOBODY),
});

/** The same question, reduced to the thing that it describes. */
export const describedParts = (parts: Parts, thing: AskedGroup): Parts => ({
  ...parts,
  groups: [thing],
  ...queriesFor([thing]),
  floor: DESCRIBED_FLOOR,
});
const DESCRIBED_FLOOR = 0.6;

/** The parts of a question, with their queries and its floor. */
export async function partsOf(
  connection: Connection,
  understanding: Understanding,
  wanted: PartsWanted,
): Promise<Parts> {
  const { groups, ...lookedUp } = await groupsOf(connection, understanding, wanted);
  const required = groups.filter(({ optional }) => !optional);
  return {
    ...lookedUp,
    groups,
    ...queriesFor(groups),
    floor: floorFor(required, understanding),
  };
}
