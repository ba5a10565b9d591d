import type { Plugin } from 'vite';

/** Has nothing and forgets nothing: all that the client asks of it without mutations. */
const emptyCache = `export class MutationCache {
  clear() {}
  getAll() { return []; }
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}`;

/** Lets go of the mutations of the query client: what is written is written by plain calls. */
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
