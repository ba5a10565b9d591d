/** A bar at the bottom edge with a record's main action, for screens without a column beside the text. */
export const actionBarClasses =
  'foot-bar sticky bottom-0 z-20 -mx-4 mt-8 border-line border-t bg-canvas/95 px-4 py-3 backdrop-blur-sm ' +
  'lg:hidden print:hidden';
