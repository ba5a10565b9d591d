import { siteTexts } from '#features/site/site.texts.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
import { directionOf, type Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import type { FindPageAssets } from './page-assets.ts';

/** The drawing of `ui/feedback/error-state.tsx`, and the portal's sign. */
const drawing = [
  '<svg viewBox="0 0 160 128" width="160" height="128" fill="none" stroke-width="2"',
  ' stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="rtl:-scale-x-100">',
  '<circle class="fill-action-soft" cx="80" cy="66" r="58"/>',
  '<rect class="stroke-action/35 fill-surface" x="26" y="32" width="108" height="68" rx="10"/>',
  '<path class="stroke-action" d="M26 68h32l8-18 14 36 9-24 5 6h40"/>',
  '<circle class="fill-sand-soft stroke-sand" cx="122" cy="36" r="12"/>',
  '<path class="stroke-sand" d="M122 30v7M122 41.5v.1"/></svg>',
].join('');
const sign = '<img src="/favicon.svg" alt="" width="32" height="32">';

/**
 * What a browser shows when there is no room for a page. Written by hand and once: it must cost
 * nothing, and it works without script, which would only ask for more.
 */
export function busyPageOf(findAssets: FindPageAssets) {
  return (language: Language): string => {
    const t = translateIn(language);
    const styles = findAssets(language, []).styles.map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    );
    return [
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>`,
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      `<title>${t(uiTexts.errorTitle)}</title>`,
      ...styles,
      '</head><body><header class="border-line border-b bg-surface">',
      `<p class="container-page flex h-14 items-center gap-2.5 font-semibold text-lg">${sign}`,
      `${t(siteTexts.name)}</p></header><main class="container-page section-space">`,
      '<div class="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">',
      drawing,
      `<h1 class="mt-6 font-semibold text-xl">${t(uiTexts.errorTitle)}</h1>`,
      `<p class="mt-2 text-soft">${t(callTexts.unavailable)}</p>`,
      `<a class="mt-6 ${buttonClasses({ variant: 'secondary' })}" href="">${t(uiTexts.retry)}</a>`,
      '</div></main></body></html>',
    ].join('');
  };
}
