import { publishedSource } from '#console/server/published-source.ts';
import { findableProducts } from './products.search-source.ts';

export const publishedProducts = publishedSource(findableProducts);
