import { type Motif, motif } from '#demo/pictures/motif.ts';
import {
  dark,
  darkLine,
  hue,
  hueLine,
  sand,
  sandLine,
  shade,
  steel,
  steelLine,
  white,
  whiteLine,
} from '#demo/pictures/paints.ts';
import { shadow } from '#demo/pictures/parts.ts';
import { box, circle, line, mirrored, oval, row, shape, turned } from '#demo/pictures/svg.ts';

/** Bare skin that a support is worn on. */
const skin = '#e8c0a2';

const kneeBrace =
  shadow(196, 140) +
  shape('M152 28q50 -8 92 4l-10 92q-4 30 2 54l10 70h-70l-10 -70q2 -30 -4 -58z', skin) +
  shape('M152 62q46 12 88 4l-6 58q-4 30 2 54l6 42q-36 8 -66 -2l-8 -40q2 -30 -4 -58z', hue) +
  oval(190, 146, 22, 28, skin) +
  line('M234 70L226 146L234 212M160 74L170 146L168 210', darkLine, 8) +
  row([228, 168], (x) => circle(x, 146, 11, steel) + circle(x, 146, 4, dark)) +
  row([86, 112, 176, 200], (y) => box(158, y, 78, 9, sand, 4));

const lumbarBelt =
  shadow(200, 250) +
  shape('M70 124q130 -50 260 0v78q-130 44 -260 0z', dark) +
  shape('M70 124q130 44 260 0v78q-130 44 -260 0z', hue) +
  shape('M160 145q40 4 80 0v80q-40 4 -80 0z', shade) +
  row([108, 138, 262, 292], (x) =>
    line(`M${x} ${x < 200 ? 138 + (x - 100) / 12 : 138 + (300 - x) / 12}v70`, '#ffffff50', 4),
  ) +
  shape('M182 148l96 -10v30l-96 14z', sand) +
  shape('M182 182l96 -4v30l-96 8z', sand);

const neckCollar =
  shadow(200, 190) +
  shape('M110 136q90 -50 180 0l-8 84q-82 40 -164 0z', dark) +
  shape('M110 136q14 46 90 46t90 -46l-8 84q-82 40 -164 0z', white) +
  shape('M110 136q14 46 90 46t90 -46l-2 20q-16 44 -88 44t-88 -44z', hue) +
  oval(200, 214, 14, 9, dark) +
  box(268, 158, 26, 40, sand, 6);

const wristSplint =
  shadow(200, 250) +
  turned(
    -20,
    shape(
      'M48 132h210q40 -2 66 10q14 6 6 16h-44q50 4 48 14q-2 10 -50 6l-20 16q-30 14 -60 6h-156z',
      skin,
    ) +
      shape('M264 132q-8 -34 18 -46q14 -2 10 12q-4 14 8 38z', skin) +
      shape('M78 126h172q20 0 26 14l-4 50q-6 14 -26 14h-168z', hue) +
      row([96, 142, 188], (x) => box(x, 122, 22, 86, dark, 4)) +
      row([96, 142, 188], (x) => box(x + 2, 150, 18, 20, sand, 3)),
    200,
    160,
  );

const ankleBrace =
  shadow(214, 210) +
  shape('M142 40h66l2 110q30 34 96 56q20 8 20 26v10h-178q-18 0 -16 -22q8 -60 10 -180z', skin) +
  shape('M142 78h68l2 72q14 18 46 34q4 26 -22 58h-88q-18 0 -16 -22q8 -60 10 -142z', hue) +
  line('M142 104L246 210M212 120L134 214M150 186L236 236', sandLine, 11) +
  box(140, 78, 72, 13, dark, 6);

const armSling =
  shadow(200, 170) +
  shape('M150 64q50 -22 100 0l32 40v142h-164v-142z', '#cfdcd9') +
  shape('M178 58q22 22 44 0l-6 -10h-32z', skin) +
  line('M178 58L122 170M232 66L286 150', sandLine, 9) +
  shape('M112 150h150q30 4 32 32t-28 32h-136q-24 -4 -24 -32z', hue) +
  shape('M262 160q44 2 44 22t-40 22q-18 -22 -4 -44z', skin) +
  line('M116 176h150', '#ffffff50', 3);

const walkerBoot =
  shadow(212, 210) +
  shape('M144 44h78l4 116q30 28 86 40q16 4 16 22v12h-190q-8 -90 6 -190z', hue) +
  shape('M132 226q96 10 202 0v10q0 14 -14 14h-174q-14 0 -14 -14z', dark) +
  line('M184 52L178 226', steelLine, 12) +
  row([70, 110, 150], (y) => box(140, y, 88, 15, sand, 5)) +
  shape('M246 180l-8 46h18l12 -38z', sandLine) +
  circle(182, 190, 8, dark);

