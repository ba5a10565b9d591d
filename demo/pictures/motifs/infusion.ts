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
import {
  buttons,
  display,
  drop,
  poleStand,
  pouch,
  shadow,
  tubeOf,
  words,
} from '#demo/pictures/parts.ts';
import { box, circle, line, row, shape, turned } from '#demo/pictures/svg.ts';

const marks = (x: number, y: number, count: number, step: number) =>
  row(
    Array.from({ length: count }, (_, n) => n),
    (n) => box(x + n * step, y, 2, n % 2 ? 6 : 11, darkLine),
  );

const infusionPump =
  shadow(200, 120) +
  poleStand(200, 34) +
  tubeOf('M140 24V66M250 196q0 34 34 40', '#9fc6d8', 5) +
  box(104, 64, 176, 146, white, 14) +
  box(104, 64, 176, 24, hue, 10) +
  display(118, 98, 106, 62) +
  words(130, 112, [60, 40], '#7fe0b0') +
  words(130, 138, [40], '#f0c46a') +
  row([0, 1, 2], (r) => row([0, 1], (c) => circle(242 + c * 20, 108 + r * 20, 6, steel))) +
  box(118, 170, 148, 28, shade, 6) +
  tubeOf('M134 184h120', '#9fc6d8', 5) +
  buttons(182, 184, 2, 26, 7);

const syringePump =
  shadow(200, 280) +
  box(70, 150, 262, 88, white, 14) +
  display(88, 176, 110, 48) +
  words(100, 188, [60, 40], '#7fe0b0') +
  row([0, 1, 2], (c) =>
    row([0, 1], (r) => circle(226 + c * 26, 188 + r * 24, 8, r + c ? steel : hue)),
  ) +
  box(104, 96, 130, 38, glass, 6) +
  box(106, 102, 70, 26, '#7cc4f2b0', 4) +
  marks(120, 98, 9, 12) +
  box(174, 98, 9, 34, dark, 3) +
  box(182, 110, 110, 10, steel, 4) +
  box(284, 84, 22, 68, hue, 6) +
  box(230, 84, 10, 62, steel, 4) +
  box(82, 110, 24, 10, steel, 3) +
  tubeOf('M82 115q-44 2 -40 60q4 40 24 66', '#9fc6d8', 4) +
  box(134, 132, 60, 20, steel, 5);

const infusionSet =
  shadow(200, 240) +
  tubeOf('M128 130v40q0 70 70 66t60 -80t66 -60q34 10 20 70', '#9fc6d8', 6) +
  shape('M118 40h20l-10 -16z', steel) +
  box(116, 40, 24, 22, hue, 4) +
  box(110, 60, 36, 74, glass, 10) +
  shape('M110 104h36v20q0 10 -10 10h-16q-10 0 -10 -10z', '#7cc4f2b0') +
  drop(128, 82, 7, '#7cc4f2') +
  box(240, 132, 38, 44, white, 8) +
  circle(259, 150, 12, hue) +
  box(336, 160, 17, 30, sand, 5) +
  box(341, 188, 7, 24, steel, 3);

const cannula =
  shadow(200, 260) +
  turned(
    -16,
    box(44, 150, 120, 5, steel, 2) +
      shape('M44 150l-18 3l18 2z', steelLine) +
      box(96, 146, 82, 12, whiteLine, 5) +
      shape('M172 138h50v30h-50l-10 -10v-10z', hue) +
      box(184, 118, 26, 24, hue, 5) +
      box(180, 110, 34, 11, white, 4) +
      shape('M188 164q10 44 52 46l4 -8q-26 -8 -32 -38z', hue) +
      shape('M188 164q-10 40 -44 44l-2 -8q18 -8 24 -36z', hue) +
      box(222, 142, 78, 22, glass, 6) +
      box(298, 138, 34, 30, white, 8),
    200,
    156,
  );

const syringe =
  shadow(200, 250) +
  turned(
    -26,
    box(112, 132, 152, 48, glass, 8) +
      box(114, 138, 92, 36, '#7cc4f28a', 4) +
      marks(130, 134, 11, 11) +
      box(202, 136, 12, 40, dark, 4) +
      box(212, 150, 98, 12, white, 4) +
      box(304, 134, 13, 44, hue, 5) +
      box(258, 118, 13, 76, hue, 5) +
      box(90, 148, 26, 16, hue, 4) +
      box(22, 154, 70, 4, steel, 2),
    200,
    156,
  );

const needles =
  shadow(200, 240) +
  row(
    [0, 1, 2, 3],
    (n) =>
      box(88 + n * 62, 176, 34, 66, n % 2 ? sand : hue, 6) +
      box(96 + n * 62, 156, 18, 24, white, 4) +
      box(103 + n * 62, 70, 4, 90, steel, 2) +
      box(97 + n * 62, 84 + n * 4, 16, 76, '#ffffff60', 6),
  );

const infusionBag =
  shadow(200, 150) +
  shape('M142 56h116q10 0 10 10v112q0 30 -26 38h-84q-26 -8 -26 -38v-112q0 -10 10 -10z', glass) +
  shape('M136 118q32 -12 64 0t64 0v60q0 28 -24 34h-80q-24 -6 -24 -34z', '#7cc4f28a') +
  line(
    'M142 56h116q10 0 10 10v112q0 30 -26 38h-84q-26 -8 -26 -38v-112q0 -10 10 -10z',
    '#ffffffc0',
    3,
  ) +
  box(186, 38, 28, 22, shade, 8) +
  box(158, 84, 84, 70, '#ffffffd0', 6) +
  words(168, 96, [64, 44, 54, 34], hueLine) +
  box(176, 214, 14, 26, white, 4) +
  box(210, 214, 14, 26, hue, 4) +
  row([0, 1, 2, 3], (n) => box(250, 92 + n * 22, 10, 3, darkLine));

