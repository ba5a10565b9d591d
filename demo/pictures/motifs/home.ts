import { type Motif, motif } from '#demo/pictures/motif.ts';
import {
  dark,
  darkLine,
  glass,
  hue,
  hueLine,
  sand,
  steel,
  steelLine,
  white,
  whiteLine,
} from '#demo/pictures/paints.ts';
import { buttons, castors, display, shadow, tubeOf, words } from '#demo/pictures/parts.ts';
import { box, circle, line, oval, row, shape, turned } from '#demo/pictures/svg.ts';

const breastPump =
  shadow(196, 240) +
  box(84, 168, 108, 74, white, 24) +
  circle(138, 204, 22, hue) +
  circle(138, 204, 12, whiteLine) +
  tubeOf('M188 196q40 -10 46 -60', '#9fc6d8', 5) +
  shape('M212 66q36 30 40 60l-20 14q-30 -4 -60 10q0 -64 40 -84z', glass) +
  box(232, 112, 46, 36, hue, 8) +
  shape('M228 150h64q10 30 8 78q-2 14 -16 14h-48q-14 0 -16 -14q-2 -48 8 -78z', glass) +
  shape('M221 196h78q2 16 1 32q-2 14 -16 14h-48q-14 0 -16 -14z', '#fffaf0');

const babyScale =
  shadow(200, 260) +
  shape('M64 132q136 70 272 0q8 50 -40 70h-192q-48 -20 -40 -70z', white) +
  shape('M64 132q136 70 272 0q2 14 -2 28q-134 60 -268 0q-4 -14 -2 -28z', sand) +
  shape('M104 202h192l14 34q0 10 -10 10h-200q-10 0 -10 -10z', hue) +
  display(156, 208, 88, 32, 6) +
  box(174, 218, 46, 12, '#7fe0b0', 3) +
  circle(150, 132, 20, '#e8c0a2') +
  shape('M166 152q20 -38 68 -28q28 10 22 34q-50 8 -90 -6z', whiteLine);

const personScale =
  shadow(200, 220) +
  shape('M112 128h176q16 0 18 14l14 82q2 18 -18 18h-204q-20 0 -18 -18l14 -82q2 -14 18 -14z', hue) +
  shape(
    'M126 140h148q10 0 12 10l12 64q2 12 -12 12h-172q-14 0 -12 -12l12 -64q2 -10 12 -10z',
    '#ffffff2a',
  ) +
  display(160, 142, 80, 34, 6) +
  box(178, 152, 40, 13, '#7fe0b0', 3) +
  row([148, 236], (x) => oval(x + 8, 202, 17, 22, '#ffffff50'));

const heightMeasure =
  shadow(200, 130) +
  box(150, 234, 110, 14, dark, 6) +
  box(182, 28, 30, 208, white, 5) +
  row([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], (n) =>
    box(182, 40 + n * 12, n % 5 ? 9 : 18, 2.5, darkLine),
  ) +
  box(172, 82, 92, 13, hue, 5) +
  box(176, 76, 42, 26, hue, 6) +
  box(184, 84, 24, 9, whiteLine, 2);

const feedingBottle =
  shadow(200, 120) +
  shape('M158 118h84q10 50 8 116q-2 14 -16 14h-68q-14 0 -16 -14q-2 -66 8 -116z', glass) +
  shape('M152 164h96q4 34 2 70q-2 14 -16 14h-68q-14 0 -16 -14q-2 -36 2 -70z', '#fffaf0') +
  box(148, 96, 104, 26, hue, 8) +
  shape('M172 96q4 -22 18 -24q-2 -26 10 -26t10 26q14 2 18 24z', '#f0cdb2') +
  row([0, 1, 2, 3, 4], (n) => box(228, 146 + n * 18, n % 2 ? 8 : 14, 3, hueLine));

const hotWaterBottle =
  shadow(200, 170) +
  shape(
    'M182 62h36v22q44 10 50 56v78q-2 30 -34 30h-68q-32 0 -34 -30v-78q6 -46 50 -56z',
    '#c8574a',
  ) +
  row([0, 1, 2, 3, 4], (n) => line(`M${160 + n * 20} 128v96`, '#ffffff30', 5)) +
  box(176, 44, 48, 22, dark, 8) +
  shape('M184 34h32l-6 12h-20z', steel);

const massageGun =
  shadow(206, 160) +
  turned(
    -6,
    shape('M188 116h50l-4 110q0 16 -14 16h-18q-12 0 -12 -14z', dark) +
      shape('M142 60h110q30 4 30 36t-30 36h-110q-10 -36 0 -72z', white) +
      box(112, 80, 34, 32, steel, 6) +
      circle(94, 96, 27, hue) +
      circle(86, 88, 8, '#ffffff50') +
      circle(250, 96, 13, sand) +
      box(204, 148, 18, 38, '#ffffff20', 9),
    200,
    150,
  );

