/** PDF rendering, for features with documents of their own. */
export type { ReceiptContent } from './receipts/receipt-content.ts';
export { renderPaper } from './receipts/render-receipt.ts';
