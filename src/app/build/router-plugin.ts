import type { Plugin } from 'vite';

/**
 * What is there for view transitions, which no page of ours asks for: how each is shown, and a list of them
 * that is read from the session's storage, where every start of a page would wait for the disk.
 */
function withoutViewTransitions(code: string): string {
  return code
    .replace('if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {')
    .replaceAll(/^\t*let isViewTransitionAvailable = .*;$/gm, '')
    .replace('if (renderDfd && pendingState && router.window) {', 'if (false) {')
    .replace('if (!vtContext.isTransitioning && interruption) {', 'if (false) {')
    .replaceAll(/^.*\b(?:restore|_save)AppliedTransitions\b.*;$/gm, '');
}

/**
 * Lets go of the router's parts we never use. Setting a component's name, which only developer tools
 * show, counts as an effect and would keep every link, form and prefetcher; and instrumentation is
 * something we never ask for, which a bundler cannot know. Its warnings are for those who write pages.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'mai-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler(code) {
        if (this.environment.config.consumer === 'server') return null;
        const lean = withoutViewTransitions(code)
          .replaceAll(/^\t*warnOnce\(.*\);$/gm, '')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined');
        return { code: lean, map: null };
      },
    },
  };
}
