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
  castors,
  display,
  drawers,
  poleStand,
  shadow,
  tubeOf,
  words,
} from '#demo/pictures/parts.ts';
import { box, circle, line, oval, row, shape, turned } from '#demo/pictures/svg.ts';

const onFloor = { stands: 'floor' } as const;

/** A face mask of clear plastic with its nose at the top, sized by its height. */
function faceMask(x: number, y: number, height: number): string {
  const half = height * 0.42;
  const edge = `M${x} ${y}c${half * 0.5} 0 ${half * 0.6} ${height * 0.3} ${half} ${height * 0.6}c${half * 0.2} ${height * 0.3} ${-half * 0.4} ${height * 0.4} ${-half} ${height * 0.4}c${-half * 0.6} 0 ${-half * 1.2} ${-height * 0.1} ${-half} ${-height * 0.4}c${half * 0.4} ${-height * 0.3} ${half * 0.5} ${-height * 0.6} ${half} ${-height * 0.6}z`;
  const lit = `M${x - half * 0.66} ${y + height * 0.66}q${half * 0.34} ${-height * 0.16} ${half * 0.5} ${-height * 0.44}`;
  return shape(edge, glass) + line(edge, '#ffffffb0', 3) + line(lit, '#ffffffc0', 5);
}

const concentrator =
  shadow(200, 150) +
  castors(150, 250) +
  box(132, 60, 136, 176, white, 20) +
  box(164, 50, 72, 14, hue, 7) +
  box(146, 76, 108, 46, hue, 10) +
  box(156, 86, 38, 26, '#10262a', 4) +
  box(162, 94, 24, 9, '#7fe0b0', 2) +
  row([210, 226, 242], (x) => circle(x, 99, 5, sand)) +
  box(156, 136, 26, 60, glass, 6) +
  box(160, 166, 18, 26, '#7cc4f2', 3) +
  row([0, 1, 2, 3, 4], (n) => line(`M200 ${142 + n * 12}h46`, steelLine, 4)) +
  tubeOf('M170 204q-50 40 -76 8q-20 -30 -6 -66', hueLine, 4);

const cpap =
  shadow(190, 220) +
  box(70, 148, 160, 92, white, 22) +
  display(88, 162, 84, 52) +
  words(100, 176, [44, 30], '#7fe0b0') +
  circle(200, 188, 16, hue) +
  box(150, 128, 40, 24, steel, 6) +
  line('M172 132q6 -78 92 -70', steelLine, 17) +
  line('M172 132q6 -78 92 -70', whiteLine, 12) +
  faceMask(294, 58, 110) +
  circle(266, 62, 12, dark) +
  line('M322 100q34 -10 30 -46M330 130q36 6 34 -30', hueLine, 7);

const ventilator =
  shadow(200, 230) +
  line('M150 70q50 -40 100 0', darkLine, 12) +
  box(84, 68, 232, 170, hue, 18) +
  box(94, 78, 212, 150, white, 12) +
  display(106, 90, 128, 96) +
  line('M116 120h10q4 -20 16 -20t14 20h16q4 -20 16 -20t14 20h18', '#7fe0b0', 3) +
  line('M116 166h12l6 -24h18l6 24h16l6 -24h18l6 24h10', '#f0c46a', 3) +
  row([110, 160], (y) => circle(270, y, 20, steel) + line(`M270 ${y}v-14`, darkLine, 4)) +
  buttons(124, 208, 5, 26, 6);

const nebuliser =
  shadow(190, 240) +
  shape('M74 240v-70q0 -30 30 -30h90q30 0 30 30v70z', white) +
  box(74, 214, 150, 26, hue, 6) +
  row([0, 1, 2, 3], (n) => line(`M100 ${160 + n * 11}h60`, steelLine, 4)) +
  circle(196, 176, 11, sand) +
  tubeOf('M216 226q50 22 62 -22', hueLine, 5) +
  box(266, 146, 30, 54, glass, 8) +
  box(270, 176, 22, 20, '#7cc4f2', 4) +
  box(272, 122, 18, 28, steel, 4) +
  faceMask(284, 46, 96) +
  row([0, 1, 2], (n) => circle(324 + n * 12, 72 - n * 12, 5 + n, '#ffffffa0'));

