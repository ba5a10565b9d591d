import { circle, type Ink, line, pointAt, shape, turned } from '#demo/pictures/svg.ts';
import type { Choice } from '#demo/seeded-choice.ts';

/** Marks taken from plants, water and light. Each stands inside a circle of 130 around 200, 200. */

export function leafMark(ink: Ink, choice: Choice): string {
  const form = choice.between(0, 2);
  if (form === 0) {
    // Two leaves on one stem, the smaller one answering the larger.
    const large = shape('M196 322C120 262 112 148 206 72C270 148 270 250 196 322Z', ink.deep);
    const small = shape('M206 322C214 262 250 214 326 202C326 268 284 312 206 322Z', ink.accent);
    return large + small;
  }
  if (form === 1) {
    const half = 'M200 78C110 132 96 242 200 326Z';
    const other = 'M214 92C300 146 306 238 214 314Z';
    return turned(choice.pick([-20, 20, 35]), shape(half, ink.deep) + shape(other, ink.accent));
  }
  // The outer blades are shorter, so that the plant keeps inside the same circle as the others.
  const outer = shape('M200 320C158 276 160 196 200 144C240 196 242 276 200 320Z', ink.accent);
  const middle = shape('M200 320C152 262 154 152 200 78C246 152 248 262 200 320Z', ink.deep);
  return turned(-48, outer, 200, 320) + turned(48, outer, 200, 320) + middle;
}

export function petalsMark(ink: Ink, choice: Choice): string {
  const count = choice.pick([5, 6, 8]);
  const width = count === 8 ? 30 : 42;
  const petal = `M200 186C${200 - width} 150 ${200 - width} 104 200 70C${200 + width} 104 ${200 + width} 150 200 186Z`;
  const petals = Array.from({ length: count }, (_, place) => {
    const fill = count === 5 || place % 2 === 0 ? ink.deep : ink.accent;
    return turned((360 / count) * place, shape(petal, fill));
  });
  return petals.join('') + circle(200, 200, count === 5 ? 22 : 0, ink.accent);
}

export function dropMark(ink: Ink, choice: Choice): string {
  const drop = 'M200 64C256 140 294 186 294 238A94 94 0 0 1 106 238C106 186 144 140 200 64Z';
  const form = choice.between(0, 2);
  if (form === 0) {
    const fold = 'M200 64C256 140 294 186 294 238A94 94 0 0 1 200 332C246 270 238 160 200 64Z';
    return shape(drop, ink.deep) + shape(fold, ink.accent);
  }
  if (form === 1) {
    const level =
      'M110 220C150 196 178 250 218 230C250 214 270 214 291 222A94 94 0 0 1 294 238A94 94 0 0 1 106 238Z';
    return shape(drop, ink.accent) + shape(level, ink.deep);
  }
  const small = 'M286 92C310 124 324 142 324 164A38 38 0 0 1 248 164C248 142 262 124 286 92Z';
  const body = 'M168 104C216 170 250 210 250 254A82 82 0 0 1 86 254C86 210 120 170 168 104Z';
  return shape(body, ink.deep) + shape(small, ink.accent);
}

export function sunMark(ink: Ink, choice: Choice): string {
  const rays = choice.pick([9, 11, 13]);
  const half = choice.chance(0.4);
  const span = half ? 180 : 360;
  const centreY = half ? 262 : 200;
  const strokes = Array.from({ length: half ? rays - 2 : rays + 3 }, (_, place) => {
    const count = half ? rays - 3 : rays + 3;
    const degrees = (half ? -90 : 0) + (span / count) * place;
    const [startX, startY] = pointAt(200, centreY, half ? 98 : 86, degrees);
    const [endX, endY] = pointAt(200, centreY, half ? 142 : 126, degrees);
    return line(`M${startX} ${startY}L${endX} ${endY}`, ink.accent, half ? 16 : 13);
  });
  const disc = half
    ? shape('M130 262A70 70 0 0 1 270 262Z', ink.deep) + line('M74 300H326', ink.deep, 16)
    : circle(200, 200, 58, ink.deep);
  return strokes.join('') + disc;
}

export function waveMark(ink: Ink, choice: Choice): string {
  const form = choice.between(0, 1);
  const height = choice.pick([34, 42, 50]);
  const crest = (y: number) =>
    `M72 ${y}C104 ${y - height} 136 ${y - height} 168 ${y}S232 ${y + height} 264 ${y}S316 ${y - height * 0.7} 328 ${y - height * 0.6}`;
  if (form === 0) {
    return (
      line(crest(142), ink.accent, 24) +
      line(crest(204), ink.deep, 24) +
      line(crest(266), ink.deep, 24)
    );
  }
  const sea = `M76 214C118 ${214 - height} 160 ${214 - height} 200 214S284 ${214 + height} 324 214A126 126 0 0 1 76 214Z`;
  const air = `M76 190A126 126 0 0 1 324 190C284 ${190 + height} 240 ${190 + height} 200 190S118 ${190 - height} 76 190Z`;
  return shape(air, ink.accent) + shape(sea, ink.deep);
}

export function dunesMark(ink: Ink, choice: Choice): string {
  const sunX = choice.pick([138, 262]);
  const back = 'M84 276C128 188 178 152 222 176C262 198 290 240 316 276Z';
  const front = 'M74 320C130 236 190 232 234 262C268 286 300 300 326 320Z';
  return circle(sunX, 124, 40, ink.accent) + shape(back, ink.accent) + shape(front, ink.deep);
}

export function sailMark(ink: Ink, choice: Choice): string {
  const main = 'M210 74C280 130 306 200 304 262H210Z';
  const jib = 'M190 118V262H104C112 206 142 156 190 118Z';
  const hull = 'M88 286H316C296 322 262 332 202 332C142 332 108 322 88 286Z';
  return choice.chance(0.5)
    ? shape(main, ink.deep) + shape(jib, ink.accent) + shape(hull, ink.deep)
    : shape(main, ink.accent) +
        shape(jib, ink.deep) +
        line('M86 300C124 276 162 276 200 300S276 324 314 300', ink.deep, 20);
}
