import { type Motif, motif } from '#demo/pictures/motif.ts';
import {
  dark,
  darkLine,
  hue,
  sand,
  screen,
  shade,
  steel,
  steelLine,
  white,
  whiteLine,
} from '#demo/pictures/paints.ts';
import { buttons, castors, display, shadow, wheel } from '#demo/pictures/parts.ts';
import { box, circle, line, oval, ring, row, shape, turned } from '#demo/pictures/svg.ts';

const onFloor = { stands: 'floor' } as const;

/** The grey fan that an ultrasound scan is. */
function fan(x: number, y: number, reach: number): string {
  return (
    shape(
      `M${x} ${y}l${-reach * 0.6} ${reach * 0.8}a${reach} ${reach} 0 0 0 ${reach * 1.2} 0z`,
      '#6f9497',
    ) +
    shape(
      `M${x} ${y + reach * 0.45}q${reach * 0.4} ${reach * 0.1} 0 ${reach * 0.4}q${-reach * 0.3} ${-reach * 0.1} 0 ${-reach * 0.4}z`,
      '#d7e6e4',
    )
  );
}

/** Both lungs on a chest film. */
function chest(x: number, y: number, size: number): string {
  const lung = (side: number) =>
    shape(
      `M${x + side * 3} ${y}q${side * size * 0.7} ${-size * 0.1} ${side * size * 0.75} ${size * 0.95}q${-side * size * 0.4} ${size * 0.2} ${-side * size * 0.68} ${-size * 0.1}z`,
      '#8fb3b8',
    );
  return lung(-1) + lung(1) + line(`M${x} ${y - 8}v${size * 1.1}`, '#d7e6e4', 4);
}

const portableUltrasound =
  shadow(200, 250) +
  box(108, 62, 176, 126, white, 10) +
  display(116, 70, 160, 108) +
  fan(196, 84, 74) +
  shape('M92 188h208l22 50q2 10 -10 10h-232q-12 0 -10 -10z', white) +
  row([0, 1, 2], (r) =>
    row([0, 1, 2, 3], (c) => box(112 + c * 24 - r * 4, 198 + r * 14, 16, 8, steel, 3)),
  ) +
  circle(262, 216, 16, hue) +
  line('M300 226q44 -10 36 -60', darkLine, 5) +
  shape('M322 116h30l-4 50h-22z', hue) +
  box(318, 102, 38, 18, dark, 8);

const cartUltrasound =
  shadow(204, 170) +
  castors(150, 254) +
  shape('M140 220h126l10 14h-146z', dark) +
  box(176, 128, 56, 96, white, 10) +
  shape('M126 118h154l18 24q2 8 -8 8h-176q-10 0 -6 -8z', white) +
  row([0, 1, 2, 3], (n) => box(146 + n * 22, 126, 15, 8, steel, 3)) +
  circle(252, 134, 8, hue) +
  line('M203 120V96', steelLine, 8) +
  box(138, 36, 132, 76, dark, 8) +
  box(143, 41, 122, 66, screen, 5) +
  fan(204, 46, 52) +
  row(
    [0, 1],
    (n) =>
      line(`M${298 - n * 8} 146q20 44 -14 70`, darkLine, 4) +
      box(286 + n * 12, 122, 10, 26, hue, 4),
  );

const detector =
  shadow(206, 220) +
  turned(
    -8,
    box(104, 60, 190, 180, dark, 12) +
      box(114, 70, 170, 160, screen, 6) +
      chest(199, 96, 96) +
      line('M124 90v-10h10M274 90v-10h-10M124 212v10h10M274 212v10h-10', '#f0c46a', 3),
    200,
    150,
  ) +
  box(170, 232, 62, 10, hue, 5);

const mobileXray =
  shadow(196, 230) +
  wheel(126, 218, 32) +
  wheel(274, 236, 14) +
  shape('M92 122h98l14 88h90v16h-190q-22 -40 -12 -104z', white) +
  display(104, 132, 66, 42) +
  box(100, 108, 84, 12, hue, 6) +
  line('M196 208V62', steelLine, 14) +
  line('M196 70H290', steelLine, 12) +
  box(266, 56, 58, 40, white, 8) +
  shape('M276 96h38l8 22h-54z', dark) +
  shape('M270 118h50l22 82h-94z', '#f0c46a55') +
  circle(196, 70, 13, hue);

const diagnosticDisplay =
  shadow(200, 160) +
  box(184, 214, 32, 26, steel) +
  box(140, 236, 120, 12, dark, 6) +
  box(60, 52, 280, 168, dark, 12) +
  box(68, 60, 130, 146, screen, 4) +
  box(202, 60, 130, 146, screen, 4) +
  chest(133, 84, 78) +
  chest(267, 84, 78) +
  ring(294, 132, 16, '#f0c46a', 3) +
  buttons(184, 213, 3, 16, 2.5);

