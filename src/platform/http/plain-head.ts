import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request that decide how it is answered. */
export type PlainHead = { readonly url: string; readonly headers: IncomingHttpHeaders };

const wholeHead =
  /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;

/** Headers that decide whether a cached answer fits, and in which language a request is refused. */
const read = new Set(['accept', 'accept-language', 'cookie', 'host', 'x-forwarded-for']);

/** Headers that may mean that the request has a body or wants more than an answer. */
const telling =
  /^(?:content-|transfer-|expect|upgrade|trailer|te$|proxy-|http2-|keep-alive|sec-websocket)/;

/**
 * Parses the head of a GET if it is complete and plain. Anything else is left to the real parser, which also reports
 * what
 * is wrong with it.
 */
export function readPlainHead(received: string): PlainHead | undefined {
  const [, url, lines] = wholeHead.exec(received) ?? [];
  if (url === undefined || lines === undefined) return undefined;
  const headers: Record<string, string> = {};
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const name = line.slice(0, colon).toLowerCase();
    if (telling.test(name)) return undefined;
    if (
      name === 'connection' &&
      line
        .slice(colon + 1)
        .trim()
        .toLowerCase() !== 'keep-alive'
    ) {
      return undefined;
    }
    if (!read.has(name)) continue;
    // Repeated headers have merging rules of their own.
    if (name in headers) return undefined;
    headers[name] = line.slice(colon + 1).trim();
  }
  return headers.host === undefined ? undefined : { url, headers };
}
