import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Task<Message> = {
  readonly data: unknown;
  /** What it can take at most: so much memory, and so long without a word. */
  readonly mostMemoryMb: number;
  readonly silenceMs: number;
  /** Waited for before the next message is read; true when nothing more is awaited. */
  handle(message: Message, answer: (word: string) => void): Promise<boolean> | boolean;
};

/** How a thread can end that should not have. */
export class WorkerProblem extends Error {
  readonly isSilent: boolean;

  constructor(isSilent: boolean) {
    super(isSilent ? 'The thread fell silent' : 'The thread failed');
    this.isSilent = isSilent;
  }
}

/**
 * Runs a file in a thread of its own and hears what it tells. Other requests stay quick meanwhile,
 * and work that takes too much takes only the thread down.
 */
export async function runWorker<Message>(file: URL, task: Task<Message>): Promise<void> {
  const worker = new Worker(file, {
    workerData: task.data,
    resourceLimits: { maxOldGenerationSizeMb: task.mostMemoryMb },
  });
  const stop = new AbortController();
  const failed = once(worker, 'error', { signal: stop.signal }).then(() => {
    throw new WorkerProblem(false);
  });
  const finished = once(worker, 'exit', { signal: stop.signal }).then(() => 'finished' as const);
  // Whoever loses a race below is heard of no more.
  failed.catch(() => undefined);
  finished.catch(() => undefined);
  try {
    for (;;) {
      const silence = AbortSignal.any([stop.signal, AbortSignal.timeout(task.silenceMs)]);
      const heard = once(worker, 'message', { signal: silence }).catch(() => {
        throw new WorkerProblem(true);
      });
      heard.catch(() => undefined);
      const next = await Promise.race([heard, failed, finished]);
      if (next === 'finished') return;
      if (await task.handle(next[0], (word) => worker.postMessage(word))) return;
    }
  } finally {
    stop.abort();
    await worker.terminate();
  }
}
