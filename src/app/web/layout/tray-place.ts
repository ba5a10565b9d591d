/** Where the header shows what is collected; empty until something is. */
export const TRAY_PLACE = 'tray';
