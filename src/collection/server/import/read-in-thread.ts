import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { importTexts } from '#collection/import.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { findText } from '#platform/i18n/texts.ts';
import type { ImportMessage, ImportTask } from './import-messages.ts';

/** What a hostile file can take at most: so much memory, and so long without a word. */
const MOST_MEMORY_MB = 384;
const SILENCE_MS = 10_000;

const importProblem = (text = importTexts.unreadable, values = {}) =>
  new CallProblem('unreadable_file', 400, text, { values });

/**
 * Reads a file in a thread of its own, so that other requests stay quick and a file that takes too
 * much takes only the thread down. The handler is waited for before more rows are read.
 */
export async function readInThread(
  task: ImportTask,
  handle: (message: ImportMessage) => Promise<void> | void,
): Promise<void> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const stop = new AbortController();
  const failed = once(worker, 'error', { signal: stop.signal }).then(() => {
    throw importProblem();
  });
  const finished = once(worker, 'exit', { signal: stop.signal }).then(() => 'finished' as const);
  // Whoever loses a race below is heard of no more.
  failed.catch(() => undefined);
  finished.catch(() => undefined);
  try {
    for (;;) {
      const silence = AbortSignal.any([stop.signal, AbortSignal.timeout(SILENCE_MS)]);
      const heard = once(worker, 'message', { signal: silence });
      heard.catch(() => undefined);
      const next = await Promise.race([heard, failed, finished]);
      if (next === 'finished') return;
      const message = next[0] as ImportMessage;
      if (message.kind === 'problem') {
        throw importProblem(findText(message.textId), message.values);
      }
      await handle(message);
      if (message.kind === 'rows') worker.postMessage('more');
      if (message.kind === 'end' || message.kind === 'preview') return;
    }
  } catch (problem) {
    const silent = (problem as Error).name === 'AbortError';
    throw silent ? importProblem(importTexts.tooSlow) : problem;
  } finally {
    stop.abort();
    await worker.terminate();
  }
}
