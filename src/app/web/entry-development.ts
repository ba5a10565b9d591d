/** The refresh runtime must be installed before the first component loads; then the usual entry follows. */
declare global {
  interface Window {
    $RefreshReg$?: () => void;
    $RefreshSig$?: () => (type: unknown) => unknown;
    __vite_plugin_react_preamble_installed__?: boolean;
  }
}

// These paths exist on the development server only, so the bundler must not resolve them.
const fromServer = (path: string) => import(/* @vite-ignore */ path);

await fromServer('/@vite/client');
const { default: refresh } = await fromServer('/@react-refresh');
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;
await import('./entry-browser.tsx');

export {};
