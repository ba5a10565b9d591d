import type { AskedWord } from '#features/search/asking/understanding.ts';
import { AS_TYPED } from '#features/search/server/finding/terms/sightings.ts';
import { readingsOf } from '#features/search/server/finding/words/word-readings.ts';
import { weightOf } from '#features/search/server/finding/words/word-weights.ts';
import { alternativeOf, sum } from './alternatives.ts';
import type { Alternative, AskedGroup } from './asked-group.ts';
import type { SightedWords } from './term-spans.ts';

export type KnownQuestion = SightedWords & {
  /** How many records there are. */
  readonly records: number;
};

/** Whether a word by itself is a term of the thesaurus, and whether records offer what it means. */
export type Term = 'none' | 'known' | 'offered';

/** A lexeme at least this sure is the word itself, and not another one of the same short stem: خدم is not خدمة. */
const ITSELF = 0.99;

function asWritten(alternative: Alternative): readonly Alternative[] {
  const words = alternative.words.map((each) => each.filter(({ quality }) => quality >= ITSELF));
  return words.some((each) => each.length === 0) ? [] : [{ ...alternative, words }];
}

/** Makes a part of a single word. What the thesaurus knows and records offer is not guessed at. */
export function wordGroup(
  word: AskedWord,
  at: number,
  question: KnownQuestion,
  term: Term,
): AskedGroup {
  const { known } = question;
  const { elsewhere = false, optional = false, unwanted } = word;
  const { readings, slips } = readingsOf(word, known);
  const found = readings
    .filter(({ weight }) => (term !== 'offered' && !elsewhere) || weight >= AS_TYPED)
    .flatMap((reading) => alternativeOf(reading, known, slips && !elsewhere) ?? []);
  const alternatives = word.literal ? found.flatMap(asWritten) : found;
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
    ...(unwanted && { unwanted }),
    elsewhere,
  };
}