const spirometer =
  shadow(200, 180) +
  turned(
    -10,
    box(140, 110, 110, 130, white, 20) +
      display(154, 126, 82, 60) +
      line('M162 176q8 -44 18 -40q20 20 44 38', '#7fe0b0', 3) +
      row([170, 195, 220], (x) => circle(x, 210, 8, steel)) +
      box(128, 66, 134, 46, hue, 20) +
      box(84, 72, 58, 34, whiteLine, 8) +
      oval(86, 89, 8, 17, shade) +
      oval(255, 89, 9, 19, dark),
    195,
    150,
  );

const oxygenMask =
  shadow(190, 200) +
  faceMask(190, 48, 128) +
  line('M146 120q-50 -10 -56 -60M234 120q50 -10 56 -60', '#7fc8a6', 5) +
  circle(190, 158, 16, steel) +
  shape('M178 172h24q26 20 18 70h-60q-8 -50 18 -70z', glass) +
  line('M190 180v56', '#ffffff', 2) +
  tubeOf('M204 166q70 0 60 56q-4 26 50 18', '#7fc8a6', 6) +
  row([158, 222], (x) => circle(x, 140, 9, '#7fc8a6') + circle(x, 140, 4, whiteLine));

const oxygenCylinder =
  shadow(200, 120) +
  shape('M162 112q0 -30 38 -30t38 30v124q0 12 -12 12h-52q-12 0 -12 -12z', hue) +
  shape('M162 112q0 -30 38 -30t38 30z', whiteLine) +
  box(188, 62, 24, 24, steel, 4) +
  box(204, 66, 56, 12, steel, 4) +
  circle(264, 62, 20, steel) +
  circle(264, 62, 15, white) +
  line('M264 62l7 -8', '#c8443c', 3) +
  box(176, 46, 48, 14, dark, 7) +
  box(174, 140, 52, 56, white, 5) +
  words(182, 150, [36, 28, 32], hueLine);

const bagMask =
  shadow(200, 260) +
  shape('M118 128q0 -48 84 -48q80 0 92 38q-12 42 -92 46q-84 0 -84 -36z', hue) +
  line(
    'M150 92q-14 34 0 64M180 84q-14 40 0 78M212 82q-14 40 0 82M244 86q-12 36 0 72',
    '#00000024',
    4,
  ) +
  box(82, 112, 42, 30, steel, 8) +
  box(62, 116, 26, 22, dark, 6) +
  shape('M70 138l-30 74q-4 16 16 16h46q20 0 12 -16l-20 -74z', glass) +
  oval(78, 226, 40, 13, hue) +
  box(290, 106, 20, 22, dark, 5) +
  shape('M308 92q44 6 44 60t-34 84q-22 -30 -10 -70z', glass);

const peakFlow =
  shadow(200, 220) +
  turned(
    -24,
    box(72, 118, 226, 58, white, 26) +
      box(60, 128, 30, 38, hue, 10) +
      box(108, 130, 172, 16, '#dfe9e7', 8) +
      row([0, 1, 2, 3, 4, 5, 6, 7, 8], (n) => box(118 + n * 19, 150, 3, n % 2 ? 8 : 13, darkLine)) +
      box(108, 130, 60, 16, '#d97b6c', 8) +
      box(160, 130, 60, 16, '#f0c46a', 0) +
      box(216, 130, 64, 16, '#7fc8a6', 8) +
      shape('M226 126l12 -16h-24z', dark),
    200,
    150,
  );

const nasalCannula =
  shadow(200, 230) +
  line(
    'M200 222q-4 -26 -34 -44q-74 -50 -40 -104q24 -30 74 -18q50 -12 74 18q34 54 -40 104q-30 18 -34 44',
    '#7fc8a6',
    7,
  ) +
  line('M200 222v24', '#7fc8a6', 10) +
  box(186, 196, 28, 22, white, 6) +
  box(166, 46, 68, 16, glass, 8) +
  line('M186 60q-6 14 0 24M214 60q6 14 0 24', '#bfe3d2', 9) +
  shape('M228 240h90v6h-90z', '#7fc8a6');

