import type { AskedWord, Reading } from '#features/search/asking/understanding.ts';
import { soundLikeness, spellingDistance } from './spelling.ts';
import type { AskedTerm, MeantTerm } from './terms.ts';
import type { KnownWord } from './vocabulary.ts';

/** A word of the records that stands for a word of the question, and how surely, from 0 to 1. */
export type Lexeme = { readonly text: string; readonly quality: number };

/** Words that are all meant, each by any of its lexemes. */
export type Alternative = {
  readonly words: readonly (readonly Lexeme[])[];
  readonly quality: number;
  readonly documents: number;
  /** Records that have it in their names. */
  readonly named: number;
};

/** A part of the question that a record can answer: a word, or several that mean one thing. */
export type AskedGroup = {
  /** Which of the asked words. */
  readonly at: readonly number[];
  readonly alternatives: readonly Alternative[];
  /** How much it tells records apart, from 0 to 1 for each word. */
  readonly weight: number;
  readonly optional: boolean;
  readonly documents: number;
  readonly named: number;
};

const LEXEMES = 24;
const ALTERNATIVES = 40;

/** Shorter words sound like too many others. */
const SHORTEST_SOUND = 4;

/** A word that is not one nobody knows, but a slip of one. */
function slipQuality({ asked, found, way }: KnownWord): number {
  if (way === 'beginning') return 0.9;
  if (way === 'sound') {
    if (asked.length < SHORTEST_SOUND) return 0;
    const likeness = soundLikeness(asked, found);
    return likeness >= 0.6 ? 0.55 + 0.35 * likeness : 0;
  }
  const distance = spellingDistance(asked, found);
  if (distance === 1) return asked.length >= 4 ? 0.85 : 0;
  if (distance === 2 && asked.length >= 7) return 0.7;
  return 0;
}

/** Short stems are shared by words that have little to do with each other. */
const SHORT_STEM = 3;

function formQuality({ asked, found, stem }: KnownWord): number {
  if (found === asked) return 1;
  return stem.length > SHORT_STEM ? 0.99 : 0.9;
}

function qualityOf(known: KnownWord): number {
  if (known.way === 'form') return formQuality(known);
  if (known.way === 'clitic') return 0.9;
  return slipQuality(known);
}

const isSlip = ({ way }: KnownWord) => way !== 'form' && way !== 'clitic';

type Known = ReadonlyMap<string, readonly KnownWord[]>;

const bestFirst = (a: Lexeme, b: Lexeme) => b.quality - a.quality;

/** Of several slips only those that are about as near as the nearest. */
const SLIPS_WITHIN = 0.08;

function lexemesOf(word: string, known: Known, slips: boolean): readonly (Lexeme & KnownWord)[] {
  const found = (known.get(word) ?? [])
    .filter((each) => slips || !isSlip(each))
    .map((each) => ({ ...each, text: each.found, quality: qualityOf(each) }))
    .filter(({ quality }) => quality > 0)
    .sort(bestFirst);
  const best = found[0]?.quality ?? 0;
  const near = found.filter((each) => !isSlip(each) || each.quality >= best - SLIPS_WITHIN);
  return near.slice(0, LEXEMES);
}

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

/** Whether a reading has every word of it, in the records or the thesaurus, without a slip. */
const isKnown = (reading: Reading, known: Known) =>
  reading.text.split(' ').every((word) => (known.get(word) ?? []).some((each) => !isSlip(each)));

/** Whether records have every word of it. */
const isRecorded = (reading: Reading, known: Known) =>
  reading.text
    .split(' ')
    .every((word) => (known.get(word) ?? []).some((each) => !isSlip(each) && each.documents > 0));

export type KnownQuestion = {
  readonly words: readonly AskedWord[];
  readonly known: Known;
  /** How many records there are. */
  readonly records: number;
};

/** Beside a word that is known as it was typed, only what is as good as typed. */
const AS_TYPED = 0.8;
/** A slip so near that it is likelier than two words written together. */
const LIKELY_SLIP = 0.8;
/** Of guesses those that are about as good as the best. */
const GUESSES_WITHIN = 0.3;
/** What the best guess at a word is worth that means nothing as it was typed. */
const BEST_GUESS = 0.8;

/** A slip of a guess at a shorter word could be anything. */
const LONG_GUESS = 6;

/** Guesses count by how they compare to the best of them. */
function weighed(guesses: readonly Reading[]): readonly Reading[] {
  const best = Math.max(0, ...guesses.map(({ weight }) => weight));
  const near = guesses.filter(({ weight }) => weight >= best - GUESSES_WITHIN);
  if (best >= BEST_GUESS) return near;
  return near.map((each) => ({ ...each, weight: (each.weight / best) * BEST_GUESS }));
}

