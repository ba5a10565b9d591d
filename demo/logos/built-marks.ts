import {
  arcPath,
  box,
  circle,
  type Ink,
  line,
  pointAt,
  polygonPath,
  ring,
  shape,
  turned,
} from '#demo/pictures/svg.ts';
import type { Choice } from '#demo/seeded-choice.ts';

/** Marks built from rules and compasses. Each stands inside a circle of 130 around 200, 200. */

export function crossMark(ink: Ink, choice: Choice): string {
  const form = choice.between(0, 2);
  if (form === 0) {
    return (
      box(158, 78, 84, 244, ink.deep, 42) +
      box(78, 158, 84, 84, ink.accent, 42) +
      box(238, 158, 84, 84, ink.accent, 42)
    );
  }
  if (form === 1) {
    // Four quarter discs leave the cross between them.
    const quarter = 'M184 184H84A100 100 0 0 1 184 84Z';
    return [0, 90, 180, 270]
      .map((degrees) => turned(degrees, shape(quarter, degrees === 90 ? ink.accent : ink.deep)))
      .join('');
  }
  const arm = 'M164 164V112A36 36 0 0 1 236 112V164Z';
  const arms = [0, 90, 180, 270].map((degrees) =>
    turned(degrees, shape(arm, degrees % 180 === 0 ? ink.deep : ink.accent)),
  );
  return arms.join('') + box(176, 176, 48, 48, ink.deep, 10);
}

export function pulseMark(ink: Ink, choice: Choice): string {
  if (choice.chance(0.5)) {
    const beat = 'M70 212H142L172 132L218 282L250 212H330';
    return ring(200, 200, 122, ink.accent, 18) + line(beat, ink.deep, 22);
  }
  const heart =
    'M200 318C130 268 84 226 84 168A60 60 0 0 1 200 146A60 60 0 0 1 316 168C316 226 270 268 200 318Z';
  return shape(heart, ink.deep) + line('M120 204H164L188 160L218 246L238 204H280', ink.accent, 17);
}

export function moleculeMark(ink: Ink, choice: Choice): string {
  const form = choice.between(0, 2);
  const count = form === 0 ? 3 : form === 1 ? 6 : 4;
  const places = Array.from({ length: count }, (_, place) => {
    return pointAt(200, form === 0 ? 208 : 200, 96, (360 / count) * place + (form === 2 ? 45 : 0));
  });
  const centreY = form === 0 ? 208 : 200;
  if (form === 1) {
    const frame = line(polygonPath(200, 200, 96, 6), ink.deep, 18);
    const atoms = places.map(([x, y], place) =>
      circle(x, y, 30, place % 2 ? ink.accent : ink.deep),
    );
    return frame + atoms.join('');
  }
  const bonds = places.map(([x, y]) => line(`M200 ${centreY}L${x} ${y}`, ink.deep, 20));
  const atoms = places.map(([x, y], place) => circle(x, y, place === 0 ? 40 : 32, ink.accent));
  return bonds.join('') + atoms.join('') + circle(200, centreY, 46, ink.deep);
}

export function arcsMark(ink: Ink, choice: Choice): string {
  const turn = choice.pick([0, 45, 90, 180]);
  const gap = choice.pick([80, 120, 160]);
  const arcs = [118, 82, 46].map((radius, place) => {
    const start = turn + place * gap;
    return line(
      arcPath(200, 200, radius, start, start + 230),
      place === 1 ? ink.accent : ink.deep,
      22,
    );
  });
  return arcs.join('') + circle(200, 200, 15, ink.accent);
}

export function shieldMark(ink: Ink, choice: Choice): string {
  const whole = 'M200 72L304 104V200C304 264 258 306 200 330C142 306 96 264 96 200V104Z';
  const half = 'M200 72L304 104V200C304 264 258 306 200 330Z';
  const form = choice.between(0, 2);
  if (form === 0) {
    return shape(whole, ink.deep) + shape(half, ink.accent);
  }
  if (form === 1) {
    return shape(whole, ink.deep) + line('M148 200L186 238L256 164', ink.accent, 24);
  }
  return (
    shape(whole, ink.accent) +
    shape(
      'M96 214C140 178 178 250 224 222C258 202 284 206 304 214C300 270 256 308 200 330C144 308 100 270 96 214Z',
      ink.deep,
    )
  );
}

export function hexagonMark(ink: Ink, choice: Choice): string {
  const form = choice.between(0, 2);
  if (form === 0) {
    // A cube seen from its corner: three equal faces.
    const face = 'M200 200L304 140V260L200 320Z';
    return [0, 120, 240]
      .map((degrees) => turned(degrees, shape(face, degrees === 240 ? ink.accent : ink.deep)))
      .join('')
      .concat(line('M200 200V322M200 200L304 140M200 200L96 140', 'var(--ground)', 12));
  }
  if (form === 1) {
    const cells = [30, 150, 270].map((degrees, place) => {
      const [x, y] = pointAt(200, 200, 68, degrees);
      return shape(polygonPath(x, y, 60, 6), place === 1 ? ink.accent : ink.deep);
    });
    return cells.join('');
  }
  return (
    line(polygonPath(200, 200, 116, 6), ink.deep, 22) +
    shape(polygonPath(200, 200, 58, 6, 30), ink.accent)
  );
}

