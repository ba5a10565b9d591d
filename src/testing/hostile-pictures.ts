const svg = (content: string, size = 600) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`;

const filtered = (filter: string, size: number) =>
  svg(
    `<filter id="f" x="0" y="0" width="1" height="1">${filter}</filter>` +
      `<rect width="${size}" height="${size}" filter="url(#f)"/>`.repeat(50),
    size,
  );

/** Each level draws the previous one ten times. */
function nested(levels: number): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
  );
  const first = '<g id="g0"><circle r="2"/></g>';
  return svg(`<defs>${first}${groups.join('')}</defs><use href="#g${levels}"/>`);
}

/** Drawings of a few hundred bytes that keep a machine busy for minutes. */
export const hostileDrawings: Readonly<Record<string, string>> = {
  'noise of two thousand octaves': filtered(
    '<feTurbulence baseFrequency="0.5" numOctaves="2000"/>',
    1600,
  ),
  'a blur as wide as the picture': filtered(
    '<feGaussianBlur stdDeviation="900 1"/><feGaussianBlur stdDeviation="1 900"/>'.repeat(9),
    3000,
  ),
  'a brush of five hundred points': filtered('<feMorphology radius="500"/>', 3000),
  'a million million circles': nested(12),
  'lights on everything': filtered(
    '<feDiffuseLighting><fePointLight x="1" y="1" z="9"/></feDiffuseLighting>'.repeat(90),
    3000,
  ),
};
