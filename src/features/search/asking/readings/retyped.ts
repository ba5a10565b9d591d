import { otherLayout } from '#features/search/asking/letters/keyboard-layout.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { isOtherKeyboard } from './readings.ts';

const hasKeys = /[\p{L};,'[\]./`]/u;

/** Where the whole question was typed in the wrong layout, a sign at the end of a word is a letter as well. */
function asLetters(chunk: string): string | undefined {
  if (!hasKeys.test(chunk)) return chunk;
  const ways = otherLayout(chunk);
  return /\p{Script=Arabic}/u.test(chunk) ? ways[0] : ways.at(-1);
}

/**
 * The whole question as the other keyboard layout would have written it; undefined where some of it would be no word
 * there.
 */
export function retyped(question: string, tokens: readonly Token[]): string | undefined {
  if (!tokens.some(isOtherKeyboard)) return undefined;
  const chunks = question.trim().split(/\s+/u).map(asLetters);
  return chunks.includes(undefined) ? undefined : chunks.join(' ');
}

/**
 * Whether a bracket or semicolon stands between letters: those keys are letters in the other layout, and mean nothing
 * here.
 */
export const isCertainlyRetyped = (tokens: readonly Token[]): boolean =>
  tokens.some(({ chunk }) => /[a-z][;[\]][a-z]/i.test(chunk));
