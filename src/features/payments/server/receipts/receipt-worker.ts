import { parentPort, workerData } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import type { ReceiptContent } from './receipt-content.ts';
import { receiptDocument } from './receipt-document.ts';
import { registerFonts } from './receipt-fonts.ts';

registerFonts();
const pdf = await renderToBuffer(receiptDocument(workerData as ReceiptContent));
parentPort?.postMessage(pdf);
