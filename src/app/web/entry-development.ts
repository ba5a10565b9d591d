/** The refresh runtime must be in place before the first component; then the usual entry. */
declare global {
  interface Window {
    $RefreshReg$?: () => void;
    $RefreshSig$?: () => (type: unknown) => unknown;
    __vite_plugin_react_preamble_installed__?: boolean;
  }
}

// Addresses of the development server, which no bundler may resolve.
const fromServer = (path: string) => import(/* @vite-ignore */ path);

await fromServer('/@vite/client');
const { default: refresh } = await fromServer('/@react-refresh');
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;
await import('./entry-browser.tsx');

export {};
