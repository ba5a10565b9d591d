import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type CallProblem, unavailable } from '#platform/calls/call-problem.ts';
import { SECOND_MS } from '#platform/dates/spans.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { problemBody } from './error-answers.ts';
import type { PlainHead } from './plain-head.ts';
import { languageOfRequest } from './request-language.ts';
import { type Asking, wantsPage } from './wants-page.ts';

type ShedAnswer = {
  readonly bytes: Buffer;
  readonly block: readonly string[];
  /**
   * The same response as text, one character per byte, without Date and x-request-id, which go between head and body.
   */
  readonly written: { readonly head: string; readonly body: string };
};

function shedAnswer(contentType: string, text: string, common: readonly string[]): ShedAnswer {
  const bytes = Buffer.from(text);
  const own = {
    'content-type': `${contentType}; charset=utf-8`,
    'content-length': String(bytes.length),
    'cache-control': 'no-store',
    'retry-after': String(unavailable().retryAfterS),
  };
  const block = [...common, ...Object.entries(own).flat()];
  const pairs = block.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${block[at + 1]}`] : []));
  const head = [`HTTP/1.1 503 ${STATUS_CODES[503]}`, ...pairs, 'Connection: keep-alive'];
  return {
    bytes,
    block,
    written: { head: head.join('\r\n'), body: bytes.toString('latin1') },
  };
}

/** The current HTTP date, formatted once per second. */
function httpDate(): () => string {
  let second = 0;
  let written = '';
  return () => {
    const now = Math.floor(Date.now() / SECOND_MS);
    if (now !== second) {
      second = now;
      written = new Date(now * SECOND_MS).toUTCString();
    }
    return written;
  };
}

type LoadShedderParts = {
  readonly limit: ConcurrencyLimit;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Path prefixes that are answered under any load. */
  readonly neverShed: readonly string[];
  problemPage(problem: CallProblem, language: Language): string;
};

/**
 * Refuses requests before anything else looks at them: at five times the capacity four of five responses are refusals,
 * and what those cost is missing for the fifth.
 */
export function loadShedder(parts: LoadShedderParts) {
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
  const date = httpDate();

  /** The refusal of a request, or undefined if it is not refused. */
  function findRefusal(asking: Asking): ShedAnswer | undefined {
    const { url = '', headers } = asking;
    if (!limit.isFull() || neverShed.some((start) => url.startsWith(start))) return undefined;
    const answers = made.get(languageOfRequest({ url, headers }));
    if (!answers) return undefined;
    limit.countShed();
    return wantsPage(asking) ? answers.pages : answers.calls;
  }

  return {
    /** Refuses a request and returns true, or returns false if there is capacity. */
    shed(request: IncomingMessage, response: ServerResponse): boolean {
      const refusal = findRefusal(request);
      if (!refusal) return false;
      response.writeHead(503, [...refusal.block, 'x-request-id', randomUUID()]);
      response.end(refusal.bytes);
      return true;
    },
    /** The refusal of a GET as text, one character per byte. */
    rawRefusal(head: PlainHead): string | undefined {
      const refusal = findRefusal({ method: 'GET', ...head });
      if (!refusal) return undefined;
      const { head: lines, body } = refusal.written;
      return `${lines}\r\nDate: ${date()}\r\nx-request-id: ${randomUUID()}\r\n\r\n${body}`;
    },
  };
}
