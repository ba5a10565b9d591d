import type { ServerFeature } from '#platform/features/server-feature.ts';
import { companyProductsOperations } from './company-products.operations.ts';
import { medicinesOperations } from './medicines.operations.ts';
import { productsCollectionOperations } from './products.collection-operations.ts';
import { productsOperations } from './products.operations.ts';
import { productsPersonalData } from './products.personal-data.ts';
import { medicinesSitemap, productsSitemap } from './products.sitemap.ts';

export const feature: ServerFeature = {
  operations: [
    ...productsOperations,
    ...companyProductsOperations,
    ...medicinesOperations,
    ...productsCollectionOperations,
  ],
  personalData: [productsPersonalData],
  sitemaps: [productsSitemap, medicinesSitemap],
  storedFiles: [
    {
      folder: 'Upload/products',
      columns: [
        ['products', 'image_1'],
        ['products', 'image_2'],
        ['products', 'image_3'],
        ['products', 'image_4'],
      ],
    },
  ],
};
