import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type FileStore, storePublicFile } from '#platform/files/file-store.ts';
import type { UploadFolder } from '#platform/files/upload-address.ts';

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
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
  const name = `${drawing.key}-${hash}.webp`;
  await storePublicFile(files, folder, name, picture);
  return name;
}
