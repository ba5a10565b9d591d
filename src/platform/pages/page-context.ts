import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import type { Client } from '#platform/calls/client.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';

/** What the loader of a page works with, on the server and in the browser. */
export type PageContext = {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly language: Language;
  readonly t: Translate;
  readonly country: string;
  /** Whether the country was chosen or detected; otherwise it is the default. */
  readonly isCountryKnown: boolean;
  /** Whether the page is shown only once its answers are here; true on the server, false in the browser. */
  readonly waits: boolean;
  /** Sets the HTTP status of a page that the server renders. */
  answerWith(status: number): void;
};

export const pageContext = createContext<PageContext>();

/** Answers a page without its record with the status of the failed call. */
export function answerFailure(page: PageContext, failure: CallFailure | undefined): void {
  // An address that cannot name a record is as missing as one that names none.
  if (failure) page.answerWith(failure.status === 400 ? 404 : failure.status);
}
