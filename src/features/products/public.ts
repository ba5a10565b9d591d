/** For lists of products elsewhere. */
export { CATEGORY_TILES, listProducts, listTopCategories } from './products.contract.ts';