type Readings = { readonly readings: readonly Reading[]; readonly slips: boolean };

/** Readings that are known stand for the word; only where there is none it is taken for a slip. */
function readingsOf(word: AskedWord, known: Known): Readings {
  const isTyped = ({ how }: Reading) => how === 'typed';
  const isSplit = ({ how }: Reading) => how === 'split';
  const typed = word.readings.filter(isTyped);
  const whole = word.readings.filter((reading) => !isSplit(reading));
  const knownWhole = whole.filter((reading) => isKnown(reading, known));
  if (knownWhole.some((reading) => isTyped(reading) && isRecorded(reading, known))) {
    return { readings: knownWhole.filter(({ weight }) => weight >= AS_TYPED), slips: false };
  }
  const guesses = knownWhole.filter((reading) => !isTyped(reading));
  // The thesaurus knows it, and perhaps no record says it so: it may be a guess as well.
  if (knownWhole.some(isTyped)) return { readings: [...typed, ...weighed(guesses)], slips: false };
  const isSlipOf = typed.some(({ text }) =>
    lexemesOf(text, known, true).some(({ quality }) => quality >= LIKELY_SLIP),
  );
  if (isSlipOf) return { readings: [...typed, ...guesses], slips: true };
  if (guesses.length > 0) return { readings: weighed(guesses), slips: false };
  const knownSplit = word.readings.filter((reading) => isSplit(reading) && isKnown(reading, known));
  if (knownSplit.length > 0) return { readings: knownSplit, slips: false };
  const isLong = word.written.length >= LONG_GUESS;
  const guessed = isLong ? weighed(whole.filter((each) => !isTyped(each))) : [];
  return { readings: [...typed, ...guessed], slips: true };
}

/** Stems that a word may stand for, with how surely. */
export function stemsOf(word: AskedWord, known: Known): ReadonlyMap<string, number> {
  const stems = new Map<string, number>();
  const { readings, slips } = readingsOf(word, known);
  for (const reading of readings) {
    for (const part of reading.text.split(' ')) {
      for (const { stem, quality } of lexemesOf(part, known, slips)) {
        const sure = quality * reading.weight;
        if (sure > (stems.get(stem) ?? 0)) stems.set(stem, sure);
      }
    }
  }
  return stems;
}

/** A rare word tells more than a common one; a term that no record has tells most. */
function rarity(documents: number, records: number): number {
  return Math.log(1 + records / (1 + documents)) / Math.log(1 + records);
}

const LEAST_RARITY = 0.08;
/** Neither a record nor the thesaurus has it: more likely something said in passing than what is looked for. */
const UNHEARD = 0.6;
/** So little of a word that it may be the beginning of any. */
const UNHEARD_BEGINNING = 0.4;
const SHORT_BEGINNING = 2;

function weightOf(word: AskedWord, documents: number, { known, records }: KnownQuestion): number {
  const isHeard = documents > 0 || word.readings.some((reading) => isKnown(reading, known));
  if (isHeard) return Math.max(LEAST_RARITY, rarity(documents, records));
  return word.written.length <= SHORT_BEGINNING ? UNHEARD_BEGINNING : UNHEARD;
}

function singleGroup(word: AskedWord, at: number, question: KnownQuestion): AskedGroup {
  const { known } = question;
  const { readings, slips } = readingsOf(word, known);
  const alternatives = readings.flatMap((reading) => alternativeOf(reading, known, slips) ?? []);
  const documents = sum(alternatives.map((each) => each.documents));
  return {
    at: [at],
    alternatives,
    documents,
    named: sum(alternatives.map((each) => each.named)),
    weight: weightOf(word, documents, question),
    optional: word.optional ?? false,
  };
}

/** Where in the question a term stands, and how surely. */
type Sighting = {
  readonly at: readonly number[];
  readonly groupId: number;
  readonly quality: number;
};

const ONE_WAY = 0.86;
const SCATTERED = 0.85;
const FARTHEST = 5;

function sight(
  { group_id, stems, one_way }: AskedTerm,
  places: readonly ReadonlyMap<string, number>[],
): Sighting | undefined {
  const at: number[] = [];
  let sure = 1;
  for (const stem of stems) {
    const place = places.findIndex((words, index) => words.has(stem) && !at.includes(index));
    if (place < 0) return undefined;
    sure = Math.min(sure, places[place]?.get(stem) ?? 0);
    at.push(place);
  }
  at.sort((a, b) => a - b);
  const span = (at.at(-1) ?? 0) - (at[0] ?? 0) + 1;
  if (span > at.length + FARTHEST) return undefined;
  const together = span === at.length ? 1 : SCATTERED;
  return { at, groupId: group_id, quality: sure * together * (one_way ? ONE_WAY : 1) };
}

