import type { Palette } from './paints.ts';
import { gradient, inColours, paintsOf } from './place.ts';
import { box, circle, faded, moved, svg } from './svg.ts';

const WIDTH = 480;
const HEIGHT = 640;

/** The front of a catalog: a band for its name, the thing it is about, and what one will read. */
export function front(palette: Palette, art: string): string {
  const [light, middle, deep] = palette.hue;
  const full = `width="${WIDTH}" height="${HEIGHT}"`;
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><style>@media(prefers-color-scheme:dark){.n{opacity:.28}}</style>${gradient('g', [0, middle], [1, deep])}${gradient('f', [0, palette.day[0]], [1, palette.day[1]])}${paintsOf(palette)}</defs>` +
      `<rect ${full} fill="url(#f)"/>` +
      `<path d="M0 0H${WIDTH}V196C320 262 150 150 0 226Z" fill="url(#g)"/>` +
      faded(0.14, circle(400, 40, 150, '#fff')) +
      box(44, 56, 232, 22, '#fff', 6) +
      faded(0.75, box(44, 94, 152, 14, '#fff', 5)) +
      faded(0.5, circle(240, 396, 176, '#fff')) +
      moved(14, 250, 1.13, inColours(palette, art)) +
      faded(0.55, box(44, 586, 180, 10, light, 5) + box(44, 606, 120, 10, light, 5)) +
      // At night the paper is dimmed, so that it does not glare.
      `<rect class="n" ${full} fill="#06110f" opacity="0"/>`,
  );
}
