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

/** One listener for the whole document: a click on an inner link navigates without a reload. */
export function followInnerLinks(router: DataRouter, language: Language): void {
  document.addEventListener('click', (event) => {
    const link = innerLinkOf(event);
    if (!link || isDocumentOfItsOwn(link.pathname)) return;
    // Each language has its own bundle, so changing it loads the page anew.
    if (languageOfPath(link.pathname) !== language) return;
    const samePage = link.pathname === window.location.pathname;
    if (link.hash && samePage && link.search === window.location.search) return;
    event.preventDefault();
    void router.navigate(withoutLanguage(link.pathname) + link.search + link.hash, {
      preventScrollReset: 'keepScroll' in link.dataset,
    });
  });
}
