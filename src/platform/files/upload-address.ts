/** The folders below Upload/ that visitors may read; the feature that fills one says who names its files. */
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

/** Where a stored picture is found: an absolute address as it is, a path or bare name under Upload/. */
export function uploadAddress(folder: UploadFolder, stored: string): string {
  if (/^https?:\/\//i.test(stored)) return stored;
  const path = stored.replace(/^\/+/, '');
  return path.startsWith('Upload/') ? `/${path}` : `/Upload/${folder}/${path}`;
}
