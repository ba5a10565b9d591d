import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { companyPictures } from './company-pictures.table.ts';
import { galleryCollectionOperations } from './gallery.collection-operations.ts';

export const feature: ServerFeature = {
  operations: galleryCollectionOperations,
  storedFiles: [namedIn('Upload/gallery', companyPictures, ['picture'])],
};
