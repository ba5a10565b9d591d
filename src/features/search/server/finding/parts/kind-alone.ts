import { kindWords } from '#features/search/asking/kinds/kind-words.ts';
import { tokensOf } from '#features/search/asking/phrases/tokens.ts';
import type { AskedKind } from '#features/search/asking/understanding.ts';
import type { MeantTerm } from '#features/search/server/finding/terms/terms.ts';
import type { MeantTerms } from './alternatives.ts';

/** Kinds whose words say nothing beyond the kind. A company, by contrast, may be a factory or a shop. */
const ofOneSort: readonly AskedKind[] = ['event', 'job', 'catalog'];

const asksFor = (word: string, kinds: readonly AskedKind[]) => {
  const meant = kindWords.findAt(tokensOf(word), 0)?.meaning;
  return meant?.onlyKind === true && meant.kinds.some((kind) => kinds.includes(kind));
};

/**
 * Drops the words that name the kind asked for from what terms mean: where a workshop is asked for, the answers are
 * workshops and the like anyway, and a "casting workshop" may be called a casting day.
 */
export function withoutKindWords(meant: MeantTerms, asked: readonly AskedKind[]): MeantTerms {
  const kinds = asked.filter((kind) => ofOneSort.includes(kind));
  if (kinds.length === 0) return meant;
  const isKind = new Map<string, boolean>();
  const saysKind = (word: string) => {
    const known = isKind.get(word) ?? asksFor(word, kinds);
    isKind.set(word, known);
    return known;
  };
  const bare = (term: MeantTerm): MeantTerm => {
    const words = term.words.filter((found) => !found.every(saysKind));
    return words.length > 0 ? { ...term, words } : term;
  };
  return new Map([...meant].map(([group, terms]) => [group, terms.map(bare)]));
}
