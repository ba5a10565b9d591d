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
import { bottle, carton, drop, heart, pouch, shadow, words } from '#demo/pictures/parts.ts';
import { box, circle, line, oval, row, shape, turned } from '#demo/pictures/svg.ts';

const fields = [
  '#f0c46a',
  '#8fb96a',
  '#d98a7f',
  '#b99ad8',
  '#7cc4f2',
  '#e2ab84',
  '#6fa39a',
  '#c8443c',
  '#d9b45a',
  '#5f86b0',
];

/** A flat test with its window and a well for the sample. */
function cassette(x: number, y: number, lines: readonly string[], turn: number): string {
  return turned(
    turn,
    box(x - 3, y - 2, 70, 156, steel, 16) +
      box(x, y, 64, 150, white, 14) +
      box(x + 17, y + 21, 30, 64, shade, 8) +
      box(x + 20, y + 24, 24, 58, '#f7f3ea', 6) +
      lines.map((color, n) => box(x + 22, y + 34 + n * 14, 20, 4, color, 2)).join('') +
      oval(x + 32, y + 112, 11, 15, shade) +
      words(x + 14, y + 138, [36], hueLine),
    x + 32,
    y + 75,
  );
}

const glucoseStrips =
  shadow(200, 230) +
  shape('M104 110h106v122q0 14 -14 14h-78q-14 0 -14 -14z', white) +
  box(104, 136, 106, 84, hue) +
  drop(156, 170, 15, whiteLine) +
  words(126, 200, [60], whiteLine) +
  oval(157, 110, 53, 13, dark) +
  row([0, 1, 2, 3], (n) =>
    turned(
      -14 + n * 10,
      box(128 + n * 16, 62, 13, 54, whiteLine, 2) + box(128 + n * 16, 62, 13, 15, '#c9a24a', 2),
      134 + n * 16,
      110,
    ),
  ) +
  turned(
    62,
    box(250, 150, 22, 108, whiteLine, 3) +
      box(250, 150, 22, 26, '#c9a24a', 3) +
      box(255, 176, 12, 30, darkLine, 1),
    261,
    200,
  ) +
  drop(304, 148, 13, '#c8443c');

const reagentKit =
  shadow(200, 250) +
  carton(72, 92, 148, 142) +
  box(72, 92, 148, 40, hue) +
  words(86, 104, [80, 54], whiteLine) +
  drop(108, 176, 17, '#c8443c') +
  words(138, 164, [60, 44, 54], steelLine) +
  row(
    [0, 1],
    (n) =>
      bottle(238 + n * 52, 152, 44, 94, n ? sand : glass) +
      box(250 + n * 52, 136, 20, 20, n ? dark : hue, 4) +
      box(242 + n * 52, 190, 36, 34, whiteLine, 3),
  );

const fluTest =
  shadow(200, 250) +
  cassette(96, 72, ['#8b3a62', '#8b3a62', '#8b3a62'], -8) +
  turned(18, box(192, 62, 8, 170, whiteLine, 4) + oval(196, 62, 9, 20, '#f7f3ea'), 196, 150) +
  shape('M250 104h44v20l-4 100q-2 20 -18 20t-18 -20l-4 -100z', glass) +
  shape('M252 164h40l-3 60q-2 18 -17 18t-17 -18z', '#7cc4f2a0') +
  box(246, 88, 52, 20, hue, 6) +
  shape('M264 88l8 -32l8 32z', hue);

const troponinTest =
  shadow(200, 230) +
  cassette(118, 76, ['#8b3a62', '#8b3a62'], -14) +
  heart(262, 112, 34, '#c8443c') +
  line('M222 112h22l8 -14l12 28l8 -14h30', whiteLine, 5) +
  turned(
    20,
    box(246, 166, 16, 78, glass, 7) +
      box(249, 196, 10, 42, '#c8443c', 5) +
      oval(254, 162, 15, 13, hue),
    254,
    205,
  );

const edtaTubes =
  shadow(200, 230) +
  row([0, 1, 2], (n) =>
    turned(
      -14 + n * 14,
      box(110 + n * 72, 96, 40, 142, glass, 18) +
        box(113 + n * 72, 150, 34, 86, '#b3352e', 16) +
        box(108 + n * 72, 118, 44, 44, whiteLine, 3) +
        words(114 + n * 72, 126, [30, 22, 26], steelLine) +
        box(104 + n * 72, 62, 52, 42, '#8e6cc0', 8) +
        row([0, 1, 2, 3, 4], (k) => box(110 + n * 72 + k * 10, 66, 3, 34, '#00000024', 1)),
      130 + n * 72,
      240,
    ),
  );

