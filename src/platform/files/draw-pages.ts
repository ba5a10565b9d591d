import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp, { type OverlayOptions } from 'sharp';
import type { DrawnPicture } from './drawn-picture.ts';
import { SMALL_PICTURE_WIDTH } from './picture-variants.ts';

const WIDE = 1000;
/** Posters and rolls are scaled down, so that no page takes more space than a tall letter. */
const TALLEST = 2000;
const GAP = 20;
const ground = '#d9dfdd';
const encoding = { quality: 82 };

let library: Promise<PDFiumLibrary> | undefined;

type Drawn = { readonly data: Buffer; readonly width: number; readonly height: number };

async function drawPage(page: PDFiumPage): Promise<Drawn> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(WIDE / originalWidth, TALLEST / originalHeight);
  const { data, width, height } = await page.render({ scale, render: 'bitmap' });
  return { data: Buffer.from(data), width, height };
}

/** Joins the pages into one picture, one below the other. */
async function joined(pages: readonly Drawn[]): Promise<Buffer> {
  const width = Math.max(...pages.map((page) => page.width));
  let top = 0;
  const layers: OverlayOptions[] = [];
  for (const { data, width: own, height } of pages) {
    const raw = { width: own, height, channels: 4 } as const;
    layers.push({ input: data, raw, top, left: Math.floor((width - own) / 2) });
    top += height + GAP;
  }
  return sharp({ create: { width, height: top - GAP, channels: 3, background: ground } })
    .composite(layers)
    .webp(encoding)
    .toBuffer();
}

/**
 * Draws the first pages of a PDF as one picture with its smaller copy; undefined for a file that cannot be drawn, such
 * as
 * one with a password. Runs in a child process, see `file-child.ts`.
 */
export async function drawPages(content: Buffer, most: number): Promise<DrawnPicture | undefined> {
  library ??= PDFiumLibrary.init();
  try {
    const document = await (await library).loadDocument(content);
    try {
      const pages: Drawn[] = [];
      for (let index = 0; index < Math.min(most, document.getPageCount()); index += 1) {
        pages.push(await drawPage(document.getPage(index)));
      }
      if (pages.length === 0) return undefined;
      const wide = await joined(pages);
      const small = await sharp(wide)
        .resize({ width: SMALL_PICTURE_WIDTH, withoutEnlargement: true })
        .webp(encoding)
        .toBuffer();
      return { wide, small };
    } finally {
      document.destroy();
    }
  } catch {
    return undefined;
  }
}
