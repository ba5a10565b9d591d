import { type Motif, motif } from '#demo/pictures/motif.ts';
import {
  dark,
  darkLine,
  glass,
  hue,
  hueLine,
  sand,
  shade,
  steel,
  steelLine,
  white,
  whiteLine,
} from '#demo/pictures/paints.ts';
import { carton, shadow, tubeOf, words } from '#demo/pictures/parts.ts';
import { box, circle, line, oval, ring, row, shape, turned } from '#demo/pictures/svg.ts';

const instrumentSet =
  shadow(200, 280) +
  box(66, 82, 268, 160, steel, 14) +
  box(78, 94, 244, 136, hue, 8) +
  row([0, 1], (n) => ring(104, 122 + n * 22, 8, whiteLine, 4)) +
  line('M112 124l84 14M112 142l84 -10', whiteLine, 5) +
  line('M98 176h96l18 5', whiteLine, 6) +
  line('M98 204h104', whiteLine, 7) +
  shape('M202 199h28l-28 12z', whiteLine) +
  line('M240 110v106M256 110v106M240 110q8 -10 16 0', whiteLine, 5) +
  line('M284 108v84q0 16 16 16', whiteLine, 7) +
  row([64, 318], (x) => box(x, 146, 18, 34, dark, 6));

/** A box of sutures with one thread and needle before it. */
function sutures(thread: string, pattern: string): string {
  return (
    shadow(200, 260) +
    carton(86, 92, 176, 132) +
    box(86, 92, 176, 34, hue) +
    words(100, 102, [76, 50], whiteLine) +
    words(100, 142, [90, 70, 80], steelLine) +
    shape('M212 136h118q8 0 8 8v86q0 8 -8 8h-118z', whiteLine) +
    shape('M212 136h118q8 0 8 8v12h-126z', sand) +
    ring(266, 194, 26, thread, 5) +
    ring(266, 194, 16, thread, 5) +
    pattern +
    line('M292 190q34 -10 30 24', thread, 4) +
    line('M322 214a22 22 0 0 1 -38 16', steelLine, 5)
  );
}

const absorbableSuture = sutures(
  '#8b6bc0',
  line(
    'M100 194l12 -12l12 12l12 -12l12 12l12 -12l12 12M100 182l12 12l12 -12l12 12l12 -12l12 12l12 -12',
    '#8b6bc0',
    4,
  ),
);
const polypropyleneSuture = sutures('#3f77c9', line('M100 192q20 -26 40 0t40 0', '#3f77c9', 5));

const herniaMesh =
  shadow(200, 220) +
  turned(
    -8,
    box(100, 60, 200, 176, white, 8) +
      box(112, 72, 176, 132, glass, 6) +
      row([0, 1, 2, 3, 4, 5, 6], (n) =>
        line(`M${128 + n * 24} 84v108M126 ${86 + n * 17}h148`, hueLine, 2.2),
      ) +
      box(124, 82, 152, 112, '#ffffff20', 26) +
      box(112, 212, 176, 14, sand, 3),
    200,
    150,
  );

const drapePack =
  shadow(200, 260) +
  shape('M84 214l20 -34h196l20 34v20q0 10 -10 10h-216q-10 0 -10 -10z', hue) +
  shape('M104 180h196l8 14h-212z', '#ffffff40') +
  shape('M92 166l18 -30h180l18 30v18h-216z', hue) +
  shape('M110 136h180l6 12h-192z', '#ffffff40') +
  shape('M104 122l16 -28h160l16 28v16h-192z', hue) +
  shape('M120 94h160l6 12h-172z', '#ffffff40') +
  shape('M176 94h48l14 150h-76z', white) +
  words(178, 158, [44, 32, 40], hueLine);

const operatingLight =
  line('M200 0V40', steelLine, 13) +
  line('M200 40H108V78M200 40H296V96', whiteLine, 10) +
  circle(200, 40, 12, hue) +
  row([0, 1], (n) => {
    const [x, y, r] = n ? [290, 132, 52] : [122, 140, 74];
    return (
      shape(`M${x - r} ${y}q0 ${-r * 0.72} ${r} ${-r * 0.72}t${r} ${r * 0.72}z`, white) +
      oval(x, y, r, r * 0.3, steel) +
      oval(x, y, r * 0.84, r * 0.22, '#fff6d8') +
      row([-0.5, 0, 0.5], (k) => oval(x + k * r, y, r * 0.14, r * 0.08, '#f0c46a')) +
      box(x - 7, y + r * 0.2, 14, 26, dark, 6) +
      shape(
        `M${x - r * 0.8} ${y + 12}h${r * 1.6}l${r * 0.5} ${250 - y - 12}h${-r * 2.6}z`,
        '#fff6d826',
      )
    );
  });

const electrosurgery =
  shadow(190, 240) +
  box(78, 96, 204, 138, white, 12) +
  box(78, 96, 204, 22, hue, 10) +
  row(
    [0, 1],
    (n) =>
      box(96 + n * 90, 130, 74, 38, dark, 5) +
      box(106 + n * 90, 140, 44, 18, n ? '#7cc4f2' : '#f0c46a', 3),
  ) +
  row([112, 146, 202, 236], (x) => circle(x, 186, 9, steel)) +
  row([110, 150, 200, 240], (x) => circle(x, 216, 6, dark)) +
  line('M240 216q60 40 84 -20', darkLine, 5) +
  turned(
    24,
    box(302, 96, 20, 104, hue, 8) +
      box(306, 118, 12, 28, '#f0c46a', 4) +
      box(309, 62, 6, 36, steel, 2),
    312,
    150,
  );

