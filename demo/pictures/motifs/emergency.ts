import { type Motif, motif } from '#demo/pictures/motif.ts';
import {
  dark,
  darkLine,
  glass,
  hue,
  hueLine,
  sand,
  sandLine,
  shade,
  steel,
  white,
  whiteLine,
} from '#demo/pictures/paints.ts';
import { buttons, cross, drop, heart, shadow, tubeOf, words } from '#demo/pictures/parts.ts';
import { box, circle, line, ring, row, shape, turned } from '#demo/pictures/svg.ts';

const defibrillator =
  shadow(200, 240) +
  line('M158 62q0 -26 42 -26t42 26', darkLine, 13) +
  box(98, 58, 204, 184, hue, 30) +
  box(112, 72, 176, 118, white, 18) +
  heart(200, 124, 38, '#d2574b') +
  shape('M206 92l-24 38h16l-8 30l28 -40h-16z', whiteLine) +
  circle(200, 214, 18, '#5fb96f') +
  box(196, 204, 8, 12, whiteLine, 4) +
  row([146, 254], (x) => circle(x, 214, 12, sand));

const traumaBackpack =
  shadow(200, 190) +
  line('M172 56q0 -22 28 -22t28 22', darkLine, 9) +
  shape('M122 240v-130q0 -60 78 -60t78 60v130q0 10 -10 10h-136q-10 0 -10 -10z', '#c8443c') +
  shape('M240 56q38 14 38 54v130q0 10 -10 10h-30q14 -100 2 -194z', shade) +
  box(136, 156, 128, 80, '#a9352e', 12) +
  line('M146 172h108M130 128h140', whiteLine, 4) +
  cross(200, 96, 40, whiteLine) +
  box(188, 196, 24, 26, steel, 5) +
  line('M122 130q-22 40 -6 96M278 130q22 40 6 96', darkLine, 9);

const firstAidKit =
  shadow(200, 250) +
  line('M162 88q0 -28 38 -28t38 28', darkLine, 13) +
  box(78, 84, 244, 156, hue, 18) +
  box(78, 156, 244, 8, shade) +
  circle(200, 158, 46, white) +
  cross(200, 158, 56, '#3d9a63') +
  row([110, 266], (x) => box(x, 148, 24, 24, steel, 5)) +
  box(94, 96, 60, 8, '#ffffff40', 4);

const suctionUnit =
  shadow(200, 240) +
  box(84, 96, 232, 146, white, 18) +
  box(120, 74, 160, 28, hue, 12) +
  box(150, 82, 100, 14, shade, 7) +
  box(102, 114, 86, 116, glass, 10) +
  box(98, 106, 94, 15, dark, 6) +
  box(108, 180, 74, 44, '#d98a7f90', 6) +
  row([0, 1, 2, 3], (n) => box(164, 134 + n * 20, 16, 3, darkLine)) +
  circle(254, 148, 32, steel) +
  circle(254, 148, 25, white) +
  line('M254 148l12 -14', '#c8443c', 4) +
  buttons(228, 208, 3, 26, 8) +
  tubeOf('M146 108q10 -60 70 -60q60 4 120 -12', '#9fc6d8', 8);

const vacuumSplints =
  shadow(200, 260) +
  shape('M70 86h74q8 0 8 8v84h84q8 0 8 8v46q0 8 -8 8h-148q-18 0 -18 -18z', '#d2574b') +
  line('M84 98v120q0 10 10 10h136M110 98v92q0 8 8 8h112', '#ffffff38', 4) +
  row([110, 160], (y) => box(62, y, 98, 13, dark, 4)) +
  box(176, 172, 13, 76, dark, 4) +
  circle(130, 214, 8, steel) +
  shape('M262 74h54q8 0 8 8v150q0 8 -8 8h-54z', hue) +
  row([104, 156, 206], (y) => box(256, y, 76, 11, sand, 4)) +
  box(276, 56, 24, 22, steel, 5);

const scoopStretcher =
  shadow(200, 300) +
  turned(
    -9,
    shape('M52 116h296q14 0 14 14v14h-324v-14q0 -14 14 -14z', sand) +
      shape('M38 158h324v14q0 14 -14 14h-296q-14 0 -14 -14z', sand) +
      box(190, 116, 20, 70, steel, 4) +
      row([64, 130, 236, 302], (x) => box(x, 124, 34, 9, dark, 4) + box(x, 169, 34, 9, dark, 4)) +
      row([108, 276], (x) => box(x, 108, 18, 86, darkLine, 4)) +
      box(44, 146, 20, 10, steel, 4) +
      box(336, 146, 20, 10, steel, 4),
    200,
    160,
  );

