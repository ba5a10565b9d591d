import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { unreadableRequest } from '#platform/calls/call-problem.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { problemBody } from './error-answers.ts';

/** What the parser of requests stumbled over; anything it does not name is a bad request. */
const statuses: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** A host and a port as they may be written (RFC 3986); none is one, too. */
const hostLine = /^[\w!$&'()*+,;=.~%:[\]-]*$/;

/** Two lines that name a host are two addresses: what stands before the portal may go by the other one (RFC 9112). */
export function namesOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') lines += 1;
  }
  return lines === 1 && hostLine.test(headers.host);
}

/** Only a path and what is asked of it count; which host somebody names is all the same. */
const HERE = 'http://portal';

/** A step to where one is or one up: browsers take it before they ask, and whoever leaves it in asks for two things. */
const steps = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/**
 * What the router takes for a path and others read as another address, or as none: two strokes at its beginning are
 * followed by a host, and after those anything may stand that is none; `/ar/..` begins with Arabic and leads out of it.
 */
export const refuseUnreadableAddress: onRequestHookHandler = ({ url, raw }, _reply, done) => {
  const isReadable = URL.canParse(url, HERE) && !steps.test(url) && namesOneHost(raw);
  done(isReadable ? undefined : unreadableRequest());
};

/**
 * Answers what is no request at all in the words of every other refusal, with the headers that every
 * answer has; its language is not known yet.
 */
export function unreadableRefuser(headers: Readonly<Record<string, string>>) {
  const body = JSON.stringify(problemBody(unreadableRequest(), translateIn('en')));
  const facts = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value}`);
  return ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    // A client that hung up hears nothing any more.
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses.get(code) ?? 400;
    if (socket.writable) {
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
      socket.write(`${head}\r\n\r\n${body}`);
    }
    socket.destroy();
  };
}