const insole = turned(
  8,
  shape(
    'M250 54c40 0 46 60 34 100q-8 20 0 46q0 40 -34 40t-36 -40q6 -30 -4 -60c-8 -50 8 -86 40 -86z',
    hue,
  ) +
    oval(250, 206, 18, 22, '#ffffff50') +
    oval(252, 100, 18, 26, '#ffffff30'),
  200,
  150,
);
const insoles = shadow(200, 210) + insole + mirrored(insole);

const stockings =
  shadow(206, 190) +
  row(
    [0, 66],
    (x) =>
      shape(
        `M${134 + x} 46h60l-6 130q6 26 40 38q14 6 10 24q-2 8 -16 8h-66q-22 0 -20 -24q6 -80 -2 -176z`,
        x ? hue : '#c9a184',
      ) +
      box(132 + x, 44, 64, 17, x ? sand : '#a87f62', 4) +
      line(`M${150 + x} 74q8 70 -4 150`, '#ffffff30', 6),
  );

const posture =
  shadow(200, 170) +
  shape('M146 60q54 -26 108 0l34 40v146h-176v-146z', '#cfdcd9') +
  shape('M178 52q22 20 44 0l-4 -10h-36z', skin) +
  line('M166 60Q130 130 150 186M234 60Q270 130 250 186', hueLine, 19) +
  line('M176 64L224 150M224 64L176 150', hueLine, 13) +
  box(120, 176, 160, 40, hue, 10) +
  box(176, 170, 48, 52, dark, 8) +
  row([184, 200], (y) => line(`M186 ${y}h28`, sandLine, 4));

const prosthesis =
  shadow(206, 150) +
  shape('M150 34q46 -14 92 0l-14 84q-30 16 -62 0z', hue) +
  box(180, 116, 34, 18, steel, 6) +
  shape('M172 132h50l-6 44h-38z', dark) +
  circle(197, 150, 11, steel) +
  box(187, 176, 20, 50, steel, 3) +
  line('M197 178v44', whiteLine, 4) +
  shape('M178 222h36q50 8 66 18q6 10 -4 10h-98q-10 -12 0 -28z', skin);

const fingerSplint =
  shadow(200, 200) +
  turned(
    -30,
    shape('M72 136h208q34 2 34 22t-34 22h-208z', skin) +
      shape('M280 142q28 0 28 14t-28 10z', whiteLine) +
      box(116, 172, 190, 17, steel, 8) +
      box(116, 166, 190, 8, hue, 4) +
      row([136, 222], (x) => box(x, 128, 28, 64, sand, 6)),
    200,
    160,
  );

const gelPack =
  shadow(200, 220) +
  box(92, 96, 216, 140, hue, 28) +
  box(104, 108, 192, 116, '#ffffff26', 20) +
  line('M200 122v88M162 144l76 44M238 144l-76 44', whiteLine, 6) +
  line('M190 130l10 10l10 -10M190 202l10 -10l10 10', whiteLine, 5) +
  line('M102 166q30 -20 40 0', '#ffffff60', 5) +
  line('M98 236h204', steelLine, 3) +
  box(180, 80, 40, 20, white, 8);

export const supportMotifs: readonly Motif[] = [
  motif(['knee brace', 'knee support', 'دعامة ركبة'], kneeBrace, { focus: [195, 146] }),
  motif(['support belt', 'lumbar support', 'back support', 'حزام دعم', 'حزام ظهر'], lumbarBelt, {
    focus: [220, 170],
  }),
  motif(['cervical collar', 'neck collar', 'طوق رقبة', 'رقبة طبية'], neckCollar),
  motif(['wrist splint', 'wrist brace', 'جبيرة معصم', 'دعامة معصم'], wristSplint),
  motif(['ankle brace', 'ankle support', 'دعامة كاحل'], ankleBrace, { focus: [190, 170] }),
  motif(['arm sling', 'حمالة ذراع', 'حمّالة ذراع'], armSling),
  motif(['walker boot', 'walking boot', 'حذاء تثبيت', 'جزمة طبية'], walkerBoot),
  motif(['insoles', 'insole', 'نعال طبية', 'فرش أحذية'], insoles),
  motif(['compression stockings', 'stockings', 'جوارب ضاغطة'], stockings),
  motif(['posture corrector', 'مصحح القوام', 'مصحح الظهر'], posture),
  motif(['prosthesis', 'prosthetic leg', 'طرف صناعي', 'ساق صناعية'], prosthesis, {
    stands: 'floor',
  }),
  motif(['finger splint', 'جبيرة إصبع'], fingerSplint),
  motif(['cold pack', 'gel pack', 'hot and cold pack', 'كمادة باردة', 'كمادة جل'], gelPack),
];
