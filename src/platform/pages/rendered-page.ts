import type { AskedAddress } from '#platform/cache/answer-cache.ts';
import type { Client } from '#platform/calls/client.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { PageHead } from './page-head.ts';
import type { PageState } from './page-state.ts';

/** A cache of markup that pages share, by name. */
export type MarkupStore = {
  find(name: string): string | undefined;
  set(name: string, markup: string, bytes: number): void;
};

export type PageRequest = {
  /** Path and query, with the language prefix. */
  readonly url: string;
  readonly language: Language;
  readonly country: string;
  readonly isCountryKnown: boolean;
  readonly appUrl: string;
  readonly client: Client;
  /** Without it, every page is rendered completely. */
  readonly markup: MarkupStore | undefined;
};

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly head: PageHead;
      readonly body: string;
      readonly state: PageState;
      /** The ids of the matched routes, which name their script chunks. */
      readonly routeIds: readonly string[];
    };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Returns a page's address with only those parameters that the page reads. */
export type FindAddress = (url: string, language: Language) => Promise<AskedAddress>;
