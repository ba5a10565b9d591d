import { publishedSource } from '#console/server/published-source.ts';
import { findableCatalogs } from './catalogs.search-source.ts';

export const publishedCatalogs = publishedSource(findableCatalogs);
