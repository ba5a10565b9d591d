import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type FileStore, storePublicFile } from '#platform/files/file-store.ts';
import type { UploadFolder } from '#platform/files/upload-address.ts';

function nameOf(key: string, content: Uint8Array | string, ending: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${key}-${hash}.${ending}`;
}

/**
 * Stores drawings that stay drawings: sharp at every size, and they follow the theme of the page.
 * One that several records show is stored once; its key says what it looks like.
 */
export function drawingStore(
  files: FileStore,
  folder: UploadFolder,
): (drawing: { key: string; svg: string }) => Promise<string> {
  const stored = new Map<string, Promise<string>>();

  async function store({ key, svg }: { key: string; svg: string }): Promise<string> {
    const name = nameOf(key, svg, 'svg');
    await storePublicFile(files, folder, name, Buffer.from(svg));
    return name;
  }

  return (drawing) => {
    const name = stored.get(drawing.key) ?? store(drawing);
    stored.set(drawing.key, name);
    return name;
  };
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
