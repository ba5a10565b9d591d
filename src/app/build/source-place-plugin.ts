import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { repository } from './repository.ts';

/** Where the built server is, seen from the repository. */
export const SERVER_FOLDER = 'dist/server';

/** A module that is built into one file with others still knows where its source is, and what lies beside that. */
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
