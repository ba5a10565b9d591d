/** The public folders below Upload/. The feature that fills one declares which columns name its files. */
export const uploadFolders = [
  'setting',
  'sponsors',
  'companies',
  'gallery',
  'products',
  'product-documents',
  'brands',
  'events',
  'event-sponsors',
  'brochures',
  'catalogs',
  'dumps',
] as const;

export type UploadFolder = (typeof uploadFolders)[number];

/** The address of a stored picture: absolute URLs are unchanged, paths and bare names go below Upload/. */
export function uploadAddress(folder: UploadFolder, stored: string): string {
  if (/^https?:\/\//i.test(stored)) return stored;
  const path = stored.replace(/^\/+/, '');
  return path.startsWith('Upload/') ? `/${path}` : `/Upload/${folder}/${path}`;
}
