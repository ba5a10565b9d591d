/** Lists that float: menus and choices. */
export const popupClasses =
  'max-h-(--available-height) overflow-y-auto overscroll-contain rounded-lg border border-line ' +
  'bg-raised p-1.5 text-ink shadow-float outline-none transition-[opacity,translate] duration-150 ' +
  'data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0';

export const listItemClasses =
  'flex min-h-10 cursor-default select-none items-center gap-3 rounded-md px-3 py-1.5 text-base ' +
  'outline-none data-highlighted:bg-action-soft data-selected:font-medium ' +
  'data-disabled:text-muted data-disabled:opacity-60';
