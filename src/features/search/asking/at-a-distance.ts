import type { Token } from './tokens.ts';
import type { Reading } from './understanding.ts';

/** Posts say with one word that the work is done from afar: remote. */
const remote: Reading = { text: 'remote', how: 'alike', weight: 0.95 };

/** In "وظائف عن بعد", the last word is read as "remote" as well. */
export const remoteAt = (tokens: readonly Token[], at: number): readonly Reading[] =>
  tokens[at]?.folded === 'بعد' && tokens[at - 1]?.folded === 'عن' ? [remote] : [];

/** The places of the preposition before it, which says nothing by itself. */
export const beforeRemote = (tokens: readonly Token[]): readonly number[] =>
  [...tokens.keys()].filter((at) => remoteAt(tokens, at + 1).length > 0);
