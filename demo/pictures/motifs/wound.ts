import { type Motif, motif } from '#demo/pictures/motif.ts';
import {
  dark,
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
import { buttons, carton, display, shadow, tubeOf, words } from '#demo/pictures/parts.ts';
import { box, circle, line, oval, ring, row, shape, turned } from '#demo/pictures/svg.ts';

const skin = '#e8c0a2';

const weave = (x: number, y: number, size: number) =>
  row([1, 2, 3, 4, 5], (n) =>
    line(
      `M${x + (size / 6) * n} ${y + 4}v${size - 8}M${x + 4} ${y + (size / 6) * n}h${size - 8}`,
      '#b9c9c680',
      1.5,
    ),
  );

const gauzeSwabs =
  shadow(200, 260) +
  carton(74, 96, 136, 128) +
  box(74, 96, 136, 36, hue) +
  words(88, 106, [60, 40], whiteLine) +
  box(92, 146, 60, 60, whiteLine, 3) +
  weave(92, 146, 60) +
  row(
    [0, 1, 2],
    (n) =>
      box(226 + n * 8, 172 - n * 26, 96, 66, white, 4) +
      box(226 + n * 8, 172 - n * 26, 96, 66, '#00000008', 4),
  ) +
  box(242, 120, 96, 96, whiteLine, 4) +
  weave(242, 120, 96) +
  line('M290 122v92', '#b9c9c6', 3);

const foamDressing =
  shadow(200, 230) +
  turned(
    -10,
    box(98, 62, 200, 176, '#f3d9c4', 34) +
      box(98, 62, 200, 176, '#ffffff40', 34) +
      box(136, 98, 124, 104, sand, 16) +
      row([0, 1, 2, 3, 4], (r) =>
        row([0, 1, 2, 3, 4], (c) => circle(156 + c * 21, 116 + r * 17, 3, '#ffffff80')),
      ) +
      shape('M298 188q-10 40 -56 50h30q26 -4 26 -30z', whiteLine),
    200,
    150,
  );

const hydrocolloid =
  shadow(200, 240) +
  shape('M64 214q20 -56 96 -54h92q70 0 90 50q-40 34 -140 34t-138 -30z', skin) +
  box(122, 84, 150, 124, '#d9b07a', 30) +
  box(134, 96, 126, 100, '#e6c491', 22) +
  oval(198, 146, 38, 28, '#f1d9b1') +
  shape('M272 150v30q0 28 -30 28h-30q46 -10 60 -58z', whiteLine) +
  line('M146 118q10 -12 28 -12', '#ffffff90', 4);

const crepeBandage =
  shadow(206, 240) +
  shape('M150 206h164q14 0 14 12v28h-178z', '#ecd9bd') +
  row([0, 1, 2, 3, 4, 5, 6], (n) => line(`M${176 + n * 20} 210v34`, '#c9ab7d80', 2)) +
  shape('M86 110h104v130h-104z', '#ecd9bd') +
  oval(138, 240, 52, 11, '#d8bd92') +
  row([0, 1, 2, 3, 4], (n) => line(`M${98 + n * 20} 116v120`, '#c9ab7d80', 2)) +
  oval(138, 110, 52, 24, '#f5e8d3') +
  oval(138, 110, 36, 16, '#dcc39b') +
  oval(138, 110, 20, 9, '#f5e8d3') +
  oval(138, 110, 8, 4, '#a98b5b') +
  box(272, 214, 34, 20, steel, 4) +
  box(118, 150, 40, 54, hue, 4) +
  words(124, 160, [28, 20, 24], whiteLine);

const negativePressure =
  shadow(196, 260) +
  box(78, 88, 134, 154, white, 18) +
  box(78, 88, 134, 26, hue, 12) +
  display(92, 124, 106, 48) +
  words(104, 138, [50, 34], '#7fe0b0') +
  buttons(112, 190, 3, 32, 8) +
  box(92, 206, 106, 28, glass, 6) +
  box(96, 218, 98, 14, '#d98a7fa0', 4) +
  tubeOf('M212 220q60 26 70 -50', '#9fc6d8', 7) +
  box(232, 70, 110, 100, '#ffffff80', 18) +
  box(250, 88, 74, 64, dark, 12) +
  row([0, 1, 2], (r) =>
    row([0, 1, 2, 3], (c) => circle(262 + c * 17, 102 + r * 18, 3.5, '#ffffff3a')),
  ) +
  circle(286, 122, 15, white);

const compressionGarment =
  shadow(200, 190) +
  shape(
    'M150 54l30 -12q20 14 40 0l30 12q20 6 26 30l28 124l-26 8l-32 -92v118h-92v-118l-32 92l-26 -8l28 -124q6 -24 26 -30z',
    '#d2a685',
  ) +
  shape('M250 54q20 6 26 30l28 124l-26 8l-32 -92v118h-22q14 -100 4 -192z', '#b98a68') +
  line('M200 52v186', hueLine, 6) +
  line('M154 124q8 -40 4 -68M246 124q-8 -40 -4 -68M156 180h88', '#ffffff70', 3) +
  shape('M180 42q20 14 40 0l4 8q-24 18 -48 0z', hue) +
  row([0, 1, 2, 3, 4, 5], (n) => box(196, 66 + n * 28, 8, 4, whiteLine, 2)) +
  turned(13, box(96, 196, 30, 13, hue, 4), 111, 202) +
  turned(-13, box(274, 196, 30, 13, hue, 4), 289, 202);

const plasters =
  shadow(200, 250) +
  row([-32, 8, 42], (degrees) =>
    turned(
      degrees,
      box(90, 128, 220, 58, '#e2ab84', 29) +
        box(164, 132, 72, 50, '#f0cdb2', 6) +
        row([0, 1, 2], (r) =>
          row(
            [0, 1, 2],
            (c) =>
              circle(112 + c * 14, 145 + r * 12, 2.5, '#b97f58') +
              circle(260 + c * 14, 145 + r * 12, 2.5, '#b97f58'),
          ),
        ),
      200,
      170,
    ),
  );

const cottonWool =
  shadow(200, 220) +
  box(96, 96, 138, 146, hue, 12) +
  oval(165, 96, 69, 22, whiteLine) +
  row([0, 1, 2, 3], (n) => circle(122 + n * 28, 84 - (n % 2) * 16, 26, whiteLine)) +
  box(112, 138, 106, 62, white, 6) +
  words(126, 152, [70, 50, 60], hueLine) +
  row(
    [0, 1, 2],
    (n) =>
      circle(268 + n * 34, 228 - (n % 2) * 20, 22, whiteLine) +
      circle(262 + n * 34, 222 - (n % 2) * 20, 8, '#ffffff'),
  );

const surgicalTape =
  shadow(206, 230) +
  circle(170, 156, 90, steel) +
  circle(170, 156, 84, white) +
  circle(170, 156, 56, hue) +
  circle(170, 156, 44, '#dfe9e7') +
  circle(170, 156, 44, shade) +
  ring(170, 156, 74, '#b9c9c680', 2) +
  ring(170, 156, 65, '#b9c9c680', 2) +
  shape('M170 246h150q6 -10 0 -20h-110q-20 18 -40 20z', white) +
  line('M236 228v16M262 228v16M288 228v16', '#b9c9c6', 2);

const tubularBandage =
  shadow(200, 230) +
  shape('M108 92h178v150h-178z', white) +
  oval(286, 167, 30, 75, '#dbe5e3') +
  oval(286, 167, 19, 54, shade) +
  oval(108, 167, 30, 75, white) +
  row([0, 1, 2, 3, 4, 5], (n) => line(`M96 ${106 + n * 24}h176`, '#b9c9c6', 2)) +
  line('M150 94q-16 72 0 146M204 94q-16 72 0 146', hueLine, 4);

const scarGel =
  shadow(200, 220) +
  turned(
    -18,
    shape('M92 120h176l28 12v56l-28 12h-176q-10 -40 0 -80z', white) +
      box(292, 138, 40, 44, hue, 8) +
      box(120, 132, 120, 22, hue, 4) +
      words(128, 166, [86, 60], steelLine) +
      shape('M92 120q-10 40 0 80l-18 4q-10 -44 0 -88z', steel),
    200,
    160,
  ) +
  circle(92, 84, 15, '#ffffffc0');

export const woundMotifs: readonly Motif[] = [
  motif(['gauze swabs', 'gauze', 'شاش معقم', 'شاش'], gauzeSwabs, { focus: [280, 160] }),
  motif(['foam dressing', 'ضماد رغوي'], foamDressing),
  motif(['hydrocolloid dressing', 'hydrocolloid', 'ضماد هيدروكولويد'], hydrocolloid),
  motif(['crepe bandage', 'elastic bandage', 'bandage', 'رباط ضاغط', 'رباط'], crepeBandage, {
    focus: [140, 130],
  }),
  motif(
    ['negative pressure wound system', 'negative pressure', 'العلاج بالضغط السلبي'],
    negativePressure,
  ),
  motif(['compression garment', 'لباس ضاغط'], compressionGarment),
  motif(['plasters', 'adhesive plaster', 'لصقات جروح', 'لصقات'], plasters),
  motif(['cotton wool', 'cotton balls', 'قطن طبي'], cottonWool),
  motif(['surgical tape', 'adhesive tape', 'شريط لاصق'], surgicalTape),
  motif(['tubular bandage', 'رباط أنبوبي'], tubularBandage),
  motif(['scar gel', 'wound gel', 'جل الجروح', 'جل الندبات'], scarGel),
];
