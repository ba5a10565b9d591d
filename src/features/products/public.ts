/** For lists of products elsewhere. */
export {
  CATEGORY_TILES,
  listProducts,
  listTopCategories,
  listTrayProducts,
} from './products.contract.ts';
export { QUANTITY_MOST, TRAY_MOST } from './tray/tray-limits.ts';
