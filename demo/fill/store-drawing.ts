import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type FileStore, storePublicFile } from '#platform/files/file-store.ts';
import type { UploadFolder } from '#platform/files/upload-address.ts';

function nameOf(key: string, content: Uint8Array | string, ending: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${key}-${hash}.${ending}`;
}

/** Stores a drawing that stays one: sharp at every size, and it follows the theme of the page. */
export async function storeDrawingAsIs(
  files: FileStore,
  folder: UploadFolder,
  drawing: { key: string; svg: string },
): Promise<string> {
  const name = nameOf(drawing.key, drawing.svg, 'svg');
  await storePublicFile(files, folder, name, Buffer.from(drawing.svg));
  return name;
}

/** Turns a drawing into a picture file; the hash in its name lets browsers keep it for good. */
export async function storeDrawing(
  files: FileStore,
  folder: UploadFolder,
  drawing: { key: string; svg: string; width: number },
): Promise<string> {
  const picture = await sharp(Buffer.from(drawing.svg))
    .resize(drawing.width)
    .webp({ quality: 90 })
    .toBuffer();
  const name = nameOf(drawing.key, picture, 'webp');
  await storePublicFile(files, folder, name, picture);
  return name;
}
