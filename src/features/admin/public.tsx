/** What other features' screens of the console are made of. */
export { FilteredList, RowButton } from './web/console-list.tsx';
export { sayMoment } from './web/moments.ts';
export { TwoLines } from './web/two-lines.tsx';
export { useConsoleAction, useConsoleReload } from './web/use-console-action.ts';
export { useFilteredList } from './web/use-filtered-list.ts';
export { useFilters } from './web/use-filters.ts';
