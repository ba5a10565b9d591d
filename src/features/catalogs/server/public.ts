/** The catalog functions that other features use. */
export { countCatalogs } from './count-catalogs.ts';
export { findShownCatalog } from './find-shown-catalog.ts';
