import type { Palette } from './paints.ts';
import { svg } from './svg.ts';

type Stop = readonly [offset: number, color: string];

export function gradient(id: string, ...stops: readonly Stop[]): string {
  const drawn = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`);
  return `<linearGradient id="${id}" x2="1" y2="1">${drawn.join('')}</linearGradient>`;
}

/** The ground follows the theme of the page the picture stands on; without a style it is by day. */
function ground({ day, night }: Palette): string {
  return (
    `<style>@media(prefers-color-scheme:dark){.p{stop-color:${night[0]}}.q{stop-color:${night[1]}}.n{opacity:.13}.l{opacity:.07}}</style>` +
    '<linearGradient id="g" x2="1" y2="1">' +
    `<stop class="p" stop-color="${day[0]}"/><stop class="q" offset="1" stop-color="${day[1]}"/></linearGradient>`
  );
}

export function paintsOf({ hue, accent }: Palette): string {
  return (
    gradient('w', [0, '#fff'], [0.6, '#edf2f0'], [1, '#cbd7d4']) +
    gradient('a', [0, hue[0]], [0.5, hue[1]], [1, hue[2]]) +
    gradient('c', [0, accent[0]], [1, accent[1]]) +
    gradient('k', [0, '#5a6d6a'], [0.5, '#344542'], [1, '#1f2c2a']) +
    gradient('m', [0, '#f3f7f6'], [0.5, '#bccac6'], [1, '#8a9c98']) +
    gradient('s', [0, '#234a4c'], [1, '#10262a']) +
    gradient('e', [0, '#ffffffd9'], [1, `${hue[0]}8c`])
  );
}

/** Colours that were left open become those of the palette. */
export function inColours(palette: Palette, drawing: string): string {
  return drawing.replaceAll('$a', palette.hue[1]).replaceAll('$c', palette.accent[1]);
}

/** Where the light falls in: brighter towards the top left, as every paint is. */
const light = '<circle class="l" cx="120" cy="60" r="210" fill="#fff" opacity=".3"/>';

export const FIELD = [400, 300] as const;

/** Sets open colours and lays the drawing on its ground, lit from the top left. */
export function placed(palette: Palette, drawing: string): string {
  const full = `width="${FIELD[0]}" height="${FIELD[1]}"`;
  const painted = inColours(palette, drawing);
  return svg(
    FIELD[0] * 2,
    FIELD[1] * 2,
    `<defs>${ground(palette)}${paintsOf(palette)}</defs><rect ${full} fill="url(#g)"/>${light}${painted}` +
      // At night the whole still life is dimmed a little, so that no white glares.
      `<rect class="n" ${full} fill="#06110f" opacity="0"/>`,
    FIELD,
  );
}
