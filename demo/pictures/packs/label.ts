import { darkLine, hue, hueLine, sand, sandLine, white, whiteLine } from '#demo/pictures/paints.ts';
import { box, circle, line, row, shape } from '#demo/pictures/svg.ts';

/** What a pack says of itself. */
export type PackLabel = {
  readonly name: string;
  readonly nameAr: string;
  readonly strength: string;
  readonly form: string;
  /** Which of the house styles the brand has. */
  readonly style: number;
};

export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
}

/** How wide a letter is on average, in parts of its height. */
const LETTER = 0.58;
/** In the widest fonts that a system has instead. */
const WIDEST_LETTER = 0.76;

/** Words that fit their room: long ones are set smaller. */
export function lettering(
  text: string,
  place: { x: number; y: number; room: number; size: number; color: string; bold?: boolean },
): string {
  const size = Math.min(place.size, place.room / (text.length * LETTER));
  // A picture has the fonts of whoever looks: words that would leave their room in some are held to it.
  const isTight = /[a-z]/i.test(text) && text.length * WIDEST_LETTER * size > place.room;
  const held = isTight
    ? ` textLength="${Math.round(text.length * LETTER * size)}" lengthAdjust="spacingAndGlyphs"`
    : '';
  return `<text x="${Math.round(place.x)}" y="${Math.round(place.y)}" font-size="${size.toFixed(1)}" fill="${place.color}" text-anchor="middle"${place.bold ? ' font-weight="700"' : ''}${held}>${escaped(text)}</text>`;
}

type Style = { readonly ground: (place: Place) => string; readonly nameColor: string };

/** A brand's packs look alike, and unlike those of the next brand. */
const styles: readonly [Style, ...Style[]] = [
  {
    nameColor: whiteLine,
    ground: ({ x, y, width, height }) =>
      box(x, y, width, height * 0.46, hue) + box(x, y + height * 0.46, width, 4, sand),
  },
  {
    nameColor: hueLine,
    ground: ({ x, y, width, height }) =>
      shape(
        `M${x} ${y + height}v${-height * 0.14}q${width * 0.3} ${-height * 0.09} ${width * 0.55} ${height * 0.02}t${width * 0.45} ${-height * 0.05}v${height * 0.17}z`,
        hue,
      ) + box(x, y, width, 7, sand),
  },
  {
    nameColor: darkLine,
    ground: ({ x, y, width, height }) =>
      shape(
        `M${x + width} ${y}v${height}h${-width * 0.1}q${-width * 0.07} ${-height * 0.5} ${width * 0.02} ${-height}z`,
        hue,
      ) + box(x, y + height - 7, width * 0.7, 7, sand),
  },
  {
    nameColor: hueLine,
    ground: ({ x, y, width, height }) =>
      shape(`M${x} ${y}h${width}v${height * 0.05}l${-width} ${height * 0.05}z`, hue) +
      row([0, 1, 2], (n) =>
        circle(x + width - 14 - n * 13, y + height - 14, 5 - n, n ? sandLine : hueLine),
      ),
  },
  {
    nameColor: whiteLine,
    ground: ({ x, y, width, height }) =>
      box(x, y, width, height, hue) +
      box(x, y + height * 0.5, width, height * 0.3, white) +
      line(`M${x} ${y + height * 0.5}h${width}`, sandLine, 3),
  },
];

/** The printed face of a carton or the label of a bottle. */
export function printed(label: PackLabel, place: Place): string {
  const { x, y, width, height } = place;
  const style = styles[label.style % styles.length] ?? styles[0];
  // What lies beside the carton covers its end a little.
  const middle = x + width * 0.45;
  const room = width * 0.8;
  return (
    style.ground(place) +
    '<g font-family="IBM Plex Sans,Segoe UI,Roboto,Noto Sans,Arial,DejaVu Sans,sans-serif">' +
    lettering(label.name, {
      x: middle,
      y: y + height * 0.25,
      room,
      size: height * 0.19,
      color: style.nameColor,
      bold: true,
    }) +
    lettering(label.nameAr, {
      x: middle,
      y: y + height * 0.42,
      room,
      size: height * 0.14,
      color: style.nameColor,
    }) +
    lettering(label.strength, {
      x: middle,
      y: y + height * 0.68,
      room,
      size: height * 0.16,
      color: darkLine,
      bold: true,
    }) +
    lettering(label.form, {
      x: middle,
      y: y + height * 0.78,
      room: room * 0.9,
      size: height * 0.08,
      color: darkLine,
    }) +
    '</g>'
  );
}
