import { publishedSource } from '#console/server/published-source.ts';
import { findableCatalogs } from './catalogs.findable.ts';

export const publishedCatalogs = publishedSource(findableCatalogs);
