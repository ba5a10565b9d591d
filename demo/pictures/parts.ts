import {
  dark,
  darkLine,
  glass,
  hueLine,
  sand,
  screen,
  shade,
  steel,
  steelLine,
  white,
  whiteLine,
} from './paints.ts';
import { box, circle, line, oval, row, shape } from './svg.ts';

/** Parts that many motifs have, so that a wheel is a wheel wherever it turns. */

export function shadow(x: number, width: number, y = 251): string {
  return oval(x, y, width / 2, width > 160 ? 9 : 7, shade);
}

export function display(x: number, y: number, width: number, height: number, corner = 7): string {
  return (
    box(x, y, width, height, dark, corner) +
    box(x + 5, y + 5, width - 10, height - 10, screen, corner - 3)
  );
}

/** One beat of the heart along a line. */
export function pulse(x: number, y: number, width: number, color: string, thick = 3): string {
  const step = width / 10;
  const path = `M${x} ${y}h${step * 3}l${step} ${-step * 0.8}l${step} ${step * 2.2}l${step * 1.2} ${-step * 3.6}l${step * 1.1} ${step * 2.2}h${step * 2.7}`;
  return line(path, color, thick);
}

export function words(x: number, y: number, widths: readonly number[], color: string): string {
  return row(
    widths.map((_, place) => place),
    (place) => box(x, y + place * 9, widths[place] ?? 0, 4, color, 2),
  );
}

export function buttons(x: number, y: number, count: number, step: number, radius = 4): string {
  return row(
    Array.from({ length: count }, (_, place) => place),
    (place) => circle(x + place * step, y, radius, place === 0 ? sand : steel),
  );
}

export function wheel(x: number, y: number, radius: number): string {
  return circle(x, y, radius, dark) + circle(x, y, radius * 0.62, steel);
}

/** A small wheel below a leg; it touches the floor at y. */
export function castor(x: number, y = 250): string {
  return (
    box(x - 3, y - 20, 6, 12, steel, 2) + circle(x, y - 7, 7, dark) + circle(x, y - 7, 3, steel)
  );
}

export function castors(...places: number[]): string {
  return row(places, (place) => castor(place));
}

export function spokes(x: number, y: number, radius: number): string {
  const reach = radius - 4;
  const across = reach * 0.71;
  return line(
    `M${x - reach} ${y}h${reach * 2}M${x} ${y - reach}v${reach * 2}M${x - across} ${y - across}l${across * 2} ${across * 2}M${x - across} ${y + across}l${across * 2} ${-across * 2}`,
    steelLine,
    1.5,
  );
}

export function drawers(x: number, y: number, width: number, heights: readonly number[]): string {
  let top = y;
  return heights
    .map((height) => {
      const drawn =
        box(x, top, width, height - 4, white, 3) +
        box(x + width / 2 - 16, top + height / 2 - 5, 32, 5, steel, 2.5);
      top += height;
      return drawn;
    })
    .join('');
}

export function cross(x: number, y: number, size: number, paint: string): string {
  const arm = size / 3;
  return (
    box(x - arm / 2, y - size / 2, arm, size, paint, 2) +
    box(x - size / 2, y - arm / 2, size, arm, paint, 2)
  );
}

export function drop(x: number, y: number, size: number, paint: string): string {
  return shape(
    `M${x} ${y - size}c${size * 0.45} ${size * 0.6} ${size * 0.7} ${size * 0.9} ${size * 0.7} ${size * 1.3}a${size * 0.7} ${size * 0.7} 0 0 1 ${-size * 1.4} 0c0 ${-size * 0.4} ${size * 0.25} ${-size * 0.7} ${size * 0.7} ${-size * 1.3}z`,
    paint,
  );
}

export function heart(x: number, y: number, size: number, paint: string): string {
  return shape(
    `M${x} ${y + size * 0.9}c${-size * 0.9} ${-size * 0.6} ${-size} ${-size} ${-size} ${-size * 1.25}a${size * 0.52} ${size * 0.52} 0 0 1 ${size} ${-size * 0.2}a${size * 0.52} ${size * 0.52} 0 0 1 ${size} ${size * 0.2}c0 ${size * 0.25} ${-size * 0.1} ${size * 0.65} ${-size} ${size * 1.25}z`,
    paint,
  );
}

/** A carton seen from its corner: front, side and top. */
export function carton(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string = white,
  depth = 26,
): string {
  const lift = depth * 0.5;
  return (
    shape(`M${x} ${y}l${depth} ${-lift}h${width}l${-depth} ${lift}z`, whiteLine) +
    box(x, y, width, height, paint) +
    shape(`M${x + width} ${y}l${depth} ${-lift}v${height}l${-depth} ${lift}z`, paint) +
    shape(`M${x + width} ${y}l${depth} ${-lift}v${height}l${-depth} ${lift}z`, shade)
  );
}

/** A bottle without its cap, the shoulders a quarter of its width. */
export function bottle(x: number, y: number, width: number, height: number, paint: string): string {
  const neck = width * 0.3;
  const shoulder = width * 0.32;
  return shape(
    `M${x + neck} ${y}h${width - neck * 2}v${shoulder * 0.5}q${neck} ${shoulder * 0.2} ${neck} ${shoulder}v${height - shoulder * 1.5 - 8}a8 8 0 0 1 -8 8h${16 - width}a8 8 0 0 1 -8 -8v${-(height - shoulder * 1.5 - 8)}q0 ${-shoulder * 0.8} ${neck} ${-shoulder}z`,
    paint,
  );
}

/** A sterile pouch: clear before, paper behind, sealed at its edge. */
export function pouch(x: number, y: number, width: number, height: number): string {
  return (
    box(x, y, width, height, white, 6) +
    box(x + 6, y + 6, width - 12, height - 24, glass, 4) +
    box(x + 6, y + height - 14, width - 12, 8, sand, 2)
  );
}

/** A pole on five castors. */
export function poleStand(x: number, top: number): string {
  return (
    line(`M${x} ${top}V228`, steelLine, 6) +
    line(`M${x - 46} 238L${x} 226L${x + 46} 238`, darkLine, 7) +
    castors(x - 46, x, x + 46)
  );
}

export function tubeOf(path: string, color: string = hueLine, thick = 5): string {
  return line(path, color, thick) + line(path, '#ffffff80', thick * 0.3);
}
