import type { AskedWord, Reading } from '#features/search/asking/understanding.ts';
import {
  headFirst,
  isFarGuess,
  isUse,
  literalFirst,
  typedForms,
  wholeness,
} from './compare-sightings.ts';
import { type Known, type Lexeme, lexemesOf } from './lexemes.ts';
import { AS_TYPED, type Sighting, sight } from './sightings.ts';
import type { AskedTerm, MeantTerm } from './terms.ts';
import { readingsOf, stemsOf } from './word-readings.ts';
import { LEAST_RARITY, rarity, weightOf } from './word-weights.ts';

/** Words that are all meant, each by any of its lexemes. */
export type Alternative = {
  readonly words: readonly (readonly Lexeme[])[];
  readonly quality: number;
  readonly documents: number;
  /** Records that have it in their names. */
  readonly named: number;
  /** Not what was asked for, but what it leads to: a record must be called so; a thing that mentions it is none. */
  readonly ledTo?: boolean;
  /** So few records have one of its words that the others need not stand beside it. */
  readonly rare?: boolean;
};

/** A part of the question that a record can answer: a word, or several that mean one thing. */
export type AskedGroup = {
  /** Which of the asked words. */
  readonly at: readonly number[];
  readonly alternatives: readonly Alternative[];
  /** How much it tells records apart, from 0 to 1 for each word. */
  readonly weight: number;
  readonly optional: boolean;
  /** Only what is called so has it. */
  readonly elsewhere?: boolean | undefined;
  readonly documents: number;
  readonly named: number;
};

const ALTERNATIVES = 40;

