import type { IncomingHttpHeaders } from 'node:http';

/** What a request asks, as far as it decides whether it is answered. */
export type PlainHead = { readonly url: string; readonly headers: IncomingHttpHeaders };

const wholeHead =
  /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;

/** What decides whether an answer is kept for it, and in which words it is refused. */
const read = new Set(['accept', 'accept-language', 'cookie', 'host', 'x-forwarded-for']);

/** What may mean that more belongs to the request, or that it wants something besides an answer. */
const telling =
  /^(?:content-|transfer-|expect|upgrade|trailer|te$|proxy-|http2-|keep-alive|sec-websocket)/;

/**
 * The head of a GET where it is all that came, and plainly so; anything else is for a real parser, which also
 * says what is wrong with it.
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
    // What is said twice is put together by rules of its own.
    if (name in headers) return undefined;
    headers[name] = line.slice(colon + 1).trim();
  }
  return headers.host === undefined ? undefined : { url, headers };
}