export function crescentMark(ink: Ink, choice: Choice): string {
  const moon = 'M240 84A124 124 0 1 0 318 248A98 98 0 0 1 240 84Z';
  const guest = choice.chance(0.5)
    ? circle(268, 168, 34, ink.accent)
    : shape(polygonPath(266, 166, 44, 4) + polygonPath(266, 166, 44, 4, 45), ink.accent);
  return turned(choice.pick([0, -18, 12]), shape(moon, ink.deep) + guest);
}

export function orbitMark(ink: Ink, choice: Choice): string {
  const turn = choice.pick([0, 30, 60]);
  const count = choice.pick([2, 3]);
  const paths = Array.from({ length: count }, (_, place) => {
    const color = place === 0 ? ink.deep : ink.accent;
    return turned(
      turn + (180 / count) * place,
      `<ellipse cx="200" cy="200" rx="122" ry="50" fill="none" stroke="${color}" stroke-width="17"/>`,
    );
  });
  return paths.reverse().join('') + circle(200, 200, 27, ink.deep);
}

export function starMark(ink: Ink, choice: Choice): string {
  const square = (degrees: number, color: string) =>
    turned(degrees, box(112, 112, 176, 176, color, choice.pick([0, 12])));
  if (choice.chance(0.5)) {
    // The eight-pointed star of tile work, made of two squares.
    return square(0, ink.accent) + square(45, ink.deep) + circle(200, 200, 50, 'var(--ground)');
  }
  const kite = 'M200 190L166 140L200 66L234 140Z';
  return Array.from({ length: 8 }, (_, place) =>
    turned(45 * place, shape(kite, place % 2 ? ink.accent : ink.deep)),
  ).join('');
}

export function eyeMark(ink: Ink, choice: Choice): string {
  const lids = 'M66 200C116 112 284 112 334 200C284 288 116 288 66 200Z';
  const iris = choice.chance(0.5)
    ? circle(200, 200, 58, ink.accent) + circle(200, 200, 24, ink.deep)
    : circle(200, 200, 56, ink.accent) + shape('M200 144A56 56 0 0 1 200 256Z', ink.deep);
  return choice.chance(0.5)
    ? line(lids, ink.deep, 22) + iris
    : shape(lids, ink.deep) +
        circle(200, 200, 66, 'var(--ground)') +
        circle(200, 200, 42, ink.accent);
}

export function weaveMark(ink: Ink, choice: Choice): string {
  // Pairs of threads that change direction from cell to cell, as in a woven mat.
  const cells = choice.pick([2, 3]);
  const cell = 232 / cells;
  const thread = cell * 0.36;
  const pairs = Array.from({ length: cells * cells }, (_, place) => {
    const x = 84 + (place % cells) * cell;
    const y = 84 + Math.floor(place / cells) * cell;
    const upright = ((place % cells) + Math.floor(place / cells)) % 2 === 0;
    return [0.1, 0.54].map((offset) =>
      upright
        ? box(x + cell * offset, y + cell * 0.08, thread, cell * 0.84, ink.deep, thread * 0.3)
        : box(x + cell * 0.08, y + cell * offset, cell * 0.84, thread, ink.accent, thread * 0.3),
    );
  });
  return turned(choice.pick([0, 45]), pairs.flat().join(''));
}

export function pillarsMark(ink: Ink, choice: Choice): string {
  const heights = choice.pick([
    [120, 180, 240, 180, 120],
    [90, 140, 190, 240],
    [200, 140, 240, 140, 200],
  ]);
  const step = 240 / heights.length;
  const bars = heights.map((height, place) => {
    const fill = height === 240 ? ink.accent : ink.deep;
    return box(
      80 + step * place + step * 0.14,
      200 - height / 2,
      step * 0.72,
      height,
      fill,
      step * 0.36,
    );
  });
  return bars.join('');
}

export function helixMark(ink: Ink, choice: Choice): string {
  const one = 'M146 74C146 140 254 140 254 200S146 260 146 326';
  const two = 'M254 74C254 140 146 140 146 200S254 260 254 326';
  const rungs = [92, 182, 218, 308].map((y) => line(`M166 ${y}H234`, ink.accent, 12));
  return turned(
    choice.pick([0, 30, -30]),
    rungs.join('') + line(two, ink.accent, 22) + line(one, ink.deep, 22),
  );
}
