/** For lists of products elsewhere. */
export { listProducts } from './products.contract.ts';
