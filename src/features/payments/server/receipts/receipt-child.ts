import { renderToBuffer } from '@react-pdf/renderer';
import { serveTasks } from '#platform/processes/serve-tasks.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { receiptDocument } from './receipt-document.ts';
import { registerFonts } from './receipt-fonts.ts';

registerFonts();

serveTasks(async (sheets, { reply }) => {
  reply(await renderToBuffer(receiptDocument(sheets as readonly ReceiptContent[])));
});
