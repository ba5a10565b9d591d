/** Holds the one thing to do about a record at the bottom edge, where there is no column beside the text for it. */
export const actionBarClasses =
  'foot-bar sticky bottom-0 z-20 -mx-4 mt-8 border-line border-t bg-canvas/95 px-4 py-3 backdrop-blur-sm ' +
  'lg:hidden print:hidden';
