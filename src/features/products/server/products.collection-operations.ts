import { collectionOperations } from '#collection/server/collection-operations.ts';
import { productDocuments } from '#features/products/product-documents.ts';
import { productsCollection } from '#features/products/products.collection.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { withinListings } from '#features/subscriptions/server/public.ts';
import { byName } from '#platform/fields/by-name.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { products } from './products.table.ts';

const document = { kind: 'pdf', folder: 'product-documents' } as const;
const picture = { kind: 'picture', folder: 'products' } as const;

export const productsCollectionOperations = collectionOperations(productsCollection, {
  table: products,
  definedIn: new URL('../products.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
  listing: { expires: false },
  quota: withinListings,
  columns: { price: 'price_minor' },
  importDefaults: ({ company }) => ({ currency: currencyOfCountry(company.country) }),
  prepare: storeFormFiles({
    image_1: picture,
    image_2: picture,
    image_3: picture,
    image_4: picture,
    ...byName(productDocuments, () => document),
  }),
});