const SYNONYM = 0.97;

function meantAlternatives(
  { groupId, quality }: Sighting,
  meant: ReadonlyMap<number, readonly MeantTerm[]>,
): readonly Alternative[] {
  return (meant.get(groupId) ?? []).map(({ words, documents, named }) => ({
    words: words.map((found) => found.map((text) => ({ text, quality: 1 }))),
    quality: quality * SYNONYM,
    documents,
    named,
  }));
}

/** The words as they were asked for, all of them. */
function typedTogether(groups: readonly AskedGroup[]): readonly Alternative[] {
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
  return [{ words, quality: 1, documents, named }];
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

/** Terms that are the same words to the records, once, by the surest. */
function distinct(alternatives: readonly Alternative[]): readonly Alternative[] {
  const seen = new Map<string, Alternative>();
  for (const each of alternatives) {
    const key = each.words.map((lexemes) => lexemes.map(({ text }) => text).join()).sort();
    if (!seen.has(key.join(' '))) seen.set(key.join(' '), each);
  }
  return [...seen.values()];
}

/** The parts of a question: longest terms first, every word in one part. */
export function askedGroups(question: KnownQuestion, { asked, meant }: Thesaurus): AskedGroup[] {
  const { words, known } = question;
  const places = words.map((word) => stemsOf(word, known));
  const singles = words.map((word, at) => singleGroup(word, at, question));
  const isOffered = ({ groupId }: Sighting) => (meant.has(groupId) ? 1 : 0);
  const sightings = asked
    .flatMap((term) => sight(term, places) ?? [])
    .sort(
      (a, b) => isOffered(b) - isOffered(a) || b.at.length - a.at.length || b.quality - a.quality,
    );
  const taken = new Map<number, string>();
  const spans = new Map<string, { at: readonly number[]; alternatives: Alternative[] }>();
  for (const sighting of sightings) {
    const key = sighting.at.join();
    const owners = new Set(sighting.at.map((at) => taken.get(at)));
    if ([...owners].some((owner) => owner !== undefined && owner !== key)) continue;
    for (const at of sighting.at) taken.set(at, key);
    const span = spans.get(key) ?? { at: sighting.at, alternatives: [] };
    span.alternatives.push(...meantAlternatives(sighting, meant));
    spans.set(key, span);
  }
  const merged = [...spans.values()].map(({ at, alternatives }): AskedGroup => {
    const parts = at.flatMap((place) => singles[place] ?? []);
    const offered = [
      ...(at.length > 1 ? typedTogether(parts) : (parts[0]?.alternatives ?? [])),
      ...alternatives,
    ].sort((a, b) => b.quality - a.quality);
    const all = distinct(offered).slice(0, ALTERNATIVES);
    const documents = sum(all.map((each) => each.documents));
    return {
      at,
      alternatives: all,
      documents,
      named: sum(all.map((each) => each.named)),
      weight: togetherWeight(parts),
      optional: parts.every(({ optional }) => optional),
    };
  });
  const rest = singles.filter(({ at: [at = 0] }) => !taken.has(at));
  return [...merged, ...rest].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
}

export const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** In front of a word it asks for the word in a name. */
export const NAMED = '~';

/** What asks for more words than another does finds nothing that the other would not. */
function withoutNarrower(
  conjunctions: readonly ReadonlySet<string>[],
): readonly ReadonlySet<string>[] {
  const kept: ReadonlySet<string>[] = [];
  for (const each of conjunctions.toSorted((a, b) => a.size - b.size)) {
    const isNarrower = kept.some((wider) => [...wider].every((word) => each.has(word)));
    if (!isNarrower) kept.push(each);
  }
  return kept;
}

/** As the database asks for a part; null where no record can have it. */
export function groupQuery({ alternatives }: AskedGroup, sign = ''): string | null {
  if (alternatives.length === 0) return null;
  const anyOf = (lexemes: readonly Lexeme[]) =>
    lexemes
      .map(({ text }) => quoted(sign + text))
      .sort()
      .join('|');
  return withoutNarrower(alternatives.map(({ words }) => new Set(words.map(anyOf))))
    .map((words) => `(${[...words].map((each) => `(${each})`).join('&')})`)
    .join('|');
}
