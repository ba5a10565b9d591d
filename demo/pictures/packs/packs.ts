import type { StillLife } from '#demo/pictures/motif.ts';
import {
  dark,
  glass,
  hue,
  sand,
  shade,
  steel,
  steelLine,
  white,
  whiteLine,
} from '#demo/pictures/paints.ts';
import { bottle, carton, drop, shadow } from '#demo/pictures/parts.ts';
import { box, circle, line, moved, oval, row, shape, turned } from '#demo/pictures/svg.ts';
import { type PackLabel, type Place, printed } from './label.ts';

export type Pack = {
  /** The dosage forms that come in it, in both languages and in small letters. */
  readonly forms: readonly string[];
  readonly draw: (label: PackLabel) => StillLife;
};

function box3d(label: PackLabel, { x, y, width, height }: Place): string {
  return carton(x, y, width, height, white, 22) + printed(label, { x, y, width, height });
}

const wide: Place = { x: 44, y: 90, width: 200, height: 146 };
const tall: Place = { x: 62, y: 60, width: 136, height: 178 };

function pack(forms: readonly string[], place: Place, beside: string): Pack {
  return {
    forms,
    draw: (label) => ({
      art: shadow(206, 270) + box3d(label, place) + beside,
      stands: 'bench',
      focus: [place.x + place.width / 2, place.y + place.height / 2],
    }),
  };
}

const foil = (body: string) =>
  moved(
    16,
    12,
    1,
    turned(
      -12,
      box(226, 148, 122, 82, steel, 8) + box(226, 148, 122, 4, whiteLine, 2) + body,
      287,
      190,
    ),
  );
const cells = (cell: (x: number, y: number) => string) =>
  row([0, 1, 2], (r) => row([0, 1, 2, 3], (c) => cell(244 + c * 29, 165 + r * 24)));

const roundBlister = foil(
  cells((x, y) => circle(x, y, 10, shade) + circle(x - 1, y - 1, 8.5, whiteLine)),
);
const longBlister = foil(
  cells((x, y) => box(x - 11, y - 7, 23, 14, shade, 7) + box(x - 11, y - 7, 21, 13, sand, 6)),
);
const capsuleBlister = foil(
  cells((x, y) => box(x - 12, y - 6, 24, 13, hue, 6.5) + box(x, y - 6, 12, 13, whiteLine, 6.5)),
);

const effervescentTube =
  box(262, 112, 62, 130, white, 8) +
  box(262, 140, 62, 66, hue) +
  box(258, 92, 70, 26, sand, 8) +
  row([0, 1, 2, 3, 4, 5], (n) => box(266 + n * 10, 96, 3, 18, shade, 1)) +
  oval(232, 236, 20, 8, whiteLine) +
  row([0, 1, 2], (n) => circle(222 + n * 10, 220 - n * 9, 3 + n, '#ffffffc0'));

const chewable =
  row(
    [0, 1, 2],
    (n) =>
      oval(276 + n * 24, 232 - n * 6, 24, 12, n % 2 ? '#f0a9a0' : '#f0cdb2') +
      line(`M${262 + n * 24} ${232 - n * 6}h28`, '#00000024', 2),
  ) +
  bottle(258, 98, 76, 118, white) +
  box(272, 76, 48, 26, hue, 6) +
  box(262, 146, 68, 44, sand);

const syrupBottle =
  bottle(232, 92, 92, 152, '#9a5b2a') +
  box(258, 66, 40, 30, white, 6) +
  box(232, 150, 92, 64, white) +
  box(232, 150, 92, 16, hue) +
  drop(278, 192, 11, '#c8443c') +
  line('M242 130q-2 50 0 90', '#ffffff50', 6) +
  shape('M318 222h40l-4 20q-16 8 -32 0z', '#ffffffb0');

const sachets = row([0, 1, 2], (n) =>
  turned(
    -14 + n * 13,
    box(232 + n * 26, 118, 66, 116, white, 3) +
      box(232 + n * 26, 118, 66, 11, steel, 2) +
      box(232 + n * 26, 223, 66, 11, steel, 2) +
      box(232 + n * 26, 148, 66, 40, n % 2 ? sand : hue) +
      line(`M${238 + n * 26} 205h40`, steelLine, 4),
    265 + n * 26,
    230,
  ),
);

const inhaler = turned(
  8,
  shape('M246 118h66v92q0 28 -28 32h-52q-18 0 -18 -20t18 -20h14z', hue) +
    box(256, 72, 46, 56, steel, 10) +
    box(266, 64, 26, 14, white, 5) +
    shape('M226 206q-14 0 -14 18t16 18h10q-12 -18 0 -36z', shade) +
    line('M256 132v50', '#ffffff60', 6),
  270,
  160,
);

const nasalSpray =
  bottle(246, 142, 74, 102, white) +
  box(246, 178, 74, 40, hue) +
  shape('M252 128h62q6 0 6 8v10h-74v-10q0 -8 6 -8z', sand) +
  shape('M274 128l4 -58q5 -8 10 0l4 58z', whiteLine) +
  row([0, 1, 2], (n) => circle(284 + (n - 1) * 12, 52 - (n % 2) * 10, 3.5, '#7cc4f2'));

