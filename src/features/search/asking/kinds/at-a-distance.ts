import type { Token } from '#features/search/asking/phrases/tokens.ts';
import type { Reading } from '#features/search/asking/understanding.ts';

/** Posts say with one word that the work is done from afar: remote. */
const remote: Reading = { text: 'remote', how: 'alike', weight: 0.95 };

const said = new Set(['عن بعد', 'اون لاين']);

/** "وظائف عن بعد": of work the last word of it means as much as "remote". */
export const remoteAt = (tokens: readonly Token[], at: number): readonly Reading[] =>
  said.has(`${tokens[at - 1]?.folded} ${tokens[at]?.folded}`) ? [remote] : [];

/** The places of the preposition before it, which says nothing by itself. */
export const beforeRemote = (tokens: readonly Token[]): readonly number[] =>
  [...tokens.keys()].filter((at) => remoteAt(tokens, at + 1).length > 0);
