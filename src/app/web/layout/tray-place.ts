/** Id of the header element for the tray link; it is empty until something is collected. */
export const TRAY_PLACE = 'tray';
