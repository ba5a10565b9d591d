/** What other features ask of products. */
export { countProducts } from './count-products.ts';
export { findListedProduct } from './find-listed-product.ts';