const sharpsBin =
  shadow(200, 180) +
  shape('M124 108h152l-12 128q-2 12 -14 12h-100q-12 0 -14 -12z', '#f0b23e') +
  shape('M236 108h40l-12 128q-2 12 -14 12h-22q10 -70 8 -140z', shade) +
  box(114, 84, 172, 30, '#c8443c', 10) +
  box(162, 70, 76, 20, '#c8443c', 8) +
  box(176, 76, 48, 8, dark, 4) +
  box(150, 134, 92, 84, whiteLine, 6) +
  shape('M196 144l34 58h-68z', '#f0b23e') +
  line('M196 164v18M196 192v1', darkLine, 6);

const stopcock =
  shadow(200, 220) +
  turned(
    -14,
    box(86, 142, 228, 26, glass, 8) +
      box(66, 136, 44, 38, white, 8) +
      box(290, 136, 44, 38, hue, 8) +
      box(187, 80, 26, 74, glass, 6) +
      box(181, 60, 38, 32, white, 8) +
      circle(200, 155, 33, hue) +
      row([0, 90, 270], (degrees) => turned(degrees, box(194, 178, 12, 36, hue, 6), 200, 155)) +
      circle(200, 155, 12, whiteLine),
    200,
    150,
  );

const urinaryCatheter =
  shadow(200, 250) +
  tubeOf('M60 92q90 -30 120 50t110 60', '#e2b36e', 12) +
  shape('M66 80q26 -20 44 4q-4 26 -34 24q-16 -10 -10 -28z', '#f3dcb4c0') +
  line('M286 200l60 -26M286 202l60 30', '#e2b36e', 16) +
  box(336, 156, 24, 30, hue, 6) +
  box(336, 222, 24, 24, steel, 6) +
  circle(54, 94, 8, '#e2b36e');

const urineBag =
  shadow(200, 150) +
  tubeOf('M200 84q0 -50 60 -54t80 30', '#9fc6d8', 6) +
  shape('M128 74h144q10 0 10 10v124q0 24 -24 28h-116q-24 -4 -24 -28v-124q0 -10 10 -10z', glass) +
  shape('M120 150h160v58q0 22 -22 26h-116q-22 -4 -22 -26z', '#f0c46a9a') +
  row([0, 1, 2, 3, 4, 5], (n) => box(136, 108 + n * 18, n % 2 ? 16 : 26, 3, darkLine)) +
  row([144, 256], (x) => circle(x, 86, 6, shade)) +
  box(190, 66, 20, 22, white, 5) +
  box(190, 234, 20, 16, hue, 4);

const butterfly =
  shadow(200, 250) +
  shape('M168 128q-20 -60 -72 -44q-20 20 10 54q30 24 62 12z', hue) +
  shape('M168 152q-20 60 -72 44q-20 -20 10 -48q30 -20 62 -8z', hue) +
  box(110, 132, 66, 16, white, 8) +
  box(40, 138, 72, 4, steel, 2) +
  tubeOf('M176 140q60 -10 70 40t70 20', '#9fc6d8', 6) +
  box(306, 184, 44, 32, sand, 8);

const feedingTube =
  shadow(200, 240) +
  pouch(92, 60, 130, 180) +
  line('M120 110q60 -20 74 10t-50 30t-20 40q30 20 70 0', '#e0a3a0', 6) +
  tubeOf('M244 80q60 10 50 70t30 80', '#e0a3a0', 7) +
  box(228, 64, 28, 28, hue, 8) +
  row([0, 1, 2], (n) => line(`M${288 + n * 4} ${168 + n * 16}l12 -2`, darkLine, 3));

export const infusionMotifs: readonly Motif[] = [
  motif(['infusion pump', 'مضخة تسريب'], infusionPump, { stands: 'floor', focus: [190, 130] }),
  motif(['syringe pump', 'مضخة محقنة'], syringePump, { focus: [190, 140] }),
  motif(['infusion set', 'iv set', 'iv infusion set', 'طقم تسريب'], infusionSet, {
    focus: [128, 90],
  }),
  motif(['iv cannula', 'cannula', 'كانيولا'], cannula),
  motif(['syringe', 'disposable syringe', 'محقنة'], syringe),
  motif(['needles', 'hypodermic needle', 'needle', 'إبر حقن', 'إبرة'], needles),
  motif(['infusion bag', 'saline', 'محلول وريدي', 'محلول ملحي'], infusionBag),
  motif(['sharps container', 'sharps bin', 'حاوية أدوات حادة'], sharpsBin),
  motif(['stopcock', 'three way stopcock', 'صنبور ثلاثي'], stopcock),
  motif(['urinary catheter', 'catheter', 'قسطرة بولية', 'قسطرة'], urinaryCatheter),
  motif(['urine bag', 'كيس بول'], urineBag),
  motif(['butterfly needle', 'blood collection set', 'إبرة فراشة', 'طقم سحب دم'], butterfly),
  motif(['feeding tube', 'أنبوب تغذية'], feedingTube),
];
