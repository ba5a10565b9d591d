import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { unavailable } from '#platform/calls/call-problem.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { sayIn } from '#platform/i18n/server-say.ts';
import { problemBody } from './error-answers.ts';
import { languageOfRequest } from './request-language.ts';
import type { WorkLimit } from './work-limit.ts';

type Asking = {
  readonly method?: string;
  readonly url?: string;
  readonly headers: IncomingHttpHeaders;
};

/** Whether somebody looks at a browser's window, rather than a program at JSON. */
function wantsPage({ method, url = '', headers }: Asking): boolean {
  return method === 'GET' && !url.startsWith('/api/') && /text\/html/.test(headers.accept ?? '');
}

type Refusal = { readonly bytes: Buffer; readonly block: readonly string[] };

function refusalOf(contentType: string, text: string, common: readonly string[]): Refusal {
  const bytes = Buffer.from(text);
  const own = {
    'content-type': `${contentType}; charset=utf-8`,
    'content-length': String(bytes.length),
    'cache-control': 'no-store',
    'retry-after': String(unavailable().retryAfterS),
  };
  return { bytes, block: [...common, ...Object.entries(own).flat()] };
}

type RefusalParts = {
  readonly limit: WorkLimit;
  /** Headers that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  /** Beginnings of paths that are answered however much there is to do. */
  readonly neverRefused: readonly string[];
  busyPage(language: Language): string;
};

/** Refuses a request and says so; false where there is room for it. */
export type SendRefusal = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Refuses before anything else looks at the request: under five times the load four of five answers
 * are refusals, and what they cost is missing for the fifth.
 */
export function refusalSender(parts: RefusalParts): SendRefusal {
  const { limit, neverRefused } = parts;
  const common = Object.entries(parts.headers).flat();
  const made = new Map(
    languages.map((language) => {
      const json = JSON.stringify(problemBody(unavailable(), sayIn(language)));
      const calls = refusalOf('application/json', json, common);
      return [language, { calls, pages: refusalOf('text/html', parts.busyPage(language), common) }];
    }),
  );
  return (request, response) => {
    if (!limit.isFull()) return false;
    const { url = '', headers } = request;
    if (neverRefused.some((start) => url.startsWith(start))) return false;
    const refusals = made.get(languageOfRequest({ url, headers }));
    if (!refusals) return false;
    limit.countRefused();
    const { bytes, block } = wantsPage(request) ? refusals.pages : refusals.calls;
    response.writeHead(503, [...block, 'x-request-id', randomUUID()]);
    response.end(bytes);
    return true;
  };
}
