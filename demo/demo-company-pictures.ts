import { roomsOf } from './company-depth/rooms.ts';
import type { DemoCompany } from './demo-company.ts';
import type { DemoText } from './demo-text.ts';
import { banner } from './pictures/banner.ts';
import { type Palette, type Picture, paletteNames, palettes } from './pictures/paints.ts';
import { findMotif } from './pictures/pick-motif.ts';
import { placed } from './pictures/place.ts';
import { seen } from './pictures/views.ts';
import { choiceFor } from './seeded-choice.ts';

function motifOf(noun: string) {
  const none = { en: '', ar: '' };
  const motif = findMotif({ itemName: { en: noun, ar: '' }, itemCategory: none });
  if (!motif) throw new Error(`No motif for "${noun}"`);
  return motif;
}

const paletteOf = ({ key }: DemoCompany) => choiceFor(`company colours ${key}`).pick(paletteNames);

/** Three things of its rooms in a row, in the company's colours. */
export function drawCompanyCover(company: DemoCompany): Picture {
  const name = paletteOf(company);
  const choice = choiceFor(`company cover ${company.key}`);
  const things = choice.shuffle(roomsOf(company)).slice(0, 3);
  const nouns = things.map(([noun]) => noun);
  const palette: Palette = palettes[name];
  return {
    key: ['cover', ...nouns, name].join('-').replaceAll(' ', '-'),
    svg: banner(
      palette,
      nouns.map((noun) => motifOf(noun).art),
    ),
  };
}

export type GalleryPicture = { readonly title: DemoText; readonly picture: Picture };

/** So many pictures of its rooms, or as many as there are. */
export function drawGallery(company: DemoCompany, count: number): readonly GalleryPicture[] {
  const name = paletteOf(company);
  return choiceFor(`gallery ${company.key}`)
    .shuffle(roomsOf(company))
    .slice(0, count)
    .map(([noun, title]) => ({
      title,
      picture: {
        key: ['room', noun, name].join('-').replaceAll(' ', '-'),
        svg: placed(palettes[name], seen(motifOf(noun), 'place')),
      },
    }));
}
