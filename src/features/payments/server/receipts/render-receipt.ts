import { createChildPool } from '#platform/processes/child-pool.ts';
import type { ReceiptContent } from './receipt-content.ts';

/** None stays: receipts are few, and what sets them takes 57 MB. */
const receiptSetters = createChildPool({
  module: new URL('./receipt-child.ts', import.meta.url),
  mostMemoryMb: 384,
  most: 1,
  warm: 0,
  mostWaiting: 20,
  longestWaitMs: 60_000,
});

const limits = { cpuMs: 20_000, silenceMs: 60_000 };

/**
 * A receipt as PDF, made in a process of its own: setting one takes a quarter of a second, for which
 * nobody else should wait, and the names in it are strangers' words.
 */
export async function renderReceipt(...sheets: readonly ReceiptContent[]): Promise<Buffer> {
  let pdf: Uint8Array | undefined;
  await receiptSetters.run<Uint8Array>(
    sheets,
    (message) => {
      pdf = message;
    },
    limits,
  );
  if (!pdf) throw new Error('No receipt was set');
  return Buffer.from(pdf);
}
