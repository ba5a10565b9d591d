import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Visits = {
  readonly p99Ms: number;
  readonly asked: number;
  /** Requests that were not answered successfully. */
  readonly failed: number;
};

/**
 * Starts visitors that come at their own pace, whether or not earlier ones were served. The returned function stops
 * them.
 */
export function startVisitors(url: string): () => Promise<Visits> {
  const worker = new Worker(new URL('./visitors-worker.ts', import.meta.url), {
    workerData: { url },
  });
  return async () => {
    worker.postMessage('enough');
    const [visits] = (await once(worker, 'message')) as [Visits];
    await worker.terminate();
    return visits;
  };
}