const trachealTube =
  shadow(200, 240) +
  line('M84 90q120 -30 168 56q22 40 20 96', '#e6f1ef', 20) +
  line('M84 90q120 -30 168 56q22 40 20 96', '#7fc8a680', 10) +
  shape('M238 172q34 -22 62 8q10 36 -10 58q-40 0 -50 -20q-12 -24 -2 -46z', glass) +
  box(58, 76, 34, 32, hue, 6) +
  line('M180 88q30 -40 96 -36', hueLine, 4) +
  box(272, 40, 42, 24, sand, 10) +
  row([0, 1, 2, 3], (n) => box(136 + n * 20, 80 + n * 5, 3, 12, darkLine));

const anaesthesia =
  shadow(200, 200) +
  castors(122, 200, 278) +
  box(110, 142, 180, 92, white, 10) +
  drawers(120, 154, 110, [26, 26, 24]) +
  box(102, 126, 196, 18, hue, 6) +
  display(126, 38, 112, 78) +
  line('M138 66h10q4 -16 12 -16t12 16h12q4 -16 12 -16t12 16h14', '#7fe0b0', 3) +
  line('M138 96h86', '#f0c46a', 3) +
  box(250, 52, 16, 74, glass, 5) +
  box(270, 52, 16, 74, glass, 5) +
  row([258, 278], (x) => circle(x, 98, 5, sand)) +
  box(240, 152, 42, 60, glass, 8) +
  box(246, 178, 30, 30, '#b99ad8', 4) +
  tubeOf('M110 150q-50 10 -40 56q8 22 24 8', steelLine, 9);

const humidifier =
  shadow(200, 180) +
  poleStand(200, 96) +
  box(140, 138, 120, 84, white, 14) +
  display(152, 176, 60, 34) +
  circle(236, 192, 13, hue) +
  shape('M150 138q0 -50 50 -50t50 50z', glass) +
  shape('M152 138q2 -20 48 -20t48 20z', '#7cc4f2b0') +
  tubeOf('M232 98q50 -40 76 14', hueLine, 8);

export const breathingMotifs: readonly Motif[] = [
  motif(['oxygen concentrator', 'concentrator', 'مكثف أكسجين'], concentrator, {
    ...onFloor,
    focus: [200, 110],
  }),
  motif(['cpap device', 'cpap', 'bipap', 'جهاز ضغط هوائي'], cpap, { focus: [270, 110] }),
  motif(['ventilator', 'جهاز تنفس صناعي'], ventilator),
  motif(['nebuliser', 'nebulizer', 'نيبولايزر', 'جهاز استنشاق'], nebuliser, { focus: [270, 120] }),
  motif(['spirometer', 'مقياس التنفس'], spirometer),
  motif(['oxygen mask', 'rebreather oxygen mask', 'قناع أكسجين'], oxygenMask, {
    focus: [190, 110],
  }),
  motif(['oxygen cylinder', 'أسطوانة أكسجين'], oxygenCylinder, { ...onFloor, focus: [220, 90] }),
  motif(['resuscitation bag', 'bag valve mask', 'كيس إنعاش', 'حقيبة إنعاش يدوية'], bagMask),
  motif(['peak flow meter', 'مقياس ذروة الجريان'], peakFlow),
  motif(['nasal cannula', 'كانيولا أنفية'], nasalCannula, { focus: [200, 80] }),
  motif(['endotracheal tube', 'tracheal tube', 'أنبوب رغامي'], trachealTube),
  motif(['anaesthesia machine', 'anesthesia machine', 'جهاز تخدير'], anaesthesia, {
    ...onFloor,
    focus: [190, 90],
  }),
  motif(['humidifier', 'مرطب هواء', 'مرطب'], humidifier, { ...onFloor, focus: [200, 160] }),
];
