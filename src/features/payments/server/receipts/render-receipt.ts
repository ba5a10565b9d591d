import { createChildPool } from '#platform/processes/child-pool.ts';
import type { ReceiptContent } from './receipt-content.ts';

/** None stays: receipts are few, and what sets them takes 57 MB. */
const openSetters = () =>
  createChildPool({
    module: new URL('./receipt-child.ts', import.meta.url),
    mostMemoryMb: 384,
    most: 1,
    warm: 0,
    mostWaiting: 20,
    longestWaitMs: 60_000,
  });

const receiptSetters = openSetters();
/** Of their own: papers hold pages of what strangers wrote, and no receipt waits behind one of them. */
const paperSetters = openSetters();

const limits = { cpuMs: 20_000, silenceMs: 60_000 };

async function setBy(setters: typeof receiptSetters, sheets: readonly ReceiptContent[]) {
  let pdf: Uint8Array | undefined;
  await setters.run<Uint8Array>(
    sheets,
    (message) => {
      pdf = message;
    },
    limits,
  );
  if (!pdf) throw new Error('No receipt was set');
  return Buffer.from(pdf);
}

/**
 * A receipt as PDF, made in a process of its own: setting one takes a quarter of a second, for which
 * nobody else should wait, and the names in it are strangers' words.
 */
export const renderReceipt = (content: ReceiptContent): Promise<Buffer> =>
  setBy(receiptSetters, [content]);

/** The same of what a buyer and a company agreed, in several languages. */
export const renderPaper = (sheets: readonly ReceiptContent[]): Promise<Buffer> =>
  setBy(paperSetters, sheets);
