import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { drawEventCover } from '#demo/demo-covers.ts';
import { type EventTheme, eventThemes } from '#demo/logos/picture-kinds.ts';
import { type FileStore, storePublicFile } from '#platform/files/file-store.ts';
import { SMALL_PICTURE_WIDTH, smallPictureName } from '#platform/files/picture-variants.ts';

/** Drawing one takes a moment: enough of them that neighbours in a list differ, and no more. */
const COVERS_PER_THEME = 3;
const COVER_WIDTH = 1200;

/** Flat drawings: more effort of the encoder saves a few bytes and doubles the time. */
const encoding = { quality: 86, effort: 2 };

async function storeCover(files: FileStore, theme: EventTheme, number: number): Promise<string> {
  const key = `${theme}-${number}`;
  const drawing = sharp(Buffer.from(drawEventCover({ key, theme })));
  const wide = await drawing.resize(COVER_WIDTH).webp(encoding).toBuffer();
  const small = await sharp(wide).resize(SMALL_PICTURE_WIDTH).webp(encoding).toBuffer();
  const hash = createHash('sha256').update(wide).digest('hex').slice(0, 8);
  const name = `${key}-${hash}.webp`;
  await storePublicFile(files, 'events', name, wide);
  await storePublicFile(files, 'events', smallPictureName(name), small);
  return name;
}

/** Covers for all themes; answers the one for the nth event of a theme. */
export async function storeCovers(
  files: FileStore,
): Promise<(theme: EventTheme, position: number) => string> {
  const numbers = Array.from({ length: COVERS_PER_THEME }, (_, number) => number + 1);
  const names = await Promise.all(
    eventThemes.map((theme) =>
      Promise.all(numbers.map((number) => storeCover(files, theme, number))),
    ),
  );
  const byTheme = new Map(eventThemes.map((theme, position) => [theme, names[position] ?? []]));
  return (theme, position) => byTheme.get(theme)?.[position % COVERS_PER_THEME] ?? '';
}
