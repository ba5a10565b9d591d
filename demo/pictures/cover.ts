import { type Backdrop, MIDDLE } from './backdrops.ts';
import type { Palette } from './paints.ts';
import { gradient, inColours, paintsOf } from './place.ts';
import { circle, faded, moved, svg } from './svg.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** How much larger the drawing is than in its own field of 400 by 300. */
const SCALE = 1.58;

/** A wide cover without words: the page sets the title itself, in the reader's language. */
export function cover(palette: Palette, backdrop: Backdrop, art: string): string {
  const [, middle, deep] = palette.hue;
  const full = `width="${WIDTH}" height="${HEIGHT}"`;
  const [x, y] = MIDDLE;
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><style>@media(prefers-color-scheme:dark){.n{opacity:.16}}</style>${gradient('g', [0, middle], [1, deep])}${gradient('d', [0, palette.day[0]], [1, palette.day[1]])}${paintsOf(palette)}</defs>` +
      `<rect ${full} fill="url(#g)"/>` +
      faded(0.1, backdrop.around) +
      faded(0.12, circle(300, 90, 460, '#fff')) +
      backdrop.panel('url(#d)') +
      moved(x - 200 * SCALE, y - 146 * SCALE, SCALE, inColours(palette, art)) +
      // At night the poster is dimmed a little, so that its panel does not glare.
      `<rect class="n" ${full} fill="#06110f" opacity="0"/>`,
  );
}
