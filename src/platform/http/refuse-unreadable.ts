import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { unreadableRequest } from '#platform/calls/call-problem.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { problemBody } from './error-answers.ts';

/** Statuses by the parser's error code; any other error is a bad request. */
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

/** A `.` or `..` segment. Browsers resolve these before they send, so an address that still has one is ambiguous. */
const steps = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/**
 * Refuses addresses that the router takes for a path and others read differently: after two leading slashes comes a
 * host,
 * which need not be a valid one, and `/ar/..` begins with Arabic and leads out of it.
 */
export const refuseUnreadableAddress: onRequestHookHandler = ({ url, raw }, _reply, done) => {
  const isReadable = URL.canParse(url, HERE) && !steps.test(url) && namesOneHost(raw);
  done(isReadable ? undefined : unreadableRequest());
};

/**
 * Answers what cannot be parsed as HTTP with the usual error body and headers, in English because the language is not
 * known yet.
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
    // A client that hung up receives no response.
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses.get(code) ?? 400;
    if (socket.writable) {
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
      socket.write(`${head}\r\n\r\n${body}`);
    }
    socket.destroy();
  };
}