const eyeDrops =
  shape('M252 150h62q6 0 6 8v76q0 10 -10 10h-54q-10 0 -10 -10v-76q0 -8 6 -8z', glass) +
  box(246, 170, 74, 48, white) +
  box(246, 170, 74, 13, hue) +
  shape('M262 150l14 -38h14l14 38z', whiteLine) +
  shape('M268 112h30l-4 -36q-11 -10 -22 0z', hue) +
  drop(342, 216, 12, '#7cc4f2');

const tube = turned(
  -10,
  shape('M222 182h94l24 10v34l-24 10h-94z', white) +
    box(214, 178, 12, 62, steel, 2) +
    box(232, 194, 76, 17, hue, 3) +
    box(232, 219, 54, 6, sand, 3) +
    box(336, 196, 26, 26, hue, 6),
  290,
  208,
);

const vials = row([0, 1], (n) => {
  const x = 222 + n * 66;
  return (
    box(x, 148, 54, 96, glass, 10) +
    box(x + 3, 210, 48, 32, '#ffffffd0', 8) +
    box(x, 170, 54, 36, white) +
    box(x, 170, 54, 10, hue) +
    box(x + 10, 132, 34, 20, steel, 4) +
    box(x + 8, 118, 38, 17, n ? sand : hue, 5)
  );
});

const ampoules = row([0, 1, 2], (n) => {
  const x = 226 + n * 42;
  return (
    shape(
      `M${x + 11} 150l-2 -46q6 -12 12 0l-2 46q11 6 11 20v64q0 10 -15 10t-15 -10v-64q0 -14 11 -20z`,
      '#c98b4ac8',
    ) +
    box(x, 190, 30, 34, white) +
    box(x, 190, 30, 9, hue) +
    box(x + 9, 144, 12, 4, whiteLine)
  );
});

const pen = moved(
  44,
  -22,
  1,
  turned(
    -64,
    box(160, 176, 118, 30, white, 8) +
      box(184, 176, 44, 30, hue) +
      box(274, 180, 60, 22, glass, 6) +
      box(278, 184, 44, 14, '#7cc4f2a0', 4) +
      box(332, 186, 14, 10, steel, 3) +
      box(344, 189, 24, 4, steelLine, 2) +
      box(144, 180, 20, 22, sand, 5) +
      box(240, 184, 24, 14, dark, 3),
    270,
    190,
  ),
);

const preFilled = moved(
  56,
  -32,
  1,
  turned(
    -62,
    box(196, 176, 110, 30, glass, 6) +
      box(200, 181, 80, 20, '#7cc4f2a0', 4) +
      box(214, 178, 50, 26, white) +
      box(304, 186, 24, 10, hue, 3) +
      box(326, 189, 34, 4, steelLine, 2) +
      box(190, 164, 9, 54, hue, 4) +
      box(146, 186, 48, 10, white, 4) +
      box(138, 172, 11, 38, hue, 4),
    270,
    190,
  ),
);

const suppositories = foil(
  row(
    [0, 1, 2, 3],
    (n) =>
      shape(`M${234 + n * 28} 216v-34q0 -16 10 -22q10 6 10 22v34z`, '#fffaf0') +
      line(`M${234 + n * 28} 216v-34q0 -16 10 -22q10 6 10 22v34z`, steelLine, 1.5),
  ),
);

export const packs: readonly Pack[] = [
  pack(['tablets', 'أقراص'], wide, roundBlister),
  pack(
    [
      'film coated tablets',
      'gastro resistant tablets',
      'modified release tablets',
      'أقراص مغلفة',
      'أقراص معدلة التحرر',
      'أقراص مقاومة لحموضة المعدة',
    ],
    wide,
    longBlister,
  ),
  pack(['capsules', 'كبسولات'], wide, capsuleBlister),
  pack(['effervescent tablets', 'أقراص فوارة', 'أقراص فوّارة'], wide, effervescentTube),
  pack(['chewable tablets', 'أقراص للمضغ'], wide, chewable),
  pack(
    ['syrup', 'oral suspension', 'oral solution', 'شراب', 'معلق فموي', 'محلول فموي'],
    tall,
    syrupBottle,
  ),
  pack(['sachets', 'powder in sachets', 'أكياس', 'مسحوق في أكياس'], wide, sachets),
  pack(['inhaler', 'pressurised inhaler', 'بخاخ للاستنشاق'], tall, inhaler),
  pack(['nasal spray', 'بخاخ أنفي'], tall, nasalSpray),
  pack(['drops', 'eye drops', 'ear drops', 'قطرة', 'قطرة عينية'], tall, eyeDrops),
  pack(['cream', 'ointment', 'gel', 'كريم', 'مرهم', 'جل'], wide, tube),
  pack(['powder for injection', 'vial', 'مسحوق للحقن', 'قارورة'], tall, vials),
  pack(['solution for injection', 'ampoules', 'محلول للحقن', 'أمبولات'], tall, ampoules),
  pack(['pre filled pen', 'pen', 'قلم حقن معبأ مسبقًا', 'قلم حقن'], wide, pen),
  pack(['pre filled syringe', 'محقنة معبأة مسبقًا'], wide, preFilled),
  pack(['suppositories', 'تحاميل'], wide, suppositories),
];
