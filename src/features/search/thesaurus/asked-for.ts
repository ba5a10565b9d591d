import type { ThesaurusGroup } from './thesaurus-group.ts';

/** The words by which people ask for something against these complaints: every term of each. */
export function askedFor(...complaints: readonly ThesaurusGroup[]): readonly string[] {
  return [...new Set(complaints.flatMap(({ en, ar, asked = [] }) => [...en, ...ar, ...asked]))];
}
