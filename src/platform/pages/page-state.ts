import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '#platform/i18n/languages.ts';
import type { VisitorCountry } from './visitor-context.ts';

/** What a rendered page hands to the browser so that it can go on where the server stopped. */
export type PageState = {
  readonly language: Language;
  readonly country: VisitorCountry;
  /** ISO time of rendering. */
  readonly renderedAt: string;
  readonly queries: DehydratedState;
  readonly loaderData: Record<string, unknown>;
  /** The page could not be loaded; the browser shows the same error page. */
  readonly failed: boolean;
};

export const PAGE_STATE_ELEMENT = 'page-state';
