/** The product functions that other features use. */
export { countProducts } from './count-products.ts';
export { findListedProduct } from './find-listed-product.ts';
