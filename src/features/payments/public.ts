/** Amounts as orders and receipts say them. */
export { formatAmount } from './format-amount.ts';
