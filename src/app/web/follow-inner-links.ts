import type { DataRouter } from 'react-router';
import { type Language, languageOfPath, withoutLanguage } from '#platform/i18n/languages.ts';

function innerLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || event.button !== 0 || !plain) return undefined;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  return link.origin === window.location.origin ? link : undefined;
}

function isDocumentOfItsOwn(path: string): boolean {
  return /^\/(api|Upload|assets)\//.test(path);
}

/**
 * Makes clicks on inner links navigate without a reload. Call it after React has attached its listeners to the root.
 */
export function followInnerLinks(router: DataRouter, language: Language, root: HTMLElement): void {
  const follow = (event: MouseEvent) => {
    const link = innerLinkOf(event);
    if (!link || isDocumentOfItsOwn(link.pathname)) return;
    // Each language has its own bundle, so changing it reloads the page.
    if (languageOfPath(link.pathname) !== language) return;
    const samePage = link.pathname === window.location.pathname;
    if (link.hash && samePage && link.search === window.location.search) return;
    event.preventDefault();
    void router.navigate(withoutLanguage(link.pathname) + link.search + link.hash, {
      preventScrollReset: 'keepScroll' in link.dataset,
    });
  };
  document.addEventListener('click', follow);
  // React stops a click on a part that is not hydrated yet; links in it are followed here all the same.
  root.addEventListener('click', (event) => event.cancelBubble && follow(event), true);
}