const tens =
  shadow(200, 240) +
  box(144, 84, 112, 148, white, 22) +
  display(160, 100, 80, 52) +
  line('M170 128l8 -12l8 24l8 -24l8 24l8 -24l8 12h10', '#7fe0b0', 3) +
  row([172, 228], (x) => circle(x, 182, 13, hue)) +
  circle(200, 210, 9, sand) +
  row(
    [0, 1],
    (n) =>
      line(`M${n ? 236 : 164} 232q${n ? 50 : -50} 30 ${n ? 78 : -78} -40`, darkLine, 4) +
      box(n ? 286 : 66, 142, 48, 54, hue, 14) +
      circle(n ? 310 : 90, 168, 7, dark),
  );

const pillOrganiser =
  shadow(200, 280) +
  box(62, 132, 276, 104, white, 14) +
  row(
    [0, 1, 2, 3, 4, 5, 6],
    (n) =>
      box(70 + n * 38, 142, 33, 84, n % 2 ? hue : sand, 7) +
      box(70 + n * 38, 142, 33, 84, '#ffffff50', 7) +
      circle(80 + n * 38, 208, 6, '#d98a7f') +
      oval(92 + n * 38, 212, 7, 4, whiteLine) +
      box(78 + n * 38, 154, 16, 5, whiteLine, 2),
  ) +
  shape('M70 142l10 -50h33l-10 50z', '#ffffffa0');

const infraredLamp =
  shadow(196, 150) +
  box(136, 232, 120, 15, dark, 7) +
  line('M196 232q50 -60 10 -120', steelLine, 9) +
  turned(
    -24,
    shape('M148 60h60q34 8 34 56h-128q0 -48 34 -56z', white) +
      box(164, 46, 28, 18, dark, 6) +
      oval(178, 118, 64, 15, '#c8443c') +
      oval(178, 118, 46, 9, '#f0803a') +
      shape('M120 124h116l30 96h-176z', '#f0803a2e'),
    190,
    110,
  );

const dialysis =
  shadow(200, 150) +
  castors(150, 250) +
  box(136, 106, 128, 128, white, 12) +
  box(144, 34, 112, 74, dark, 8) +
  box(150, 40, 100, 62, '#17343a', 5) +
  words(160, 54, [50, 34, 44], '#7fe0b0') +
  circle(170, 144, 22, steel) +
  circle(170, 144, 8, dark) +
  circle(228, 144, 22, steel) +
  circle(228, 144, 8, dark) +
  box(276, 84, 26, 110, glass, 8) +
  box(276, 84, 26, 14, '#c8443c', 5) +
  box(276, 180, 26, 14, '#5879bd', 5) +
  tubeOf('M250 136q40 -10 38 -52', '#c8443c', 5) +
  tubeOf('M250 150q60 90 38 44', '#5879bd', 5) +
  box(148, 182, 104, 38, hue, 8) +
  buttons(172, 201, 3, 28, 7);

const bathLift =
  shadow(200, 220) +
  shape('M92 158h216q-4 70 -60 76h-96q-56 -6 -60 -76z', whiteLine) +
  box(80, 148, 240, 15, steel, 7) +
  row([120, 264], (x) => box(x, 230, 16, 18, dark, 4)) +
  shape('M140 60h62q10 0 10 10v84h-82v-84q0 -10 10 -10z', hue) +
  box(128, 142, 156, 13, hue, 6) +
  line('M330 160V90q0 -20 -26 -20', steelLine, 8);

export const homeMotifs: readonly Motif[] = [
  motif(['breast pump', 'مضخة ثدي', 'شفاط حليب'], breastPump),
  motif(['baby scale', 'infant scale', 'ميزان رضع', 'ميزان أطفال'], babyScale),
  motif(['weighing scale', 'scale', 'ميزان شخصي', 'ميزان وزن'], personScale),
  motif(['height measure', 'stadiometer', 'مقياس طول'], heightMeasure, { stands: 'floor' }),
  motif(['feeding bottle', 'baby bottle', 'رضاعة', 'زجاجة رضاعة'], feedingBottle),
  motif(['hot water bottle', 'قربة ماء ساخن'], hotWaterBottle),
  motif(['massage gun', 'massager', 'جهاز تدليك', 'مسدس تدليك'], massageGun),
  motif(['tens unit', 'tens', 'nerve stimulator', 'جهاز تحفيز كهربائي'], tens),
  motif(['pill organiser', 'pill box', 'منظم أدوية', 'علبة حبوب'], pillOrganiser),
  motif(['infrared lamp', 'heat lamp', 'مصباح أشعة حمراء', 'مصباح حراري'], infraredLamp),
  motif(['dialysis machine', 'جهاز غسيل كلى', 'جهاز غسيل الكلى'], dialysis, { stands: 'floor' }),
  motif(['bath lift', 'bath seat', 'رافعة حوض', 'مقعد حوض'], bathLift, { stands: 'floor' }),
];
