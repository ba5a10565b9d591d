/** What other features ask of catalogs. */
export { countCatalogs } from './count-catalogs.ts';
export { findShownCatalog } from './find-shown-catalog.ts';
