import type { Plugin } from 'vite';
import { thesaurus } from '#features/search/thesaurus/thesaurus.ts';

const FILE = 'thesaurus.json';

const reader = `import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
export const readThesaurus = async () =>
  JSON.parse(await readFile(join(import.meta.dirname, '${FILE}'), 'utf8'));`;

/**
 * Writes the thesaurus to a data file beside the server. It is read once after a start, whereas a module would stay in
 * memory for as long as the program runs.
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