const operatingTable =
  shadow(200, 240) +
  box(130, 226, 150, 22, steel, 8) +
  box(182, 156, 44, 74, white, 8) +
  box(188, 174, 32, 6, steel, 2) +
  box(188, 192, 32, 6, steel, 2) +
  box(120, 140, 170, 16, steel, 4) +
  box(66, 122, 54, 19, dark, 8) +
  box(122, 118, 96, 23, dark, 6) +
  box(220, 118, 72, 23, dark, 6) +
  shape('M294 118h54l2 10l-10 13h-46z', dark) +
  line('M244 140v30h44', hueLine, 7) +
  line('M150 118V60h44', steelLine, 5) +
  shape('M152 62h40v44h-40z', hue);

const laparoscope =
  shadow(200, 260) +
  turned(
    -22,
    box(54, 150, 190, 12, steel, 5) +
      box(46, 149, 12, 14, dark, 4) +
      box(232, 138, 44, 36, steel, 8) +
      box(274, 132, 60, 48, dark, 12) +
      box(284, 142, 30, 12, sand, 5) +
      box(242, 172, 14, 40, hue, 6),
    200,
    156,
  ) +
  tubeOf('M252 172q6 60 60 66', hueLine, 6);

const scalpels =
  shadow(200, 240) +
  row([0, 1], (n) =>
    turned(
      n ? 24 : -30,
      box(92, 148, 152, 15, n ? hue : steel, 6) +
        row([0, 1, 2, 3, 4], (k) => box(176 + k * 11, 150, 4, 11, shade, 1)) +
        shape('M244 146l54 -4q34 4 48 22q-50 4 -102 0z', steel) +
        line('M262 163q46 4 82 1', whiteLine, 2) +
        box(112, 152, 36, 7, shade, 3),
      200,
      160,
    ),
  );

const stapler =
  shadow(200, 270) +
  turned(
    -12,
    shape('M232 134l70 -22q36 4 40 44q-10 30 -56 22l-54 -10z', white) +
      shape('M288 166l30 62q-4 20 -24 16l-30 -72z', hue) +
      line('M252 172q4 44 30 52', darkLine, 9) +
      box(96, 138, 144, 24, steel, 8) +
      shape('M34 138h70v11h-66q-8 -4 -4 -11z', hue) +
      shape('M34 164h70v-11h-66q-8 4 -4 11z', steel) +
      row([0, 1, 2, 3], (n) => box(48 + n * 13, 150, 3, 5, darkLine)) +
      circle(250, 146, 13, sand),
    200,
    160,
  );

const trocar =
  shadow(200, 230) +
  turned(
    38,
    box(192, 130, 16, 116, glass, 4) +
      shape('M194 246h12l-6 22z', steel) +
      row([0, 1, 2, 3, 4], (n) => box(190, 148 + n * 16, 20, 5, '#ffffff80', 2)) +
      shape('M160 92h80l-14 40h-52z', hue) +
      box(152, 66, 96, 30, white, 10) +
      box(176, 40, 48, 30, dark, 12) +
      circle(244, 108, 9, sand),
    200,
    150,
  );

const theatreScrubs =
  shadow(200, 190) +
  shape('M150 56l34 -10q16 20 32 0l34 10l56 56l-30 36l-22 -20v116h-108v-116l-22 20l-30 -36z', hue) +
  shape('M184 46q16 44 32 0l-4 -4h-24z', whiteLine) +
  shape('M250 56l56 56l-30 36l-22 -20v116h-26q16 -90 0 -170z', shade) +
  box(218, 118, 28, 30, shade, 4) +
  line('M224 116v-14', whiteLine, 4) +
  line('M146 128v-40', '#ffffff30', 4);

export const theatreMotifs: readonly Motif[] = [
  motif(
    ['surgery instrument set', 'instrument set', 'أدوات الجراحة العامة', 'طقم أدوات'],
    instrumentSet,
  ),
  motif(['absorbable suture', 'suture', 'خيط جراحي'], absorbableSuture, { focus: [270, 180] }),
  motif(['polypropylene suture', 'خيط بولي بروبيلين'], polypropyleneSuture, { focus: [270, 180] }),
  motif(['hernia mesh', 'mesh', 'شبكة فتق'], herniaMesh),
  motif(['drape pack', 'drape', 'أغطية جراحية'], drapePack),
  motif(['operating light', 'surgical light', 'مصباح عمليات'], operatingLight, {
    stands: 'floor',
    focus: [122, 130],
  }),
  motif(['electrosurgical generator', 'electrosurgical', 'جراحة كهربائية'], electrosurgery),
  motif(['operating table', 'طاولة عمليات'], operatingTable, { stands: 'floor' }),
  motif(['laparoscope', 'endoscope', 'منظار بطن', 'منظار'], laparoscope),
  motif(['scalpel', 'scalpels', 'مشرط', 'مشارط'], scalpels),
  motif(['surgical stapler', 'stapler', 'دباسة جراحية'], stapler),
  motif(['trocar', 'مبزل'], trocar),
  motif(['scrub suit', 'scrubs', 'ملابس عمليات', 'لباس عمليات'], theatreScrubs),
];
