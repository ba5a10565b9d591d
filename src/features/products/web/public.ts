/** The tray, and components for showing a product elsewhere. */
export { type OwnTray, useTray } from '#features/products/tray/web/use-tray.ts';
export { ProductPicture } from './product-picture.tsx';
export { ProductPrice } from './product-price.tsx';
