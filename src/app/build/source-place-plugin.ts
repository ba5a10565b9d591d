import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { repository } from './repository.ts';

/** The built server's folder, relative to the repository. */
export const SERVER_FOLDER = 'dist/server';

/** Keeps `import.meta.url` of a bundled module pointing at its source, so that it still finds the files beside that. */
export function sourcePlacePlugin(): Plugin {
  return {
    name: 'mai-source-place',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'import.meta.url' },
      handler(code, id) {
        const place = relative(`${repository}${SERVER_FOLDER}`, id);
        const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        return { code: code.replaceAll('import.meta.url', `(${url})`), map: null };
      },
    },
  };
}
