import sharp from 'sharp';
import type { DrawnPicture } from './drawn-picture.ts';
import { SMALL_PICTURE_WIDTH } from './picture-variants.ts';

const WIDEST = 1600;
/** The most pixels a picture may decode to; larger ones are attacks. */
const MOST_PIXELS = 50_000_000;
/** Enough to draw an icon of twenty points at full size. */
const LARGEST_DENSITY = 2400;

const encoding = { quality: 86 };

const accepted = new Set(['jpeg', 'png', 'gif', 'webp', 'svg']);

/**
 * SVG has no size in pixels, so small drawings are rendered as large as a card shows them; this is the default density.
 */
const SVG_INCH = 72;

async function densityOf(content: Buffer): Promise<number | undefined> {
  const { format, width } = await sharp(content, { limitInputPixels: MOST_PIXELS }).metadata();
  if (format !== 'svg' || !width || width >= SMALL_PICTURE_WIDTH) return undefined;
  return Math.min((SVG_INCH * SMALL_PICTURE_WIDTH) / width, LARGEST_DENSITY);
}

/** Re-encodes a picture without anything else that its file contained; undefined if it is no picture. */
async function redraw(content: Buffer): Promise<Buffer | undefined> {
  try {
    const picture = sharp(content, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      density: await densityOf(content),
    });
    const { format } = await picture.metadata();
    if (!accepted.has(format)) return undefined;
    return await picture
      .rotate()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp(encoding)
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Draws a picture with its smaller copy. Runs in a child process, see `file-child.ts`. */
export async function drawPicture(content: Buffer): Promise<DrawnPicture | undefined> {
  const wide = await redraw(content);
  if (!wide) return undefined;
  const small = await sharp(wide)
    .resize({ width: SMALL_PICTURE_WIDTH, withoutEnlargement: true })
    .webp(encoding)
    .toBuffer();
  return { wide, small };
}
