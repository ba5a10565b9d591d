import { collectionOperations } from '#collection/server/collection-operations.ts';
import { productsCollection } from '#features/products/products.collection.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { withinListings } from '#features/subscriptions/server/public.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { products } from './products.table.ts';

export const productsCollectionOperations = collectionOperations(productsCollection, {
  table: products,
  definedIn: new URL('../products.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
  listing: { expires: false },
  quota: withinListings,
  columns: { price: 'price_minor' },
  importDefaults: ({ company }) => ({ currency: currencyOfCountry(company.country) }),
  prepare: storeFormFiles(productsCollection.fields),
});