const spineBoard =
  shadow(200, 300) +
  turned(
    -12,
    shape('M60 108h270q26 6 26 42t-26 42h-270q-20 -6 -20 -42t20 -42z', '#f0b23e') +
      row(
        [80, 140, 200, 260],
        (x) => box(x, 114, 32, 10, darkLine, 5) + box(x, 176, 32, 10, darkLine, 5),
      ) +
      row([290, 346], (x) => box(x - 20, 132, 22, 36, darkLine, 6)) +
      row(
        [112, 176, 240],
        (x) => box(x, 104, 15, 92, dark, 3) + box(x - 3, 138, 21, 24, sandLine, 3),
      ),
    200,
    160,
  );

const tourniquet =
  shadow(200, 230) +
  line('M108 150a92 68 0 1 1 184 0a92 68 0 1 1 -184 0', darkLine, 30) +
  line('M108 150a92 68 0 1 1 184 0', '#ffffff1c', 8) +
  turned(-22, box(132, 190, 138, 15, hue, 7) + box(182, 180, 38, 36, steel, 6), 200, 198) +
  box(250, 76, 46, 34, '#d2574b', 6) +
  words(258, 86, [30, 22], whiteLine);

const rescueBlanket =
  shadow(200, 240) +
  shape(
    'M86 236l18 -130q50 -40 96 -14q44 -26 96 14l18 130q-56 -18 -114 0q-58 -18 -114 0z',
    '#d9b45a',
  ) +
  shape('M104 106q50 -40 96 -14v142q-58 -16 -114 2z', '#f0d48a') +
  line('M134 94l-8 130M168 86l-4 140M234 88l4 138M268 96l10 130', '#ffffff60', 4) +
  line('M86 236l18 -130', '#b58d34', 3) +
  shape('M296 106l18 130q-30 -10 -58 -10q30 -60 40 -120z', '#c9d3d1');

const laryngoscope =
  shadow(190, 190) +
  turned(
    12,
    box(196, 100, 42, 146, steel, 14) +
      row([0, 1, 2, 3, 4, 5, 6], (n) => box(200, 138 + n * 13, 34, 5, shade, 2)) +
      box(190, 86, 54, 22, dark, 6) +
      shape('M238 66q-90 -26 -158 26q-6 10 6 8q70 -34 116 -14v20h36z', steel) +
      circle(112, 84, 6, '#f0c46a') +
      box(196, 222, 42, 22, hue, 10),
    200,
    150,
  );

const eyeWash =
  shadow(200, 180) +
  shape(
    'M140 116q0 -22 24 -26l8 -26h56l8 26q24 4 24 26v112q0 18 -18 18h-84q-18 0 -18 -18z',
    '#5fb07c',
  ) +
  shape('M162 64q0 -28 38 -28t38 28z', white) +
  box(154, 126, 92, 84, white, 10) +
  shape('M164 168q36 -40 72 0q-36 40 -72 0z', whiteLine) +
  line('M164 168q36 -40 72 0q-36 40 -72 0', '#3d8f5c', 5) +
  circle(200, 168, 12, '#3d8f5c') +
  drop(256, 66, 11, '#7cc4f2');

const burnKit =
  shadow(200, 230) +
  box(92, 82, 216, 158, sand, 14) +
  box(92, 82, 216, 40, '#c8443c', 14) +
  box(106, 136, 86, 92, white, 8) +
  shape(
    'M149 152q26 26 18 46q-6 14 -18 14t-18 -14q-4 -14 8 -22q2 10 8 10q4 -16 2 -34z',
    '#d2574b',
  ) +
  box(206, 136, 88, 40, white, 6) +
  box(206, 188, 88, 40, white, 6) +
  words(218, 148, [60, 44], hueLine) +
  words(218, 200, [60, 44], hueLine) +
  words(118, 98, [80, 50], whiteLine) +
  ring(274, 102, 10, whiteLine, 4);

export const emergencyMotifs: readonly Motif[] = [
  motif(['defibrillator', 'aed', 'مزيل رجفان'], defibrillator),
  motif(['trauma backpack', 'backpack', 'emergency bag', 'حقيبة ظهر'], traumaBackpack),
  motif(['first aid kit', 'first aid', 'حقيبة إسعاف'], firstAidKit),
  motif(['suction unit', 'suction', 'وحدة شفط', 'جهاز شفط'], suctionUnit),
  motif(['vacuum splint', 'splint set', 'جبائر تفريغية', 'جبائر'], vacuumSplints),
  motif(['scoop stretcher', 'stretcher', 'نقالة مغرفية', 'نقالة'], scoopStretcher),
  motif(['spine board', 'لوح ظهر', 'لوح إنقاذ'], spineBoard),
  motif(['tourniquet', 'عاصبة', 'رباط قاطع للنزيف'], tourniquet),
  motif(['rescue blanket', 'emergency blanket', 'بطانية إنقاذ'], rescueBlanket),
  motif(['laryngoscope', 'منظار حنجرة'], laryngoscope, { focus: [180, 90] }),
  motif(['eye wash', 'eyewash', 'غسول عين طارئ', 'غسيل العين'], eyeWash),
  motif(['burn kit', 'طقم حروق'], burnKit),
];
