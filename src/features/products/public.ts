/** For product lists in other features. */
export {
  CATEGORY_TILES,
  listCompanyProducts,
  listProducts,
  listTopCategories,
  listTrayProducts,
  type Product,
  productsCountry,
} from './products.contract.ts';
export { QUANTITY_MOST, TRAY_MOST } from './tray/tray-limits.ts';
