/** Formatting of amounts, as on orders and receipts. */
export { formatAmount } from './format-amount.ts';
