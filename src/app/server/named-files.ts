import { privateFolderOf } from '#platform/files/private-file.ts';
import type { NamedFiles } from '#platform/files/remove-orphans.ts';
import type { UploadFolder } from '#platform/files/upload-address.ts';

/** Every column that names a file of visitors or companies; a folder without its columns is no type. */
const publicFiles: Readonly<Record<UploadFolder, NamedFiles['columns']>> = {
  setting: [['settings', 'value']],
  sponsors: [['sponsor_logos', 'logo']],
  companies: [['companies', 'logo']],
  products: [
    ['products', 'image_1'],
    ['products', 'image_2'],
    ['products', 'image_3'],
    ['products', 'image_4'],
  ],
  brands: [['brands', 'logo']],
  events: [['events', 'image']],
  brochures: [['events', 'pdf']],
};

export const namedFiles: readonly NamedFiles[] = [
  ...Object.entries(publicFiles).map(([folder, columns]) => ({
    folder: `Upload/${folder}`,
    columns,
  })),
  { folder: privateFolderOf('cvs'), columns: [['applications', 'cv_file']] },
];
