/** As many products as one request for quotation can hold. */
export const TRAY_MOST = 20;
export const QUANTITY_MOST = 1_000_000;
