import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import type { Client } from '#platform/calls/client.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';

/** What a page's loader works with, on the server and in the browser alike. */
export type PageContext = {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly language: Language;
  readonly t: Translate;
  /** The visitor's country. */
  readonly country: string;
  /** Whether anything tells it; else it is the default. */
  readonly isCountryKnown: boolean;
  /** Whether the page is shown once its answers are here; in the browser it is shown before. */
  readonly waits: boolean;
  /** The status the page is answered with when it is rendered on the server. */
  answerWith(status: number): void;
};

export const pageContext = createContext<PageContext>();

/** A page without its record is answered like the call that missed it. */
export function answerFailure(page: PageContext, failure: CallFailure | undefined): void {
  // An address that cannot name a record is as missing as one that names none.
  if (failure) page.answerWith(failure.status === 400 ? 404 : failure.status);
}