const urineStrips =
  shadow(200, 230) +
  shape('M96 108h108v124q0 14 -14 14h-80q-14 0 -14 -14z', white) +
  row([0, 1, 2, 3, 4], (c) =>
    row([0, 1, 2, 3, 4], (r) =>
      box(106 + c * 19, 130 + r * 20, 14, 14, fields[(c * 2 + r) % 10] ?? white, 2),
    ),
  ) +
  box(90, 78, 120, 34, hue, 8) +
  turned(
    18,
    box(262, 48, 26, 200, whiteLine, 3) +
      row([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (n) =>
        box(265, 54 + n * 15, 20, 11, fields[n] ?? white, 1),
      ),
    275,
    150,
  );

const agarPlates =
  shadow(206, 250) +
  row(
    [0, 1, 2, 3],
    (n) =>
      shape(`M70 ${214 - n * 22}a62 18 0 0 0 124 0v14a62 18 0 0 1 -124 0z`, '#ffffffa0') +
      oval(132, 214 - n * 22, 62, 18, '#6b3d2a') +
      oval(132, 211 - n * 22, 62, 18, '#ffffff30'),
  ) +
  circle(262, 170, 76, '#ffffffa0') +
  circle(262, 170, 68, '#6b3d2a') +
  row([0, 1, 2, 3, 4, 5, 6, 7, 8], (n) =>
    circle(226 + ((n * 29) % 76), 132 + ((n * 37) % 80), 4 + (n % 3) * 2, '#e6d3b1'),
  ) +
  line('M216 140q14 -30 50 -34', '#ffffff80', 5);

const pregnancyTest =
  shadow(200, 250) +
  turned(
    -24,
    box(70, 124, 230, 62, white, 28) +
      box(150, 138, 78, 34, '#f7f3ea', 10) +
      row([174, 196], (x) => box(x, 142, 6, 26, '#c0568f', 2)) +
      box(296, 138, 52, 34, whiteLine, 6) +
      box(70, 124, 56, 62, hue, 28) +
      box(112, 124, 14, 62, hue),
    200,
    155,
  );

const swab =
  shadow(200, 230) +
  pouch(96, 56, 90, 186) +
  box(138, 76, 6, 134, whiteLine, 3) +
  oval(141, 80, 9, 18, '#ffffff') +
  turned(
    16,
    box(242, 96, 42, 148, glass, 16) +
      box(245, 160, 36, 82, '#e8a0b0a0', 14) +
      box(236, 66, 54, 36, hue, 8) +
      box(259, 100, 7, 100, whiteLine, 3),
    263,
    160,
  );

const specimenCup =
  shadow(200, 170) +
  shape('M132 104h136l-12 130q-1 14 -16 14h-80q-15 0 -16 -14z', glass) +
  shape('M138 166h124l-6 68q-1 14 -16 14h-80q-15 0 -16 -14z', '#f0c46ab0') +
  box(120, 72, 160, 38, hue, 10) +
  row([0, 1, 2, 3, 4, 5, 6, 7, 8], (n) => box(132 + n * 16, 78, 4, 26, shade, 2)) +
  box(160, 136, 80, 70, '#ffffffd0', 5) +
  words(170, 148, [60, 42, 52, 30], steelLine);

const slides =
  shadow(200, 250) +
  row([0, 1, 2], (n) =>
    turned(
      -22 + n * 16,
      box(84 + n * 22, 120 + n * 22, 210, 56, glass, 4) +
        box(84 + n * 22, 120 + n * 22, 46, 56, n === 1 ? sand : hue, 4) +
        circle(214 + n * 22, 148 + n * 22, 20, '#d98aae90') +
        box(180 + n * 22, 126 + n * 22, 66, 44, '#ffffff60', 3),
      190,
      150,
    ),
  );

const pipetteTips =
  shadow(200, 240) +
  box(84, 150, 232, 92, hue, 12) +
  row([0, 1, 2, 3, 4, 5, 6, 7], (n) => shape(`M${100 + n * 26} 96h18l-6 60h-6z`, '#f7e3a8')) +
  row([0, 1, 2, 3, 4, 5, 6], (n) => shape(`M${113 + n * 26} 110h18l-6 46h-6z`, '#ecd083')) +
  box(76, 142, 248, 16, white, 5) +
  words(164, 184, [72, 50, 60], whiteLine) +
  shape('M84 96l18 -44h196l18 44z', '#ffffff66');

export const reagentMotifs: readonly Motif[] = [
  motif(['glucose test strips', 'glucose strips', 'شرائط فحص السكر'], glucoseStrips),
  motif(['reagent kit', 'reagent', 'كاشف'], reagentKit),
  motif(
    [
      'influenza a b rapid test',
      'rapid test',
      'antigen test',
      'اختبار سريع',
      'اختبار سريع للإنفلونزا',
    ],
    fluTest,
  ),
  motif(['troponin i rapid test', 'troponin', 'اختبار سريع للتروبونين', 'تروبونين'], troponinTest),
  motif(['blood tube', 'vacuum blood tube', 'أنبوب دم مفرغ', 'أنبوب دم'], edtaTubes),
  motif(['urine test strips', 'شرائط فحص بول'], urineStrips),
  motif(['agar plates', 'agar', 'culture plates', 'أطباق آجار'], agarPlates),
  motif(['pregnancy test', 'اختبار حمل'], pregnancyTest),
  motif(['swab', 'transport swab', 'مسحة'], swab),
  motif(['specimen container', 'urine container', 'وعاء عينات', 'علبة عينات'], specimenCup),
  motif(['microscope slides', 'شرائح مجهرية', 'شرائح زجاجية'], slides),
  motif(['pipette tips', 'رؤوس ماصات'], pipetteTips),
];
