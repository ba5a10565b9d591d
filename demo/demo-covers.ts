import { type LogoPalette, logoPalettes } from './logos/logo-hints.ts';
import type { EventTheme } from './logos/picture-kinds.ts';
import { themeDrawings } from './logos/theme-drawings.ts';
import { box, circle, faded, svg } from './pictures/svg.ts';
import { choiceFor } from './seeded-choice.ts';

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
