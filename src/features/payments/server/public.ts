/** Papers as PDF, for features that have others to write. */
export type { ReceiptContent } from './receipts/receipt-content.ts';
export { renderReceipt } from './receipts/render-receipt.ts';