const apron =
  shadow(200, 150) +
  shape(
    'M160 52q40 30 80 0l26 18l-8 54q16 10 16 30l6 86q-80 18 -160 0l6 -86q0 -20 16 -30l-8 -54z',
    hue,
  ) +
  shape('M160 52q40 30 80 0l8 6q-48 36 -96 0z', dark) +
  shape('M240 52l26 18l-8 54q16 10 16 30l6 86q-20 5 -40 7q10 -100 0 -195z', shade) +
  box(120, 150, 160, 14, sand, 4) +
  circle(200, 110, 20, '#f0c46a') +
  row([0, 120, 240], (degrees) =>
    turned(degrees, shape('M200 106l-9 -12a16 16 0 0 1 18 0z', darkLine), 200, 110),
  ) +
  circle(200, 110, 3.5, darkLine);

const ctScanner =
  shadow(206, 270) +
  box(66, 48, 176, 196, white, 54) +
  circle(154, 140, 62, steel) +
  circle(154, 140, 52, dark) +
  box(86, 216, 136, 14, hue, 7) +
  display(214, 74, 22, 40, 5) +
  box(126, 152, 216, 18, white, 9) +
  box(126, 146, 120, 10, sand, 5) +
  box(274, 170, 52, 74, steel, 6) +
  oval(140, 143, 14, 9, whiteLine);

const mriScanner =
  shadow(206, 280) +
  shape('M72 244v-120a76 76 0 0 1 76 -76h60q76 0 76 76v120z', white) +
  shape('M208 48q76 0 76 76v120h-34v-120q0 -70 -42 -76z', shade) +
  circle(160, 144, 60, hue) +
  circle(160, 144, 48, '#f7faf9') +
  circle(160, 144, 40, dark) +
  box(118, 160, 230, 16, white, 8) +
  box(118, 154, 150, 9, sand, 4) +
  box(262, 176, 80, 68, steel, 6) +
  row([0, 1, 2], (n) => circle(228, 84 + n * 16, 4, hue));

const mammograph =
  shadow(196, 150) +
  box(128, 232, 130, 16, dark, 8) +
  box(136, 44, 54, 192, white, 14) +
  box(148, 70, 30, 100, shade, 8) +
  shape('M176 60h70q26 0 26 24v16h-96z', white) +
  shape('M196 100h76l-6 14h-64z', dark) +
  box(186, 138, 92, 8, '#ffffffb0', 3) +
  box(182, 164, 100, 18, hue, 6) +
  box(176, 140, 14, 40, steel, 4) +
  display(96, 96, 34, 50, 5);

const cArm =
  shadow(206, 240) +
  castors(86, 150, 270) +
  box(76, 140, 84, 94, white, 12) +
  box(150, 218, 130, 12, dark, 6) +
  display(84, 96, 68, 42) +
  box(150, 148, 56, 20, steel, 6) +
  line('M262 68a84 84 0 1 0 0 168', whiteLine, 20) +
  line('M262 68a84 84 0 1 0 0 168', steelLine, 3) +
  box(236, 46, 58, 44, hue, 8) +
  box(242, 90, 46, 10, dark, 4) +
  box(240, 212, 50, 26, dark, 6);

const filmViewer =
  shadow(200, 240) +
  box(74, 48, 252, 190, steel, 12) +
  box(86, 60, 228, 152, '#f6fbfa', 6) +
  box(98, 60, 96, 136, screen) +
  box(206, 60, 96, 136, screen) +
  chest(146, 84, 66) +
  line('M254 76q-14 18 0 30t0 30t0 34', '#d7e6e4', 8) +
  line('M242 92h24M242 118h24M242 146h24', '#8fb3b8', 4) +
  circle(108, 226, 6, hue) +
  box(180, 221, 60, 8, dark, 4);

export const imagingMotifs: readonly Motif[] = [
  motif(
    ['ultrasound scanner', 'portable ultrasound', 'موجات فوق صوتية محمول'],
    portableUltrasound,
    { focus: [200, 130] },
  ),
  motif(['ultrasound system', 'ultrasound', 'موجات فوق صوتية'], cartUltrasound, {
    ...onFloor,
    focus: [204, 90],
  }),
  motif(['x ray detector', 'detector', 'كاشف أشعة'], detector),
  motif(
    ['mobile x ray unit', 'x ray unit', 'x ray', 'أشعة سينية متنقلة', 'أشعة سينية'],
    mobileXray,
    { ...onFloor, focus: [270, 100] },
  ),
  motif(['diagnostic display', 'display', 'شاشة تشخيص'], diagnosticDisplay),
  motif(
    ['radiation protection apron', 'lead apron', 'apron', 'مئزر للوقاية من الإشعاع', 'مئزر'],
    apron,
    onFloor,
  ),
  motif(['ct scanner', 'computed tomography', 'جهاز تصوير مقطعي', 'أشعة مقطعية'], ctScanner, {
    ...onFloor,
    focus: [160, 140],
  }),
  motif(['mri scanner', 'mri', 'رنين مغناطيسي'], mriScanner, { ...onFloor, focus: [160, 140] }),
  motif(['mammography unit', 'mammograph', 'mammography', 'جهاز تصوير الثدي'], mammograph, {
    ...onFloor,
    focus: [226, 130],
  }),
  motif(['c arm', 'جهاز القوس السيني', 'ذراع سي'], cArm, { ...onFloor, focus: [250, 100] }),
  motif(['film viewer', 'x ray viewer', 'لوحة عرض الأشعة'], filmViewer),
];
