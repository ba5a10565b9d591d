import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Who asks before sending a body (`Expect: 100-continue`) is told to go on once somebody wants to read it: what is
 * refused by its head alone is refused before that. Its body then need not come, so the connection ends with the answer.
 */
export function goOnWhenRead(request: IncomingMessage, response: ServerResponse): void {
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
