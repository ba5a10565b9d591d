import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { Client } from '#platform/calls/client.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Say } from '#platform/i18n/say.ts';

/** What a page's loader works with, on the server and in the browser alike. */
export type PageContext = {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly language: Language;
  readonly say: Say;
  /** The visitor's country. */
  readonly country: string;
  /** The status the page is answered with when it is rendered on the server. */
  answerWith(status: number): void;
};

export const pageContext = createContext<PageContext>();
