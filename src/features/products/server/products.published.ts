import { publishedSource } from '#console/server/published-source.ts';
import { findableProducts } from './products.findable.ts';

export const publishedProducts = publishedSource(findableProducts);
