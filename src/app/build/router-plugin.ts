import type { Plugin } from 'vite';

/**
 * Lets go of the router's parts we never use. Setting a component's name, which only developer tools
 * show, counts as an effect and would keep every link, form and prefetcher; and instrumentation is
 * something we never ask for, which a bundler cannot know.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'mai-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler(code) {
        if (this.environment.config.consumer === 'server') return null;
        const lean = code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined');
        return { code: lean, map: null };
      },
    },
  };
}
