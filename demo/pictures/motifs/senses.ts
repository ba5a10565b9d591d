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
import { buttons, display, shadow, tubeOf, words } from '#demo/pictures/parts.ts';
import { box, circle, line, mirrored, ring, row, shape, turned } from '#demo/pictures/svg.ts';

/** An open eye by its middle and half its width. */
function eye(x: number, y: number, half: number): string {
  return (
    shape(
      `M${x - half} ${y}q${half} ${-half * 1.1} ${half * 2} 0q${-half} ${half * 1.1} ${-half * 2} 0z`,
      whiteLine,
    ) +
    circle(x, y, half * 0.42, hue) +
    circle(x, y, half * 0.2, darkLine) +
    circle(x - half * 0.12, y - half * 0.14, half * 0.09, whiteLine)
  );
}

const handle =
  box(180, 128, 40, 116, dark, 16) +
  row([0, 1, 2, 3, 4], (n) => box(186, 168 + n * 13, 28, 5, '#ffffff20', 2));

const otoscope =
  shadow(200, 120) +
  turned(
    -14,
    handle +
      shape('M170 70q0 -16 16 -16h44q16 0 16 16v44q0 16 -20 18h-40q-16 -2 -16 -18z', steel) +
      shape('M170 78l-64 14v10l64 14z', dark) +
      circle(232, 92, 26, hue) +
      circle(232, 92, 18, glass),
    200,
    150,
  );

const ophthalmoscope =
  shadow(200, 120) +
  turned(
    10,
    handle +
      shape('M166 46q34 -24 68 0v66q-10 20 -34 20t-34 -20z', white) +
      circle(200, 74, 20, dark) +
      circle(200, 74, 9, '#f0c46a') +
      circle(234, 92, 15, hue) +
      row([0, 60, 120], (degrees) => turned(degrees, box(232, 78, 4, 28, shade, 2), 234, 92)),
    200,
    150,
  );

const slitLamp =
  shadow(200, 250) +
  box(84, 222, 232, 22, white, 8) +
  box(188, 160, 24, 66, steel, 4) +
  shape('M176 84h74q8 0 8 8v52q0 8 -8 8h-74z', hue) +
  row([98, 126], (y) => box(252, y, 50, 18, dark, 6)) +
  box(146, 56, 22, 112, white, 8) +
  box(150, 44, 14, 18, dark, 4) +
  line('M108 224V64M132 224V64', steelLine, 7) +
  line('M104 84q16 -14 32 0', hueLine, 9) +
  box(96, 150, 48, 13, sand, 6) +
  circle(248, 212, 12, dark) +
  box(244, 190, 8, 20, dark, 4);

const phoropterHalf =
  shape('M196 92q-60 -34 -110 4q-30 40 -2 92q50 40 108 6q8 -50 4 -102z', dark) +
  circle(146, 146, 31, steel) +
  circle(146, 146, 22, glass) +
  row([0, 45, 90, 135, 180, 225, 270, 315], (degrees) =>
    turned(degrees, circle(146, 104, 5, '#ffffff40'), 146, 146),
  ) +
  circle(84, 172, 14, hue);
const phoropter =
  shadow(200, 200) +
  box(192, 30, 16, 76, steel, 4) +
  phoropterHalf +
  mirrored(phoropterHalf) +
  shape('M188 186h24l10 46h-44z', steel);

const audiometer =
  shadow(190, 240) +
  shape('M76 168h190l22 66q2 10 -10 10h-214q-12 0 -10 -10z', white) +
  display(104, 178, 90, 46) +
  line('M114 190l20 8l18 -4l16 14l16 2', '#7fe0b0', 3) +
  circle(228, 204, 17, hue) +
  line('M236 130a50 50 0 0 1 100 0', darkLine, 10) +
  box(224, 118, 28, 56, '#c8443c', 12) +
  box(320, 118, 28, 56, '#5879bd', 12) +
  line('M238 174q0 36 -12 48', darkLine, 4);

const hearingAid =
  shadow(200, 200) +
  shape(
    'M186 64q70 -10 92 50q18 70 -30 112q-18 10 -26 -8q-6 -20 10 -50q14 -40 -24 -56q-32 -8 -32 -26q0 -18 10 -22z',
    hue,
  ) +
  box(238, 112, 14, 34, shade, 7) +
  circle(252, 176, 7, whiteLine) +
  line('M186 76q-50 -4 -56 50q0 26 20 40', '#9fc6d8', 8) +
  shape('M134 158q34 -10 44 16q6 36 -22 44q-30 -2 -32 -28q0 -24 10 -32z', '#e6c1a6') +
  circle(154, 190, 8, '#c99a7a');

