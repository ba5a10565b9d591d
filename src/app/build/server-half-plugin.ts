import type { Plugin } from 'vite';

const registry = /\/src\/app\/features\.ts$/;

/** `server: () => import('…'),` of an entry, on one line or on two. */
const serverHalf = /\bserver:\s*\(\)\s*=>\s*import\(\s*'[^']+'\s*\),?/g;

export function withoutServerHalf(code: string): string {
  return code.replace(serverHalf, '');
}

/** The registry names both halves of a feature; what is built for browsers and rendering gets one. */
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
