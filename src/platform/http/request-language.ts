import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, type Language, languageOfPath } from '#platform/i18n/languages.ts';

type Asking = { readonly url: string; readonly headers: IncomingHttpHeaders };

/** The language of a response: for calls the one in Accept-Language, for pages the one of the path. */
export function languageOfRequest({ url, headers }: Asking): Language {
  if (!url.startsWith('/api/')) return languageOfPath(url.split('?', 1)[0] ?? url);
  const wanted = (headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return isLanguage(wanted) ? wanted : 'en';
}
