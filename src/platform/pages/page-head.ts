import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Language } from '#platform/i18n/languages.ts';
import type { Say } from '#platform/i18n/say.ts';

/** What a page says about itself to browsers, search engines and link previews. */
export type PageHead = {
  readonly title: string;
  readonly description?: string;
  /** Kept out of search engines. */
  readonly noIndex?: boolean;
};

export type HeadFacts = {
  readonly queries: QueryClient;
  readonly say: Say;
  readonly language: Language;
  readonly country: string;
  readonly params: Params;
};

/** The `handle` of a route that is a page of its own. */
export type PageHandle = { readonly head: (facts: HeadFacts) => PageHead };

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof (handle as PageHandle | undefined)?.head === 'function';
}
