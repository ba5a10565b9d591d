import type { ThesaurusGroup } from './thesaurus-group.ts';

/**
 * The whole thesaurus. The built server reads it from a file each time, so that nobody holds it in memory in between
 * (thesaurus-plugin.ts).
 */
export async function readThesaurus(): Promise<readonly ThesaurusGroup[]> {
  return (await import('./thesaurus.ts')).thesaurus;
}
