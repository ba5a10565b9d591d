import { siteTexts } from '#features/site/site.texts.ts';
import type { CallProblem } from '#platform/calls/call-problem.ts';
import { problemTexts } from '#platform/calls/problems.texts.ts';
import { directionOf, type Language, localizePath } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { escapeHtml } from '#platform/pages/escape-html.ts';
import { type ButtonVariant, buttonClasses } from '#ui/actions/button-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import type { FindPageAssets } from './page-assets.ts';
import { problemPageTexts } from './problem-page.texts.ts';

/** The drawing of `ui/feedback/error-state.tsx`, and the portal's logo. */
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

const TOO_MANY = 429;

/** Trying again may help where we are to blame or busy, but not with a wrong address. */
function wordsOf({ status, text, values }: CallProblem, t: Translate) {
  const passes = status >= 500 || status === TOO_MANY;
  return passes
    ? { title: t(uiTexts.errorTitle), lead: escapeHtml(t(text, values)), passes }
    : { title: t(problemTexts.notFound), lead: t(problemPageTexts.checkAddress), passes };
}

/**
 * What a browser gets in place of a page: the portal is overloaded, the address cannot be read, or we made a mistake.
 * Written as a string, because it must cost nothing, and without scripts, which would only cause more requests.
 */
export function problemPageOf(findAssets: FindPageAssets) {
  return (problem: CallProblem, language: Language): string => {
    const t = translateIn(language);
    const { title, lead, passes } = wordsOf(problem, t);
    const styles = findAssets(language, []).styles.map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    );
    const button = (href: string, text: Text, variant: ButtonVariant) =>
      `<a class="${buttonClasses({ variant })}" href="${href}">${t(text)}</a>`;
    return [
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>`,
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      `<title>${title}</title>`,
      ...styles,
      '</head><body><header class="border-line border-b bg-surface">',
      `<p class="container-page flex h-14 items-center gap-2.5 font-semibold text-lg">${sign}`,
      `${t(siteTexts.name)}</p></header><main class="container-page section-space">`,
      '<div class="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">',
      drawing,
      `<h1 class="mt-6 font-semibold text-xl">${title}</h1>`,
      `<p class="mt-2 text-soft">${lead}</p>`,
      '<p class="mt-6 flex flex-wrap justify-center gap-3">',
      passes ? button('', uiTexts.retry, 'primary') : '',
      button(localizePath(language, '/'), uiTexts.toHome, passes ? 'secondary' : 'primary'),
      '</p></div></main></body></html>',
    ].join('');
  };
}
