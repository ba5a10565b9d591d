import type { Server } from 'node:http';

/** These are answered within seconds, and there are too many of them to attach a listener to each. */
const READS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Closes connections that neither send nor read for a while. A client whose answer is still being made does neither and
 * is waited for: an import may wait minutes for its turn.
 */
export function hangUpOnIdle(server: Server, afterMs: number): Server {
  return server.setTimeout(afterMs).on('request', (request, response) => {
    if (READS.has(request.method)) return;
    response.on('timeout', (socket) => {
      if (!request.complete || response.headersSent) socket.destroy();
    });
  });
}
