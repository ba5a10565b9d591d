import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProductPictures } from './demo-pictures.ts';
import { demoProducts } from './demo-products.ts';
import { allMotifs } from './pictures/motifs/all-motifs.ts';
import { packs } from './pictures/packs/packs.ts';
import { palettes } from './pictures/paints.ts';
import { findMotif, findPack } from './pictures/pick-motif.ts';
import { placed } from './pictures/place.ts';
import { seen } from './pictures/views.ts';

const LARGEST_BYTES = 6 * 1024;

const devices = demoProducts.filter(({ isMedicine }) => !isMedicine);
const medicines = demoProducts.filter(({ isMedicine }) => isMedicine);

function named(en: string, ar = '') {
  return { itemName: { en, ar }, itemCategory: { en: 'Laboratory instruments', ar: '' } };
}

const nounOf = (en: string, ar?: string) => findMotif(named(en, ar))?.nouns[0];

describe('what is drawn', () => {
  it('is the noun of the name, the longest one', () => {
    expect(nounOf('Dakhilab Laboratory Incubator')).toBe('laboratory incubator');
    expect(nounOf('Khutwa Electric Wheelchair')).toBe('electric wheelchair');
    expect(nounOf('Khutwa Lightweight Wheelchair')).toBe('wheelchair');
    expect(nounOf('Neelrest Crash Trolley')).toBe('crash trolley');
    expect(nounOf('Non-Rebreather Oxygen Mask')).toBe('oxygen mask');
    expect(nounOf('Troponin I Rapid Test')).toBe('troponin i rapid test');
  });

  it('is found by the Arabic name as well', () => {
    expect(nounOf('', 'دعامة ركبة مفصلية – سنام فلكس')).toBe('knee brace');
    expect(nounOf('', 'مشّاية بعجلات ومقعد')).toBe('rollator');
    expect(nounOf('', 'عربة أدوية')).toBe('medicine trolley');
  });

  it('is a whole word: a tent is no tens, and nothing known is nothing drawn', () => {
    expect(nounOf('Oxygen Tent')).toBeUndefined();
    expect(nounOf('Intensive')).toBeUndefined();
  });

  it('is the pack of a medicine’s form', () => {
    const pack = (en: string) => findPack({ en, ar: '' })?.forms[0];
    expect(pack('Film-coated tablets')).toBe('film coated tablets');
    expect(pack('Powder in sachets')).toBe('sachets');
    expect(pack('Pre-filled pen')).toBe('pre filled pen');
  });
});

describe('motifs', () => {
  it('are more than 150, no two of one noun or one drawing', () => {
    expect(allMotifs.length).toBeGreaterThanOrEqual(150);
    const nouns = allMotifs.flatMap((motif) => motif.nouns);
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([]);
    expect(new Set(allMotifs.map(({ art }) => art)).size).toBe(allMotifs.length);
  });

  it('are called something in both languages', () => {
    const isArabic = (noun: string) => /\p{Script=Arabic}/u.test(noun);
    const oneTongued = allMotifs.filter(
      ({ nouns }) => nouns.every(isArabic) || !nouns.some(isArabic),
    );
    expect(oneTongued.map(({ nouns }) => nouns[0])).toEqual([]);
  });

  it('are small, well-formed and of one size from every side', async () => {
    for (const motif of allMotifs) {
      for (const view of ['whole', 'detail', 'place'] as const) {
        const drawing = placed(palettes.teal, seen(motif, view));
        expect(Buffer.byteLength(drawing), motif.nouns[0]).toBeLessThan(LARGEST_BYTES);
        expect(drawing, motif.nouns[0]).not.toMatch(/NaN|undefined|\$[ac]|(?<!")var\(/);
      }
      // libvips reads SVG with a strict XML parser, so what it measures is well-formed.
      const { width, height } = await sharp(
        Buffer.from(placed(palettes.teal, motif.art)),
      ).metadata();
      expect([width, height], motif.nouns[0]).toEqual([800, 600]);
    }
  });

  it('are seen by day and at night', () => {
    const [motif] = allMotifs;
    if (!motif) throw new Error('No motifs');
    for (const palette of Object.values(palettes)) {
      const drawing = placed(palette, motif.art);
      expect(drawing).toContain('prefers-color-scheme:dark');
      expect(drawing).toContain(palette.day[0]);
      expect(drawing).toContain(palette.night[0]);
    }
  });
});

describe('pictures of the demo products', () => {
  it('show a motif of the article’s own noun', () => {
    expect(devices.filter((product) => !findMotif(product)).map(({ key }) => key)).toEqual([]);
    // The category alone would draw the same thing for a whole shelf.
    const byCategory = devices.filter(
      ({ itemName, itemCategory }) =>
        findMotif({ itemName, itemCategory: { en: '', ar: '' } })?.nouns[0] !==
        findMotif({ itemName, itemCategory })?.nouns[0],
    );
    expect(byCategory.map(({ key }) => key)).toEqual([]);
  });

  it('show one thing for one article: no two articles share a motif', () => {
    const articles = new Map<string, Set<string>>();
    for (const product of devices) {
      const noun = findMotif(product)?.nouns[0] ?? '';
      const article = product.itemName.en.replace(`${product.brandName.en} `, '');
      articles.set(noun, (articles.get(noun) ?? new Set()).add(article));
    }
    expect([...articles].filter(([, names]) => names.size > 1)).toEqual([]);
  });

  it('say the name and the strength of a medicine, each pack unlike the others', () => {
    const fronts = medicines.map((product) => drawProductPictures(product)[0]?.svg ?? '');
    expect(new Set(fronts).size).toBe(medicines.length);
    medicines.forEach((product, at) => {
      expect(fronts[at]).toContain(`>${product.brandName.en}<`);
      expect(fronts[at]).toContain(`>${product.brandName.ar}<`);
      expect(fronts[at]).toContain(`>${product.itemStrength}<`);
    });
    expect(packs.length).toBeGreaterThanOrEqual(10);
  });

  it('are two or three for each, light and the same every time', () => {
    for (const product of demoProducts) {
      const pictures = drawProductPictures(product);
      expect(pictures.length, product.key).toBe(product.isMedicine ? 2 : 3);
      for (const { svg } of pictures)
        expect(Buffer.byteLength(svg), product.key).toBeLessThan(LARGEST_BYTES);
      expect(drawProductPictures(product)).toEqual(pictures);
    }
  });
});
