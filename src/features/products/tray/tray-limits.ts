/** The most products in one request for quotation. */
export const TRAY_MOST = 20;
export const QUANTITY_MOST = 1_000_000;
