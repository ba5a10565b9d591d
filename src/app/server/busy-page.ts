import { callTexts } from '#platform/calls/calls.texts.ts';
import { directionOf, type Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import type { FindPageAssets } from './page-assets.ts';

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
      '</head><body><main class="container-page section-space">',
      '<div class="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">',
      `<h1 class="mt-6 font-semibold text-xl">${t(uiTexts.errorTitle)}</h1>`,
      `<p class="mt-2 text-soft">${t(callTexts.unavailable)}</p>`,
      `<a class="mt-6 ${buttonClasses({ variant: 'secondary' })}" href="">${t(uiTexts.retry)}</a>`,
      '</div></main></body></html>',
    ].join('');
  };
}
