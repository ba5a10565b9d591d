import type { FastifyInstance } from 'fastify';

/** A database that does not answer within this time is not ready for visitors. */
const READY_WITHIN_MS = 2_000;

async function isReadyInTime(isReady: () => Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => {
    setTimeout(resolve, READY_WITHIN_MS, false).unref();
  });
  return Promise.race([isReady().catch(() => false), tooLate]);
}

/** Serves liveness and readiness; the server is not ready before it is migrated or while it is closing. */
export function answerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReadyInTime(isReady);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
