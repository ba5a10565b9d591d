import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePdf } from '#testing/cv-files.ts';
import { picturePages } from './picture-pages.ts';

/** Pages of one colour, which can be recognized in the picture. */
function redPdf(pages: number): Buffer {
  const page = (number: number) =>
    `${number} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 3 0 R >> endobj\n`;
  const numbers = Array.from({ length: pages }, (_, index) => index + 4);
  const paint = '1 0 0 rg 0 0 300 400 re f';
  return Buffer.from(
    '%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n' +
      `2 0 obj << /Type /Pages /Count ${pages} /Kids [${numbers.map((each) => `${each} 0 R`).join(' ')}] >> endobj\n` +
      `3 0 obj << /Length ${paint.length} >> stream\n${paint}\nendstream endobj\n` +
      numbers.map(page).join('') +
      'trailer << /Root 1 0 R >>\n%%EOF\n',
  );
}

test('what is no PDF, or a broken one, is not drawn', async () => {
  expect(await picturePages(Buffer.from('GIF89a'), 1)).toBeUndefined();
  expect(await picturePages(makePdf().subarray(0, 40), 1)).toBeUndefined();
});

test('the first page in its own colours and measures, with a smaller copy', async () => {
  const drawn = await picturePages(redPdf(1), 1);
  const wide = sharp(drawn?.wide);
  expect(await wide.metadata()).toMatchObject({ format: 'webp', width: 1000, height: 1333 });
  expect(await sharp(drawn?.small).metadata()).toMatchObject({ width: 600 });
  const { channels } = await wide.stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(240);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(15);
});

test('several pages stand below each other, and no more than asked for', async () => {
  const heightOf = async (pages: number, most: number) =>
    (await sharp((await picturePages(redPdf(pages), most))?.wide).metadata()).height;
  expect(await heightOf(2, 3)).toBe(2 * 1333 + 20);
  expect(await heightOf(9, 3)).toBe(3 * 1333 + 2 * 20);
});
