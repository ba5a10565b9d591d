import { createChildPool } from '#platform/processes/child-pool.ts';
import type { ReceiptContent } from './receipt-content.ts';

/** No process is kept: receipts are rare, and rendering takes 57 MB. */
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
/** A separate pool, because these documents contain pages of strangers' text, and no receipt should wait behind one. */
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
 * Renders a receipt as PDF in a process of its own: it takes a quarter of a second, for which no request should wait,
 * and contains strangers' text.
 */
export const renderReceipt = (content: ReceiptContent): Promise<Buffer> =>
  setBy(receiptSetters, [content]);

/** The same for documents about a deal, in several languages. */
export const renderPaper = (sheets: readonly ReceiptContent[]): Promise<Buffer> =>
  setBy(paperSetters, sheets);
