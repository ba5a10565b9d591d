import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';

/** A schema.org object; addresses in it are absolute. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown };

/** The metadata of a page for browsers, search engines and link previews. */
export type PageHead = {
  readonly title: string;
  readonly description?: string;
  /** The name of the record that the page is about. */
  readonly record?: string;
  /** Whether search engines are told not to index the page. */
  readonly noIndex?: boolean;
  /** The path of the picture that link previews show. */
  readonly image?: string;
  /** Facts for search engines, as schema.org objects without `@context`. */
  readonly structuredData?: readonly StructuredData[];
  /** Set if the page is made for frames on other sites: it has no scripts and a given theme. */
  readonly framed?: {
    /** Origins whose pages may frame it. */
    readonly by: readonly string[];
    /** Without it, the visitor's device decides. */
    readonly theme?: 'light' | 'dark';
  };
};

export type HeadFacts = {
  readonly queries: QueryClient;
  readonly t: Translate;
  readonly language: Language;
  readonly country: string;
  readonly isCountryKnown: boolean;
  readonly params: Params;
  /** The absolute address of a path of this site, in the page's language. */
  absolute(path: string): string;
  /** The current time, for what expires. */
  readonly now: Date;
};

/** The `handle` of a route that is a page of its own. */
export type PageHandle = {
  readonly head: (facts: HeadFacts) => PageHead;
  /** The URL parameters that the page uses; on the server it sees no others. */
  readonly reads?: readonly string[];
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof (handle as PageHandle | undefined)?.head === 'function';
}
