import { type LogoPalette, logoPalettes } from './logos/logo-hints.ts';
import type { EventTheme, ProductPictureKind } from './logos/picture-kinds.ts';
import { openGround, productDrawings } from './logos/product-drawings.ts';
import { themeDrawings } from './logos/theme-drawings.ts';
import { box, circle, faded, moved, svg } from './pictures/svg.ts';
import { choiceFor } from './seeded-choice.ts';

/** Calm colours only: a shelf of products is seen together. */
const shelfPalettes: readonly LogoPalette[] = [
  'teal',
  'harbour',
  'ocean',
  'slate',
  'emerald',
  'forest',
];

const coverPalettes: readonly LogoPalette[] = [
  'teal',
  'harbour',
  'forest',
  'plum',
  'slate',
  'indigo',
  'ocean',
  'night',
  'emerald',
  'clay',
];

/** An illustration of the kind of product, 800 by 600; the key decides the colour. */
export function drawProductPicture(kind: ProductPictureKind, key: string = kind): string {
  const choice = choiceFor(`product picture ${key}`);
  const { deep, accent, tint } = logoPalettes[choice.pick(shelfPalettes)];
  const drawing = productDrawings[kind]({ deep, accent }).replaceAll(openGround, '#ffffff');
  const halo = circle(400, 300, 236, '#ffffff');
  const shadow = `<ellipse cx="400" cy="437" rx="150" ry="11" fill="${deep}" opacity="0.12"/>`;
  return svg(800, 600, box(0, 0, 800, 600, tint) + halo + shadow + moved(164, 70, 1.18, drawing));
}

/** A cover without words, 1200 by 630: the page sets the title itself, in the reader's language. */
export function drawEventCover(event: {
  readonly key: string;
  readonly theme: EventTheme;
}): string {
  const choice = choiceFor(`event cover ${event.key}`);
  const { deep, accent } = logoPalettes[choice.pick(coverPalettes)];
  const drawing = themeDrawings[event.theme]({ deep: '#ffffff', accent }, choice);
  const glow = faded(
    0.1,
    circle(choice.between(820, 980), choice.between(60, 560), 380, '#ffffff'),
  );
  const shade = faded(
    0.16,
    circle(choice.between(80, 300), choice.between(420, 640), 300, '#000000'),
  );
  return svg(1200, 630, box(0, 0, 1200, 630, deep) + glow + shade + drawing);
}
