import type { DemoProduct } from './demo-product.ts';
import type { StillLife } from './pictures/motif.ts';
import { type Picture, paletteNames, palettes } from './pictures/paints.ts';
import { findMotif, findPack } from './pictures/pick-motif.ts';
import { placed } from './pictures/place.ts';
import { seen, type View } from './pictures/views.ts';
import { choiceFor } from './seeded-choice.ts';

function packStill(product: DemoProduct): StillLife | undefined {
  const pack = product.dosageForm && findPack(product.dosageForm);
  return pack?.draw({
    name: product.brandName.en,
    nameAr: product.brandName.ar,
    strength: product.itemStrength ?? '',
    form: product.dosageForm?.en ?? '',
    style: choiceFor(`pack style ${product.brandName.en}`).between(0, 99),
  });
}

function stillOf(product: DemoProduct): { name: string; still: StillLife; views: View[] } {
  if (product.isMedicine) {
    const still = packStill(product);
    if (!still) throw new Error(`No pack for the form of "${product.key}"`);
    return { name: product.key, still, views: ['whole', 'detail'] };
  }
  const still = findMotif(product);
  if (!still) throw new Error(`No motif for the noun of "${product.key}"`);
  const name = still.nouns[0]?.replaceAll(' ', '-') ?? product.key;
  return { name, still, views: ['whole', 'detail', 'place'] };
}

/** Two or three pictures, the whole thing first. */
export function drawProductPictures(product: DemoProduct): Picture[] {
  const { name, still, views } = stillOf(product);
  const palette = choiceFor(`colours of ${product.brandName.en}`).pick(paletteNames);
  return views.map((view) => ({
    key: `${name}-${palette}-${view}`,
    svg: placed(palettes[palette], seen(still, view)),
  }));
}
