/** What other features need from products. */
export { countProducts } from './count-products.ts';
export { findListedProduct } from './find-listed-product.ts';
