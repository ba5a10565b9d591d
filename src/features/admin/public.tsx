/** What other features' screens of the console are made of. */
export { ConsoleTable } from './web/console-table.tsx';
export { sayMoment } from './web/moments.ts';
export { TwoLines } from './web/two-lines.tsx';
export { useConsoleAction, useConsoleReload } from './web/use-console-action.ts';
export { useConsoleList } from './web/use-console-list.ts';
export { givenOf, useFilters } from './web/use-filters.ts';
