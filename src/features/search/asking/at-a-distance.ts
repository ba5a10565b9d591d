import type { Token } from './tokens.ts';
import type { Reading } from './understanding.ts';

/** Posts state where one works by one word: remote. */
const remote: Reading = { text: 'remote', how: 'alike', weight: 0.95 };

/** "وظائف عن بعد": of work the last word of it means as much as "remote". */
export const remoteAt = (tokens: readonly Token[], at: number): readonly Reading[] =>
  tokens[at]?.folded === 'بعد' && tokens[at - 1]?.folded === 'عن' ? [remote] : [];

/** The little word before it says nothing by itself. */
export const beforeRemote = (tokens: readonly Token[]): readonly number[] =>
  [...tokens.keys()].filter((at) => remoteAt(tokens, at + 1).length > 0);
