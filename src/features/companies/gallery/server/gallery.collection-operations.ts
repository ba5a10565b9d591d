import { collectionOperations } from '#collection/server/collection-operations.ts';
import { galleryCollection } from '#features/companies/gallery/gallery.collection.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { companyPictures } from './company-pictures.table.ts';

export const galleryCollectionOperations = collectionOperations(galleryCollection, {
  table: companyPictures,
  definedIn: new URL('../gallery.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
  prepare: storeFormFiles(galleryCollection.fields),
});
