/** What is collected for a request for quotation. */
export { type OwnTray, useTray } from '#features/products/tray/web/use-tray.ts';
