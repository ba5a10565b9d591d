import { withoutArticle } from './arabic-forms.ts';
import { isOtherKeyboard, readingsOf, type WordContext } from './readings.ts';
import { spelledAt } from './spelled-letters.ts';
import { stopWordsAt } from './stop-words.ts';
import type { Token } from './tokens.ts';
import type { AskedWord } from './understanding.ts';
import { spellingsOfUnit } from './units.ts';
import { weakWordsAt } from './weak-words.ts';

export type TokenRoles = {
  /** Said by a filter and nothing more: gone from the words. */
  readonly gone: ReadonlySet<number>;
  /** A filter, and perhaps part of a name: stays as an optional word. */
  readonly optional: ReadonlySet<number>;
};

const LONGEST_JOINED = 40;

/** A word written apart from its neighbour, or a code cut at its signs, is one word to others. */
function joinedWith(
  tokens: readonly Token[],
  at: number,
  isWord: (at: number) => boolean,
): readonly string[] {
  const token = tokens[at];
  if (!token) return [];
  const joined: string[] = [];
  const inChunk = tokens.filter(({ chunkAt }) => chunkAt === token.chunkAt);
  if (inChunk.length > 1) joined.push(inChunk.map(({ folded }) => folded).join(''));
  for (const [first, second] of [
    [at - 1, at],
    [at, at + 1],
  ] as const) {
    const [left, right] = [tokens[first], tokens[second]];
    if (!left || !right || !isWord(first) || !isWord(second)) continue;
    joined.push(withoutArticle(left.folded) + right.folded);
  }
  return joined.filter((text) => text.length <= LONGEST_JOINED && /[^\d]/.test(text));
}

/** A strength's unit is written or not; its number must be there. */
const isStrengthUnit = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.script === 'number' && spellingsOfUnit(tokens[at]?.folded ?? '').length > 0;

/** What is left to be found when filters and stop words are gone. */
export function wordsOf(
  tokens: readonly Token[],
  roles: TokenRoles,
  amidArabizi: boolean,
): readonly AskedWord[] {
  const optional = new Set(roles.optional);
  const gone = new Set(roles.gone);
  const spelled = new Map<number, { length: number; readings: readonly string[] }>();
  for (let at = 0; at < tokens.length; ) {
    const letters = roles.gone.has(at) ? undefined : spelledAt(tokens, at);
    const stops =
      letters || optional.has(at) || isStrengthUnit(tokens, at)
        ? 0
        : stopWordsAt(tokens, at, amidArabizi);
    const weak = letters || stops > 0 ? 0 : weakWordsAt(tokens, at);
    if (letters) spelled.set(at, letters);
    for (let each = at; each < at + stops; each += 1) gone.add(each);
    for (let each = at; each < at + weak; each += 1) optional.add(each);
    if (isStrengthUnit(tokens, at)) optional.add(at);
    at += Math.max(1, letters?.length ?? 0, stops, weak);
  }
  const context: WordContext = {
    amidArabizi,
    otherKeyboard: tokens.some((token, at) => !gone.has(at) && isOtherKeyboard(token)),
  };
  const isWord = (at: number) => at in tokens && !gone.has(at);
  const words: AskedWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const letters = spelled.get(at);
    if (token && letters)
      words.push(spelledWord(tokens.slice(at, at + letters.length), at, letters.readings));
    else if (token && isWord(at)) {
      const readings = readingsOf(token, joinedWith(tokens, at, isWord), context);
      words.push({
        written: token.written,
        readings,
        at,
        ...(optional.has(at) && { optional: true }),
      });
    }
    at += letters?.length ?? 1;
  }
  return words;
}

function spelledWord(tokens: readonly Token[], at: number, readings: readonly string[]): AskedWord {
  const folded = tokens.map((token) => token.folded);
  return {
    written: tokens.map(({ written }) => written).join(' '),
    readings: [
      { text: folded.join(' '), how: 'typed', weight: 1 },
      { text: folded.join(''), how: 'joined', weight: 0.9 },
      ...readings.map(
        (text, place) => ({ text, how: 'joined', weight: place === 0 ? 0.9 : 0.7 }) as const,
      ),
    ],
    at,
  };
}
