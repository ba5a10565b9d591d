import type { AskedWord, Reading } from '#features/search/asking/understanding.ts';
import { isItself, isSlip, type Known, lexemesOf } from './lexemes.ts';

/** Whether the records or the thesaurus have every word of a reading, without a slip. */
export const isKnown = (reading: Reading, known: Known) =>
  reading.text.split(' ').every((word) => (known.get(word) ?? []).some(isItself));

/** Whether records have every word of it. */
const isRecorded = (reading: Reading, known: Known) =>
  reading.text
    .split(' ')
    .every((word) => (known.get(word) ?? []).some((each) => !isSlip(each) && each.documents > 0));

/** Beside a word that is known as typed, only readings this sure count. */
const AS_TYPED = 0.8;
/** The readings that count even where records have the word as typed. */
export const asGoodAsTyped = ({ readings }: AskedWord): readonly Reading[] =>
  readings.filter(({ how, weight }) => how !== 'split' && weight >= AS_TYPED);

/** Whether records have the word as it was typed, which then means nothing else. */
export const isRecordedAsTyped = ({ readings }: AskedWord, known: Known): boolean =>
  readings.some(
    (reading) => reading.how === 'typed' && isKnown(reading, known) && isRecorded(reading, known),
  );

/** A slip at least this sure is likelier than two words written together. */
const LIKELY_SLIP = 0.8;
/** Guesses nearly as good as the best are kept. */
const GUESSES_WITHIN = 0.3;
/** What the best guess is worth where the word means nothing as typed. */
const BEST_GUESS = 0.8;

/** A slip of a guess at a shorter word could be anything. */
const LONG_GUESS = 6;

/** Weighs guesses against the best of them. */
function weighed(guesses: readonly Reading[]): readonly Reading[] {
  const best = Math.max(0, ...guesses.map(({ weight }) => weight));
  const near = guesses.filter(({ weight }) => weight >= best - GUESSES_WITHIN);
  if (best >= BEST_GUESS) return near;
  return near.map((each) => ({ ...each, weight: (each.weight / best) * BEST_GUESS }));
}

/** Whether two words joined are so long that a slip of both could be nothing else: "physio therapst". */
export const isLongJoined = ({ how, text }: Reading) =>
  how === 'joined' && text.length >= LONG_JOINED;
const LONG_JOINED = 9;

/** A slip of joined pieces this long is surer than what any piece may have been by itself: "levy tirra cetam". */
const DICTATED = 12;

const isArabic = (written: string) => /^[\u0600-\u06ff]+$/.test(written);
/** As sure as two words that were written as one. */
const RUN_TOGETHER = 0.7;

const isWithoutLittle = ({ how }: Reading) => how === 'clitic' || how === 'pronoun';

/** Whether the reading is likely a slip of a word. */
const isLikelySlip = ({ text }: Reading, known: Known) =>
  lexemesOf(text, known, true).some(({ quality }) => quality >= LIKELY_SLIP);

type Readings = { readonly readings: readonly Reading[]; readonly slips: boolean };

/** The readings that a word stands for. It is taken for a slip only where none of them is known. */
export function readingsOf(word: AskedWord, known: Known): Readings {
  const isTyped = ({ how }: Reading) => how === 'typed';
  const isSplit = ({ how }: Reading) => how === 'split';
  const typed = word.readings.filter(isTyped);
  const whole = word.readings.filter((reading) => !isSplit(reading));
  const knownWhole = whole.filter((reading) => isKnown(reading, known));
  if (isRecordedAsTyped(word, known)) {
    return { readings: knownWhole.filter(({ weight }) => weight >= AS_TYPED), slips: false };
  }
  const guesses = knownWhole.filter((reading) => !isTyped(reading));
  // The thesaurus knows it but perhaps no record says it so, so guesses at it count as well.
  if (knownWhole.some(isTyped)) return { readings: [...typed, ...weighed(guesses)], slips: false };
  // A word that is known without its clitics is no slip: هالطبيب, بالطبيب.
  const bare = guesses.filter(isWithoutLittle);
  if (bare.length > 0) return { readings: bare, slips: false };
  // A word about another matter means what it says: espresso is not express.
  const isOther = word.elsewhere === true;
  const joined = isOther
    ? []
    : word.readings.filter((each) => isLongJoined(each) && isLikelySlip(each, known));
  const dictated = joined.filter(({ text }) => text.length >= DICTATED);
  if (dictated.length > 0) return { readings: dictated, slips: true };
  const isSlipOf = !isOther && typed.some((each) => isLikelySlip(each, known));
  if (isSlipOf) return { readings: [...typed, ...joined, ...weighed(guesses)], slips: true };
  if (joined.length > 0 && guesses.length === 0) return { readings: joined, slips: true };
  const knownSplit = word.readings.filter((reading) => isSplit(reading) && isKnown(reading, known));
  // In Arabic letters two words run together are likelier than other guesses.
  const isTogether = isArabic(word.written) && knownSplit.length > 0;
  const surer = isTogether ? guesses.filter(({ weight }) => weight >= RUN_TOGETHER) : guesses;
  if (surer.length > 0) return { readings: weighed(surer), slips: false };
  if (knownSplit.length > 0) return { readings: knownSplit, slips: false };
  const isLong = word.written.length >= LONG_GUESS;
  const guessed = isLong ? weighed(whole.filter((each) => !isTyped(each))) : [];
  return { readings: [...typed, ...guessed], slips: !isOther };
}

/** The stems that a word may stand for, and how surely. */
export type Stems = ReadonlyMap<string, number>;

/** The stems of a word; where several words were written as one, those of each. */
export function stemsInPieces(word: AskedWord, known: Known): readonly Stems[] {
  const pieces: Map<string, number>[] = [new Map()];
  const { readings, slips } = readingsOf(word, known);
  for (const { how, text, weight } of readings) {
    for (const [place, part] of text.split(' ').entries()) {
      const at = how === 'split' ? place : 0;
      const stems = pieces[at] ?? new Map<string, number>();
      pieces[at] = stems;
      for (const { stem, quality } of lexemesOf(part, known, slips)) {
        const sure = quality * weight;
        if (sure > (stems.get(stem) ?? 0)) stems.set(stem, sure);
      }
    }
  }
  return pieces;
}
