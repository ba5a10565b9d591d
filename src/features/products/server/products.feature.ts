import { productDocuments } from '#features/products/product-documents.ts';
import { trayOperations } from '#features/products/tray/server/tray.operations.ts';
import { trayPersonalData } from '#features/products/tray/server/tray.personal-data.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { companyProductsOperations } from './company-products.operations.ts';
import { comparedProductsOperations } from './compared-products.operations.ts';
import { medicinesFeed } from './medicines.feed.ts';
import { medicinesOperations } from './medicines.operations.ts';
import { followedProducts } from './product-list.ts';
import { productWordsOperations } from './product-words.operations.ts';
import { productsCollectionOperations } from './products.collection-operations.ts';
import { productsFeed } from './products.feed.ts';
import { productsOperations } from './products.operations.ts';
import { productsPersonalData } from './products.personal-data.ts';
import { publishedProducts } from './products.published.ts';
import { medicinesSitemap, productsSitemap } from './products.sitemap.ts';
import { products } from './products.table.ts';

export const feature: ServerFeature = {
  operations: [
    ...productsOperations,
    ...comparedProductsOperations,
    ...companyProductsOperations,
    ...medicinesOperations,
    ...productWordsOperations,
    ...productsCollectionOperations,
    ...trayOperations,
  ],
  personalData: [productsPersonalData, trayPersonalData],
  sitemaps: [productsSitemap, medicinesSitemap],
  published: [publishedProducts],
  followed: [followedProducts],
  feeds: [productsFeed, medicinesFeed],
  storedFiles: [
    namedIn('Upload/products', products, ['image_1', 'image_2', 'image_3', 'image_4']),
    namedIn('Upload/product-documents', products, productDocuments),
  ],
};
