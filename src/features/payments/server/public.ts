/** Papers as PDF, for features that have others to write. */
export type { ReceiptContent } from './receipts/receipt-content.ts';
export { renderPaper } from './receipts/render-receipt.ts';
