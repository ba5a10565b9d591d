import type { Palette } from './paints.ts';
import { gradient, inColours, paintsOf } from './place.ts';
import { box, circle, faded, moved, svg } from './svg.ts';

const WIDTH = 1600;
const HEIGHT = 400;
/** Where things stand: clear of the logo, which lies over the lower corner of either side. */
const places = [560, 840, 1120];
const SHELF = 350;
const SCALE = 1.02;

/** A wide band with a few things on a shelf, for the top of a company's page. */
export function banner(palette: Palette, things: readonly string[]): string {
  const [, middle, deep] = palette.hue;
  const full = `width="${WIDTH}" height="${HEIGHT}"`;
  const standing = things.map((art, place) =>
    moved((places[place] ?? 0) - 200 * SCALE, SHELF - 262 * SCALE, SCALE, inColours(palette, art)),
  );
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><style>@media(prefers-color-scheme:dark){.n{opacity:.22}}</style>${gradient('g', [0, middle], [1, deep])}${paintsOf(palette)}</defs>` +
      `<rect ${full} fill="url(#g)"/>` +
      faded(0.1, circle(220, 40, 300, '#fff') + circle(1420, 380, 340, '#fff')) +
      faded(0.16, circle(840, 190, 330, '#fff')) +
      faded(0.5, box(360, SHELF, 960, 8, '#fff', 4)) +
      standing.join('') +
      // At night the band is dimmed, so that it does not glare.
      `<rect class="n" ${full} fill="#06110f" opacity="0"/>`,
  );
}
