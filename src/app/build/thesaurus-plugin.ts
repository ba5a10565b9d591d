import type { Plugin } from 'vite';
import { thesaurus } from '#features/search/thesaurus/thesaurus.ts';

const FILE = 'thesaurus.json';

const reader = `import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
export const readThesaurus = async () =>
  JSON.parse(await readFile(join(import.meta.dirname, '${FILE}'), 'utf8'));`;

/**
 * The thesaurus as data beside the server: it is looked at once after a start, and a module stays in memory for as long as
 * the program runs.
 */
export function thesaurusPlugin(): Plugin {
  return {
    name: 'mai-thesaurus',
    load: {
      filter: { id: /\/read-thesaurus\.ts$/ },
      handler() {
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(thesaurus) });
        return reader;
      },
    },
  };
}
