import type { Plugin } from 'vite';

/** An always empty cache: these are the only methods the query client calls when there are no mutations. */
const emptyCache = `export class MutationCache {
  clear() {}
  getAll() { return []; }
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}`;

/** Removes mutations from the query client in the browser: writes are plain calls. */
export function queryPlugin(): Plugin {
  return {
    name: 'mai-query',
    apply: 'build',
    transform: {
      filter: { id: /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/ },
      handler() {
        if (this.environment.config.consumer === 'server') return null;
        return { code: emptyCache, map: null };
      },
    },
  };
}
