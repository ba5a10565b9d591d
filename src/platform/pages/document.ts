import { findText, withoutTags } from '#platform/calls/answer-text.ts';
import { directionOf, type Language, languages, localizePath } from '#platform/i18n/languages.ts';
import { escapeHtml } from './escape-html.ts';
import { LATER_SCRIPTS, RUN_WHEN_USED } from './later-scripts.ts';
import { programFormats, typeOf, withEnding } from './page-format.ts';
import type { PageHead, StructuredData } from './page-head.ts';
import { PAGE_STATE_ELEMENT, type PageState } from './page-state.ts';
import type { RenderedPage } from './rendered-page.ts';

/** The addresses of the files that a page needs in the browser. */
export type PageAssets = {
  /** A small script that loads the rest once the page has been painted. */
  readonly entry: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The main script, followed by those of the matched routes. */
  readonly chunks: readonly string[];
};

/** An alternate form of the page, such as a feed. */
export type PageLink = {
  readonly type: string;
  readonly title: string;
  /** The path without the language. */
  readonly path: string;
};

type PageAddress = {
  readonly path: string;
  readonly appUrl: string;
  readonly links?: readonly PageLink[];
};

type Rendered = Extract<RenderedPage, { kind: 'page' }>;

const escapeJson = (value: unknown): string => withoutTags(JSON.stringify(value));

type Query = PageState['queries']['queries'][number];

/** A query as JSON, with the answer's JSON that was written already. */
function queryJson(query: Query): string {
  const { state, ...facts } = query;
  const { data, ...rest } = state;
  const text = findText(data);
  if (text === undefined) return escapeJson(query);
  return `{"state":{"data":${text},${escapeJson(rest).slice(1)},${escapeJson(facts).slice(1)}`;
}

function stateJson({ queries: { queries, ...others }, ...state }: PageState): string {
  const written = `{"queries":[${queries.map(queryJson).join()}],${escapeJson(others).slice(1)}`;
  return `{"queries":${written},${escapeJson(state).slice(1)}`;
}

function structuredDataTag(data: StructuredData): string {
  const json = escapeJson({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json}</script>`;
}

/** The picture that link previews show for pages without one of their own. */
const OWN_PICTURE = '/share.png';

/** Link previews do not support SVG. */
const sharedPicture = ({ image }: PageHead) =>
  image && !image.endsWith('.svg') ? image : OWN_PICTURE;

/** Links to the page in formats for programs. */
const programForms = (path: string, appUrl: string): string[] =>
  programFormats.map((format) => {
    const address = escapeHtml(appUrl + withEnding(path, format));
    return `<link rel="alternate" type="${typeOf(format)}" href="${address}">`;
  });

function linkTag({ type, title, path }: PageLink, language: Language, appUrl: string): string {
  const address = escapeHtml(appUrl + localizePath(language, path));
  return `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${address}">`;
}

function headTags(
  head: PageHead,
  language: Language,
  { path, appUrl, links = [] }: PageAddress,
): string[] {
  const title = escapeHtml(head.title);
  const description = head.description ? escapeHtml(head.description) : undefined;
  const address = (other: Language) => escapeHtml(appUrl + localizePath(other, path));
  return [
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    ...(head.noIndex
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${address(language)}">`,
          ...languages.map(
            (other) => `<link rel="alternate" hreflang="${other}" href="${address(other)}">`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
          ...programForms(localizePath(language, path), appUrl),
          ...links.map((link) => linkTag(link, language, appUrl)),
        ]),
    `<meta property="og:title" content="${title}">`,
    ...(description ? [`<meta property="og:description" content="${description}">`] : []),
    `<meta property="og:url" content="${address(language)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:image" content="${escapeHtml(appUrl + sharedPicture(head))}">`,
    ...(head.structuredData ?? []).map(structuredDataTag),
  ];
}

function styleTags(assets: PageAssets): string[] {
  return [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ];
}

/**
 * Whether the page is complete as sent. Pages that are personal, contain a form or lead on by themselves need their
 * script at
 * once; those have `noIndex` or another status.
 */
const isWholeAsSent = ({ status, head }: Rendered): boolean => status === 200 && !head.noIndex;

function scriptTags(page: Rendered, assets: PageAssets): string[] {
  const when = isWholeAsSent(page) ? ` ${RUN_WHEN_USED}` : '';
  return [
    // The page is readable without scripts, so styles, fonts and pictures are loaded first.
    `<meta name="${LATER_SCRIPTS}" content="${assets.chunks.join(' ')}"${when}>`,
    `<script type="module" src="${assets.entry}" fetchpriority="low"></script>`,
  ];
}

function htmlTag({ head, state: { language } }: Rendered): string {
  const theme = head.framed?.theme ? ` data-theme="${head.framed.theme}"` : '';
  return `<html lang="${language}" dir="${directionOf(language)}"${theme}>`;
}

/** The complete HTML of a rendered page. The state is embedded as data, so no inline script is needed. */
export function composeDocument(page: Rendered, assets: PageAssets, address: PageAddress): string {
  const { head, state, body } = page;
  const data = `<script type="application/json" id="${PAGE_STATE_ELEMENT}">${stateJson(state)}</script>`;
  return [
    `<!doctype html>${htmlTag(page)}<head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...headTags(head, state.language, address),
    ...styleTags(assets),
    ...(head.framed ? [] : scriptTags(page, assets)),
    `</head><body><div id="root">${body}</div>`,
    ...(head.framed ? [] : [data]),
    '</body></html>',
  ].join('');
}
