/** Links in a row: the filters of a question, and the lists. */
export const chipClasses =
  'inline-flex min-h-9 items-center gap-2 rounded-full border border-edge px-3.5 text-sm hover:border-action max-lg:min-h-10';
