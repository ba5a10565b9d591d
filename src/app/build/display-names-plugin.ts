import type { Plugin } from 'vite';

/**
 * Takes the names out of the router's components, which only developer tools show. Setting one
 * counts as an effect, and would keep every link, form and prefetcher we never use.
 */
export function displayNamesPlugin(): Plugin {
  return {
    name: 'mai-display-names',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler(code) {
        if (this.environment.config.consumer === 'server') return null;
        const unnamed = code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');
        return { code: unnamed, map: null };
      },
    },
  };
}
