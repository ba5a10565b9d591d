import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Visits = {
  readonly p99Ms: number;
  readonly asked: number;
  /** Not answered with what was asked for. */
  readonly failed: number;
};

/** Visitors come at their own pace, whether or not those before them were served; the answer ends their coming. */
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