const contactLenses =
  shadow(200, 240) +
  row(
    [0, 1],
    (n) =>
      circle(134 + n * 132, 176, 62, white) +
      circle(134 + n * 132, 176, 52, hue) +
      circle(134 + n * 132, 176, 40, '#ffffff30') +
      words(112 + n * 132, 172, [44], whiteLine),
  ) +
  box(176, 158, 48, 36, white, 8) +
  shape('M150 92a50 34 0 0 1 100 0a50 14 0 0 1 -100 0z', glass) +
  line('M150 92a50 14 0 0 0 100 0a50 14 0 0 0 -100 0a50 34 0 0 1 100 0', '#ffffffd0', 3);

const glasses =
  shadow(200, 270) +
  line('M96 130q-30 -40 -60 -20M304 130q30 -40 60 -20', darkLine, 9) +
  row(
    [0, 1],
    (n) =>
      box(84 + n * 128, 122, 104, 84, glass, 34) +
      line(
        `M${118 + n * 128} 122h36q34 0 34 34v16q0 34 -34 34h-36q-34 0 -34 -34v-16q0 -34 34 -34z`,
        hueLine,
        9,
      ),
  ) +
  line('M188 152q12 -12 24 0', hueLine, 9) +
  row([0, 1], (n) => line(`M${104 + n * 128} 150q4 -12 18 -14`, '#ffffffd0', 5));

const trialFrame =
  shadow(200, 270) +
  row(
    [0, 1],
    (n) =>
      circle(132 + n * 136, 160, 58, dark) +
      circle(132 + n * 136, 160, 46, glass) +
      ring(132 + n * 136, 160, 52, '#f0c46a80', 2) +
      turned(n ? 40 : -40, box(128 + n * 136, 96, 8, 18, sand, 3), 132 + n * 136, 160),
  ) +
  box(180, 150, 40, 12, steel, 5) +
  line('M76 150L40 120M324 150l36 -30', steelLine, 7) +
  circle(200, 132, 12, hue) +
  row([132, 268], (x) => box(x - 10, 214, 20, 24, steel, 5));

const tonometer =
  shadow(200, 240) +
  box(90, 220, 222, 24, white, 8) +
  box(172, 184, 70, 40, steel, 6) +
  shape('M142 76q0 -16 16 -16h120q24 0 24 24v86q0 20 -20 20h-120q-20 0 -20 -20z', white) +
  box(112, 112, 34, 34, dark, 8) +
  box(94, 120, 22, 18, steel, 5) +
  display(232, 78, 56, 62) +
  eye(260, 108, 17) +
  circle(182, 158, 14, hue) +
  words(176, 86, [36, 26], hueLine);

const eyeChart =
  shadow(200, 150) +
  box(126, 30, 148, 212, steel, 8) +
  box(134, 38, 132, 196, '#fbfdfc', 4) +
  `<g fill="${darkLine}" font-family="sans-serif" font-weight="700" text-anchor="middle"><text x="200" y="88" font-size="46">E</text><text x="200" y="126" font-size="28" letter-spacing="12">F P</text><text x="200" y="156" font-size="20" letter-spacing="8">T O Z</text><text x="200" y="180" font-size="14" letter-spacing="6">L P E D</text><text x="200" y="200" font-size="10" letter-spacing="5">P E C F D</text></g>` +
  box(150, 206, 100, 4, '#c8443c', 2) +
  box(150, 220, 100, 4, '#3d9a63', 2);

const earSyringe =
  shadow(200, 220) +
  box(92, 150, 116, 94, white, 16) +
  box(108, 110, 84, 46, glass, 10) +
  box(112, 128, 76, 26, '#7cc4f2a0', 6) +
  circle(128, 206, 15, hue) +
  buttons(160, 206, 2, 24, 7) +
  tubeOf('M208 220q50 20 60 -40', hueLine, 7) +
  turned(28, box(254, 96, 30, 92, hue, 12) + shape('M262 96l4 -40h6l4 40z', steel), 269, 140);

export const sensesMotifs: readonly Motif[] = [
  motif(['otoscope', 'منظار أذن'], otoscope, { focus: [200, 100] }),
  motif(['ophthalmoscope', 'منظار عين'], ophthalmoscope, { focus: [200, 100] }),
  motif(['slit lamp', 'مصباح شقي'], slitLamp, { focus: [210, 120] }),
  motif(['phoropter', 'جهاز فحص النظر'], phoropter),
  motif(['audiometer', 'مقياس سمع'], audiometer),
  motif(['hearing aid', 'سماعة أذن', 'معينة سمعية'], hearingAid),
  motif(['contact lenses', 'عدسات لاصقة'], contactLenses),
  motif(['reading glasses', 'spectacles', 'glasses', 'نظارات قراءة', 'نظارات طبية'], glasses),
  motif(['trial frame', 'إطار تجريبي', 'إطار عدسات'], trialFrame),
  motif(['tonometer', 'مقياس ضغط العين'], tonometer),
  motif(['vision chart', 'eye chart', 'لوحة فحص النظر'], eyeChart),
  motif(['ear irrigator', 'غسول أذن كهربائي', 'جهاز غسيل الأذن'], earSyringe),
];
