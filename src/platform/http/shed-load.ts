import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CallProblem, unavailable } from '#platform/calls/call-problem.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { problemBody } from './error-answers.ts';
import { languageOfRequest } from './request-language.ts';
import { wantsPage } from './wants-page.ts';

type ShedAnswer = { readonly bytes: Buffer; readonly block: readonly string[] };

function shedAnswer(contentType: string, text: string, common: readonly string[]): ShedAnswer {
  const bytes = Buffer.from(text);
  const own = {
    'content-type': `${contentType}; charset=utf-8`,
    'content-length': String(bytes.length),
    'cache-control': 'no-store',
    'retry-after': String(unavailable().retryAfterS),
  };
  return { bytes, block: [...common, ...Object.entries(own).flat()] };
}

type LoadShedderParts = {
  readonly limit: ConcurrencyLimit;
  /** Headers that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  /** Beginnings of paths that are answered however much there is to do. */
  readonly neverShed: readonly string[];
  problemPage(problem: CallProblem, language: Language): string;
};

/** Load shedding: refuses a request and says so; false where there is room for it. */
export type ShedLoad = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Refuses before anything else looks at the request: under five times the load four of five answers
 * are refusals, and what they cost is missing for the fifth.
 */
export function loadShedder(parts: LoadShedderParts): ShedLoad {
  const { limit, neverShed } = parts;
  const common = Object.entries(parts.headers).flat();
  const made = new Map(
    languages.map((language) => {
      const json = JSON.stringify(problemBody(unavailable(), translateIn(language)));
      const calls = shedAnswer('application/json', json, common);
      const html = parts.problemPage(unavailable(), language);
      return [language, { calls, pages: shedAnswer('text/html', html, common) }];
    }),
  );
  return (request, response) => {
    if (!limit.isFull()) return false;
    const { url = '', headers } = request;
    if (neverShed.some((start) => url.startsWith(start))) return false;
    const answers = made.get(languageOfRequest({ url, headers }));
    if (!answers) return false;
    limit.countShed();
    const { bytes, block } = wantsPage(request) ? answers.pages : answers.calls;
    response.writeHead(503, [...block, 'x-request-id', randomUUID()]);
    response.end(bytes);
    return true;
  };
}
