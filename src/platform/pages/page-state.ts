import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '#platform/i18n/languages.ts';
import type { VisitorCountry } from './visitor-context.ts';

/** What the server hands to the browser so that it can continue from the rendered page. */
export type PageState = {
  readonly language: Language;
  readonly country: VisitorCountry;
  /** The ISO time of rendering. */
  readonly renderedAt: string;
  readonly queries: DehydratedState;
  readonly loaderData: Record<string, unknown>;
  /** Whether loading the page failed; the browser then shows the same error page. */
  readonly failed: boolean;
};

export const PAGE_STATE_ELEMENT = 'page-state';
