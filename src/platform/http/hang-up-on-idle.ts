import type { Server } from 'node:http';

/** These are answered in seconds, and there are so many of them that nothing is done for each. */
const READS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Hangs up on whoever neither sends nor reads for a while. Somebody whose answer is being made does neither and is
 * waited for: an import has its turn after minutes.
 */
export function hangUpOnIdle(server: Server, afterMs: number): Server {
  return server.setTimeout(afterMs).on('request', (request, response) => {
    if (READS.has(request.method)) return;
    response.on('timeout', (socket) => {
      if (!request.complete || response.headersSent) socket.destroy();
    });
  });
}
