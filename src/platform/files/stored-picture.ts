import { createHash } from 'node:crypto';
import type { DrawnPicture } from './drawn-picture.ts';
import { type FileStore, storePublicFile } from './file-store.ts';
import { picturePages } from './picture-pages.ts';
import { smallPictureName } from './picture-variants.ts';
import { redrawPicture } from './redraw-picture.ts';
import type { UploadFolder } from './upload-address.ts';

/**
 * Stores a public picture and its smaller copy. Returns its name, which changes with the content, or undefined if it is
 * no picture.
 */
export async function storePicture(
  files: FileStore,
  folder: UploadFolder,
  content: Buffer,
): Promise<string | undefined> {
  return storeDrawn(files, folder, await redrawPicture(content));
}

/** Stores the first page of a PDF in the same way; undefined if it cannot be drawn. */
export async function storeFirstPage(
  files: FileStore,
  folder: UploadFolder,
  content: Buffer,
): Promise<string | undefined> {
  return storeDrawn(files, folder, await picturePages(content, 1));
}

async function storeDrawn(
  files: FileStore,
  folder: UploadFolder,
  drawn: DrawnPicture | undefined,
): Promise<string | undefined> {
  if (!drawn) return undefined;
  const name = `${createHash('sha256').update(drawn.wide).digest('hex').slice(0, 24)}.webp`;
  await storePublicFile(files, folder, name, drawn.wide);
  await storePublicFile(files, folder, smallPictureName(name), drawn.small);
  return name;
}
