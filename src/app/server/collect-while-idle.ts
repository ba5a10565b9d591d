import type { FastifyInstance } from 'fastify';
import { collectGarbage } from './collect-garbage.ts';

const LOOK_EVERY_MS = 10_000;
/** The portal is at rest while it uses less than this share of a core. */
const AT_REST = 0.03;
const WORTH_BYTES = 16 * 1024 * 1024;

/**
 * Returns memory to the system when visitors stop coming: the engine only collects when it needs room, and an idle
 * portal needs none. Collecting takes a tenth of a second, so it waits until there is nothing to do.
 */
export function collectWhileIdle(app: FastifyInstance): void {
  let last = { cpu: process.cpuUsage(), at: performance.now() };
  let leastBytes = Number.POSITIVE_INFINITY;

  /** Whether there was hardly any work since the last check. */
  function wasAtRest(): boolean {
    const { user, system } = process.cpuUsage(last.cpu);
    const passedMs = performance.now() - last.at;
    last = { cpu: process.cpuUsage(), at: performance.now() };
    return (user + system) / 1000 < AT_REST * passedMs;
  }

  async function look(): Promise<void> {
    const rss = process.memoryUsage.rss();
    leastBytes = Math.min(leastBytes, rss);
    if (!wasAtRest() || rss < leastBytes + WORTH_BYTES) return;
    await collectGarbage();
    // What remains is in use; only growth beyond it is worth another collection.
    leastBytes = process.memoryUsage.rss();
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    leastBytes = process.memoryUsage.rss();
    timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
