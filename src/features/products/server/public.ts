/** What other features ask of products. */
export { countProducts } from './count-products.ts';
