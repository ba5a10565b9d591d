import type { DemoText } from '#demo/demo-text.ts';
import { lettering } from './packs/label.ts';
import type { Palette } from './paints.ts';
import { gradient, inColours, paintsOf } from './place.ts';
import { box, circle, faded, moved, svg } from './svg.ts';

const WIDTH = 480;
const HEIGHT = 640;

/** A title that is too long for one line is set in two, about as long as each other. */
function linesOf(title: string): readonly string[] {
  if (title.length <= 18) return [title];
  const gaps = [...title.matchAll(/ /g)].map(({ index }) => index);
  const middle = title.length / 2;
  const [cut] = gaps.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return cut === undefined ? [title] : [title.slice(0, cut), title.slice(cut + 1)];
}

/** In both languages, as such things are printed here. */
function nameOf(title: DemoText): string {
  const lines = linesOf(title.en);
  const top = lines.length === 1 ? 84 : 66;
  const place = { x: WIDTH / 2, room: WIDTH - 72, color: '#fff' };
  return (
    '<g font-family="IBM Plex Sans,Segoe UI,Roboto,Noto Sans,Arial,DejaVu Sans,sans-serif">' +
    lines
      .map((line, at) => lettering(line, { ...place, y: top + at * 46, size: 42, bold: true }))
      .join('') +
    lettering(title.ar, { ...place, y: top + lines.length * 46 + 4, size: 34 }) +
    '</g>'
  );
}

/** The front of a catalog: a band with its name, the thing it is about, and what one will read. */
export function front(palette: Palette, art: string, title: DemoText): string {
  const [light, middle, deep] = palette.hue;
  const full = `width="${WIDTH}" height="${HEIGHT}"`;
  return svg(
    WIDTH,
    HEIGHT,
    `<defs><style>@media(prefers-color-scheme:dark){.n{opacity:.28}}</style>${gradient('g', [0, middle], [1, deep])}${gradient('f', [0, palette.day[0]], [1, palette.day[1]])}${paintsOf(palette)}</defs>` +
      `<rect ${full} fill="url(#f)"/>` +
      `<path d="M0 0H${WIDTH}V196C320 262 150 150 0 226Z" fill="url(#g)"/>` +
      faded(0.14, circle(400, 40, 150, '#fff')) +
      nameOf(title) +
      faded(0.5, circle(240, 396, 176, '#fff')) +
      moved(14, 250, 1.13, inColours(palette, art)) +
      faded(0.55, box(44, 586, 180, 10, light, 5) + box(44, 606, 120, 10, light, 5)) +
      // At night the paper is dimmed, so that it does not glare.
      `<rect class="n" ${full} fill="#06110f" opacity="0"/>`,
  );
}