export type KnownQuestion = {
  readonly words: readonly AskedWord[];
  /** Terms of fewer words only. */
  readonly shorterThan?: number | undefined;
  /** Terms only whose words stand beside each other. */
  readonly unbroken?: boolean | undefined;
  readonly known: Known;
  /** How many records there are. */
  readonly records: number;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function alternativeOf(reading: Reading, known: Known, slips: boolean): Alternative | undefined {
  const words = reading.text.split(' ').map((word) => lexemesOf(word, known, slips));
  const inRecords = words.map((lexemes) => lexemes.filter(({ documents }) => documents > 0));
  if (inRecords.some((lexemes) => lexemes.length === 0)) return undefined;
  const documents = inRecords.map((lexemes) => sum(lexemes.map((each) => each.documents)));
  const named = inRecords.map((lexemes) => sum(lexemes.map((each) => each.named)));
  return {
    words: inRecords,
    quality: reading.weight,
    documents: Math.min(...documents),
    named: Math.min(...named),
  };
}

type Term = 'none' | 'known' | 'offered';

/** What the thesaurus knows and records offer needs no guessing. */
function singleGroup(word: AskedWord, at: number, question: KnownQuestion, term: Term): AskedGroup {
  const { known } = question;
  const { elsewhere = false, optional = false } = word;
  const { readings, slips } = readingsOf(word, known);
  const alternatives = readings
    .filter(({ weight }) => (term !== 'offered' && !elsewhere) || weight >= AS_TYPED)
    .flatMap((reading) => alternativeOf(reading, known, slips && !elsewhere) ?? []);
  const documents = sum(alternatives.map((each) => each.documents));
  return {
    at: [at],
    alternatives,
    documents,
    named: sum(alternatives.map((each) => each.named)),
    weight: elsewhere
      ? 1
      : weightOf(word.written, {
          documents,
          isTerm: term !== 'none',
          isSlip: slips,
          among: question.words.filter((each) => !each.optional).length,
          records: question.records,
        }),
    optional: optional && !elsewhere,
    elsewhere,
  };
}

/** What the thesaurus means by a term, as the records say it. */
export const meaning = (
  { words, documents, named }: MeantTerm,
  quality: number,
  ledTo: boolean,
): Alternative => ({
  words: words.map((found) => found.map((text) => ({ text, quality: 1 }))),
  quality,
  documents,
  named,
  ledTo,
});

const SYNONYM = 0.97;

function meantAlternatives(
  { groupId, quality, oneWay }: Sighting,
  meant: ReadonlyMap<number, readonly MeantTerm[]>,
): readonly Alternative[] {
  return (meant.get(groupId) ?? []).map((term) => meaning(term, quality * SYNONYM, oneWay));
}

const RARE = 0.003;

/** The words as they were asked for, all of them. */
function typedTogether(groups: readonly AskedGroup[], records: number): readonly Alternative[] {
  const words = groups.map(({ alternatives }) =>
    alternatives.flatMap((each) =>
      each.words.length === 1
        ? (each.words[0] ?? []).map(({ text, quality }) => ({
            text,
            quality: quality * each.quality,
          }))
        : [],
    ),
  );
  if (words.some((lexemes) => lexemes.length === 0)) return [];
  const documents = Math.min(...groups.map((each) => each.documents));
  const named = Math.min(...groups.map((each) => each.named));
  return [{ words, quality: 1, documents, named, rare: documents <= records * RARE }];
}

export type Thesaurus = {
  readonly asked: readonly AskedTerm[];
  readonly meant: ReadonlyMap<number, readonly MeantTerm[]>;
};

/** Several words that mean one thing tell little more than the best of them. */
const EACH_FURTHER = 0.3;

function togetherWeight(parts: readonly AskedGroup[]): number {
  const best = Math.max(...parts.map(({ weight }) => weight));
  return best * (1 + EACH_FURTHER * (parts.length - 1));
}

/** What is left of a term without words that say little beside it: of a medical bed, a bed. */
const WITHOUT_WEAK = 0.75;

function withoutWeak(
  parts: readonly AskedGroup[],
  meantAt: (at: number) => readonly Alternative[],
  records: number,
): readonly Alternative[] {
  const strong = parts.filter(({ optional }) => !optional);
  if (strong.length === 0 || strong.length === parts.length) return [];
  const [first] = strong;
  const rest =
    first && strong.length === 1
      ? [...first.alternatives, ...meantAt(first.at[0] ?? 0)]
      : typedTogether(strong, records);
  return rest.map((each) => ({ ...each, quality: each.quality * WITHOUT_WEAK }));
}

/** A word that no record says so weighs by what is meant as well: "kids" is as common as "children". */
function weightOfMeant(parts: readonly AskedGroup[], meant: number, records: number): number {
  const own = togetherWeight(parts);
  const isSaid = parts.some(({ documents }) => documents > 0);
  if (isSaid || meant === 0 || parts.length > 1) return own;
  return (own + Math.max(LEAST_RARITY, rarity(meant, records))) / 2;
}

/** Who says what a thing is for names it only roughly beside that: "a cloth to cover the patient". */
const BESIDE_USE = 0.5;

function besideUse(groups: readonly Described[]): readonly AskedGroup[] {
  const isDescribed = groups.some(({ described }) => described);
  return groups.map(({ described, ...group }) =>
    isDescribed && !described && !group.elsewhere
      ? { ...group, weight: group.weight * BESIDE_USE }
      : group,
  );
}

const TELLING = 0.5;
/** Whom or what it is for. */
const QUALIFIER = 0.5;
/** What is told on the way to a wish. */
const BESIDE_WISH = 0.6;

/** Beside a thing that tells records apart by itself less is asked of what else is told. */
function lessBeside(
  groups: readonly AskedGroup[],
  isBeside: (place: number) => boolean | undefined,
  factor: number,
): AskedGroup[] {
  const isTold = ({ at }: AskedGroup) => at.every(isBeside);
  const hasThing = groups.some(
    (group) => !group.optional && group.weight >= TELLING && !isTold(group),
  );
  return groups.map((group) =>
    hasThing && isTold(group) && !group.elsewhere
      ? { ...group, weight: group.weight * factor }
      : group,
  );
}

type Described = AskedGroup & { readonly described?: boolean };

/** "A crutch or a walker" asks for either. */
function eitherOf(groups: readonly AskedGroup[], words: readonly AskedWord[]): AskedGroup[] {
  const joined: AskedGroup[] = [];
  for (const group of groups) {
    const before = joined.at(-1);
    if (!before || !words[group.at[0] ?? 0]?.orElse) {
      joined.push(group);
      continue;
    }
    joined[joined.length - 1] = {
      ...before,
      at: [...before.at, ...group.at],
      alternatives: distinct([...before.alternatives, ...group.alternatives]),
      weight: Math.min(before.weight, group.weight),
      optional: before.optional && group.optional,
      documents: before.documents + group.documents,
      named: before.named + group.named,
    };
  }
  return joined;
}

/** Terms that are the same words to the records, once, by the surest. */
function distinct(alternatives: readonly Alternative[]): readonly Alternative[] {
  const seen = new Map<string, Alternative>();
  for (const each of alternatives) {
    const key = each.words.map((lexemes) => lexemes.map(({ text }) => text).join()).sort();
    if (!seen.has(key.join(' '))) seen.set(key.join(' '), each);
  }
  return [...seen.values()];
}

type Span = { at: readonly number[]; alternatives: Alternative[]; described: boolean };

/** The parts of a question: longest terms first, every word in one part. */
export function askedGroups(question: KnownQuestion, { asked, meant }: Thesaurus): AskedGroup[] {
  const { words, known, shorterThan = words.length + 1, unbroken = false } = question;
  const places = words.map((word) => stemsOf(word, known));
  const isOffered = ({ groupId }: Sighting) => (meant.has(groupId) ? 1 : 0);
  /** What records are called so comes before what some mention. */
  const isNamed = ({ groupId }: Sighting) =>
    meant.get(groupId)?.some(({ named }) => named > 0) ? 1 : 0;
  const sighted = literalFirst(
    asked
      .flatMap((term) => sight(term, places, typedForms(words)) ?? [])
      .filter((each) => each.at.length < shorterThan && (each.unbroken || !unbroken)),
  );
  const spansOffered = new Set(
    sighted.filter((each) => each.typed && isOffered(each)).map(({ at }) => at.join()),
  );
  const termsTyped = new Set(sighted.flatMap(({ typed, at }) => (typed ? at.join() : [])));
  const termAt = (at: number): Term => {
    if (spansOffered.has(`${at}`)) return 'offered';
    return termsTyped.has(`${at}`) ? 'known' : 'none';
  };
  const singles = words.map((word, at) => singleGroup(word, at, question, termAt(at)));
  /** Of a term each word is one of its words, and not said in passing. */
  const partOf = (at: number): AskedGroup | undefined => {
    const word = words[at];
    const term = termAt(at);
    return word && singleGroup(word, at, question, term === 'none' ? 'known' : term);
  };
  const sightings = sighted
    // What was typed means something: guesses at it would only be in its way.
    .filter((each) => each.typed || !spansOffered.has(each.at.join()))
    .filter((each) => !isFarGuess(each, words))
    .sort(
      (a, b) =>
        isOffered(b) - isOffered(a) ||
        wholeness(b) - wholeness(a) ||
        b.at.length - a.at.length ||
        isNamed(b) - isNamed(a) ||
        b.quality - a.quality ||
        headFirst(words, a, b) ||
        a.groupId - b.groupId,
    );
  const taken = new Map<number, string>();
  const spans = new Map<string, Span>();
  for (const sighting of sightings) {
    const key = sighting.at.join();
    const owners = new Set(sighting.at.map((at) => taken.get(at)));
    if ([...owners].some((owner) => owner !== undefined && owner !== key)) continue;
    for (const at of sighting.at) taken.set(at, key);
    const span = spans.get(key) ?? { at: sighting.at, alternatives: [], described: true };
    span.alternatives.push(...meantAlternatives(sighting, meant));
    span.described &&= isUse(sighting) && isOffered(sighting) > 0;
    spans.set(key, span);
  }
  const meantAt = (at: number) =>
    sighted.flatMap((each) =>
      each.typed && each.at.join() === `${at}` ? meantAlternatives(each, meant) : [],
    );
  const merged = [...spans.values()].map(({ at, alternatives, described }): Described => {
    const parts = at.flatMap((place) => partOf(place) ?? []);
    const offered = [
      ...(at.length > 1 ? typedTogether(parts, question.records) : (parts[0]?.alternatives ?? [])),
      ...alternatives,
      ...withoutWeak(parts, meantAt, question.records),
    ].sort((a, b) => b.quality - a.quality);
    const all = distinct(offered).slice(0, ALTERNATIVES);
    const documents = sum(all.map((each) => each.documents));
    return {
      at,
      alternatives: all,
      documents,
      named: sum(all.map((each) => each.named)),
      weight: weightOfMeant(parts, documents, question.records),
      optional: parts.every(({ optional }) => optional),
      elsewhere: parts.some(({ elsewhere }) => elsewhere),
      described,
    };
  });
  const rest = singles.filter(({ at: [at = 0] }) => !taken.has(at));
  const inOrder = [...merged, ...rest].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
  const qualified = lessBeside(besideUse(inOrder), (at) => words[at]?.qualifies, QUALIFIER);
  return eitherOf(
    lessBeside(qualified, (at) => words[at]?.beside, BESIDE_WISH),
    words,
  );
}
