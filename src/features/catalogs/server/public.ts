/** What other features ask of catalogs. */
export { countCatalogs } from './count-catalogs.ts';
