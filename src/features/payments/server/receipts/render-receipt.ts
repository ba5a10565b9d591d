import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReceiptContent } from './receipt-content.ts';

const TIMEOUT_MS = 60_000;

/**
 * A receipt as PDF, made in a thread of its own: setting one takes a quarter of a second, for which
 * nobody else should wait, and a library that the portal does not keep in memory.
 */
export async function renderReceipt(content: ReceiptContent): Promise<Buffer> {
  const worker = new Worker(new URL('./receipt-worker.ts', import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    const [pdf] = await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return Buffer.from(pdf as Uint8Array);
  } finally {
    await worker.terminate();
  }
}
