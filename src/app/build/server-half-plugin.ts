import type { Plugin } from 'vite';

const registry = /\/src\/app\/features\.ts$/;

/** The `server: () => import('…'),` property of an entry, on one line or two. */
const serverHalf = /\bserver:\s*\(\)\s*=>\s*import\(\s*'[^']+'\s*\),?/g;

export function withoutServerHalf(code: string): string {
  return code.replace(serverHalf, '');
}

/** The registry names both halves of a feature; builds for browsers and for rendering leave out the server's. */
export function serverHalfPlugin(): Plugin {
  return {
    name: 'mai-server-half',
    enforce: 'pre',
    transform: {
      filter: { id: registry },
      handler: (code) => ({ code: withoutServerHalf(code), map: null }),
    },
  };
}
