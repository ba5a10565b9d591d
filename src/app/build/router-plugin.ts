import type { Plugin } from 'vite';

/**
 * Removes the router's support for view transitions, which no page of ours uses. It would also read a list of them from
 * session storage at every page start and so wait for the disk.
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
 * Removes the parts of the router that we never use. Assigning `displayName`, which only developer tools show, counts
 * as a side effect and would keep every link, form and prefetcher. That `instrumentations` are never passed is
 * something a bundler cannot know. Warnings are for developers only.
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
