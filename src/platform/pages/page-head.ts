import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';

/** A schema.org object; addresses in it are absolute. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown };

/** What a page says about itself to browsers, search engines and link previews. */
export type PageHead = {
  readonly title: string;
  readonly description?: string;
  /** What the record is called that the page is about. */
  readonly record?: string;
  /** Kept out of search engines. */
  readonly noIndex?: boolean;
  /** Path of the picture that link previews show. */
  readonly image?: string;
  /** Facts for search engines, as schema.org objects without their context. */
  readonly structuredData?: readonly StructuredData[];
  /** Made to stand in a page of another site: it has no script, and takes the colours it is told. */
  readonly framed?: {
    /** Origins whose pages may frame it. */
    readonly by: readonly string[];
    /** Left out where the visitor's device says it. */
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
  /** Today, for what expires. */
  readonly now: Date;
};

/** The `handle` of a route that is a page of its own. */
export type PageHandle = {
  readonly head: (facts: HeadFacts) => PageHead;
  /** The parameters of its address that it shows something for; on the server there are no others. */
  readonly reads?: readonly string[];
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof (handle as PageHandle | undefined)?.head === 'function';
}
