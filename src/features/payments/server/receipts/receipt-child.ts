import { renderToBuffer } from '@react-pdf/renderer';
import { serveTasks } from '#platform/processes/serve-tasks.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { receiptDocument } from './receipt-document.ts';
import { registerFonts } from './receipt-fonts.ts';

registerFonts();

serveTasks(async (content, { tell }) => {
  tell(await renderToBuffer(receiptDocument(content as ReceiptContent)));
});
