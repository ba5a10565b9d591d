import type { ThesaurusGroup } from './thesaurus-group.ts';

/** What people say who look for something against these complaints: every word that stands for one. */
export function askedFor(...complaints: readonly ThesaurusGroup[]): readonly string[] {
  return [...new Set(complaints.flatMap(({ en, ar, asked = [] }) => [...en, ...ar, ...asked]))];
}
