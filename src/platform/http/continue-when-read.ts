import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers `Expect: 100-continue` once somebody reads the body, so that what is refused by its headers is refused before
 * the body is sent. The body may then never come, so the connection is closed with the response.
 */
export function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const read = request._read;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request._read = function readOn(size) {
    request._read = read;
    if (!response.headersSent) {
      response.shouldKeepAlive = shouldKeepAlive;
      response.writeContinue();
    }
    read.call(request, size);
  };
}
