import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language, languageOfPath } from '#platform/i18n/languages.ts';

/** Calls are answered in the language they ask for, pages in the language of their path. */
export function languageOfRequest(request: FastifyRequest): Language {
  const { url } = request;
  if (!url.startsWith('/api/')) return languageOfPath(url.split('?', 1)[0] ?? url);
  const wanted = (request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return isLanguage(wanted) ? wanted : 'en';
}
