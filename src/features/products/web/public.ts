/** What is collected for a request for quotation, and how a product is shown elsewhere. */
export { type OwnTray, useTray } from '#features/products/tray/web/use-tray.ts';
export { ProductPicture } from './product-picture.tsx';
export { ProductPrice } from './product-price.tsx';
