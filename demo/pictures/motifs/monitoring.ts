import { type Motif, motif } from '#demo/pictures/motif.ts';
import {
  dark,
  darkLine,
  hue,
  hueLine,
  sand,
  sandLine,
  screen,
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
  heart,
  poleStand,
  pulse,
  shadow,
  words,
} from '#demo/pictures/parts.ts';
import { box, circle, line, oval, ring, row, shape, turned } from '#demo/pictures/svg.ts';

const patientMonitor =
  shadow(200, 210) +
  shape('M150 216h100l16 34h-132z', steel) +
  box(82, 54, 236, 168, white, 16) +
  display(94, 66, 212, 132) +
  pulse(106, 100, 120, '#7fe0b0') +
  pulse(106, 138, 120, '#f0c46a') +
  line('M106 172q12 -18 24 0t24 0t24 0t24 0t24 0', '#7cc4f2', 3) +
  words(246, 84, [44, 30], '#7fe0b0') +
  words(246, 122, [44, 30], '#f0c46a') +
  words(246, 160, [44, 30], '#7cc4f2') +
  buttons(170, 211, 4, 20);

const pulseOximeter =
  shadow(205, 200) +
  shape('M78 214q-6 -24 18 -32l130 -40l10 40l-118 46q-30 8 -40 -14z', '#e7b99a') +
  shape('M78 214q-6 -24 18 -32l60 -18l14 44l-52 20q-30 8 -40 -14z', '#edc7ab') +
  turned(
    -17,
    box(166, 162, 150, 42, hue, 20) +
      box(160, 92, 160, 70, white, 22) +
      display(184, 102, 92, 48) +
      words(196, 116, [40], '#7fe0b0') +
      pulse(194, 138, 56, '#f0c46a', 2.5) +
      circle(298, 126, 9, sand),
    240,
    150,
  );

const armPressure =
  shadow(200, 260) +
  shape('M52 130q0 -24 24 -24h74q24 0 24 24v86q0 24 -24 24h-74q-24 0 -24 -24z', hue) +
  oval(113, 118, 44, 14, dark) +
  box(66, 168, 94, 22, shade, 4) +
  words(76, 174, [50, 34], whiteLine) +
  line('M166 214q26 30 54 6', darkLine, 6) +
  box(204, 92, 144, 150, white, 18) +
  display(220, 106, 112, 78) +
  row([0, 1], (n) => box(234, 120 + n * 28, 46, 16, '#7fe0b0', 3)) +
  heart(308, 140, 9, sandLine) +
  circle(276, 212, 17, hue) +
  row([236, 316], (x) => circle(x, 212, 9, steel));

const ecgRecorder =
  shadow(200, 270) +
  shape('M116 96l12 -52h136l12 52z', whiteLine) +
  pulse(134, 74, 110, hueLine, 3) +
  line('M124 60h144M121 86h150', '#e7b7ae', 1) +
  shape(
    'M82 236l20 -134q3 -14 18 -14h160q15 0 18 14l20 134q2 12 -12 12h-212q-14 0 -12 -12z',
    white,
  ) +
  box(120, 108, 104, 62, dark, 7) +
  box(125, 113, 94, 52, screen, 4) +
  pulse(132, 132, 80, '#7fe0b0', 2.5) +
  pulse(132, 152, 80, '#f0c46a', 2.5) +
  row([0, 1, 2], (r) => row([0, 1, 2], (c) => box(238 + c * 18, 112 + r * 18, 13, 12, steel, 3))) +
  row([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (n) => box(112 + n * 17, 188, 12, 10, steel, 2)) +
  box(108, 214, 184, 18, hue, 6);

const foreheadThermometer =
  shadow(208, 130) +
  turned(
    14,
    shape('M176 118h58l-8 112q-1 14 -16 14h-22q-14 0 -14 -14z', hue) +
      shape('M112 60q0 -12 14 -12h120q32 0 36 34l2 26q2 22 -20 22h-118q-34 0 -34 -38z', white) +
      oval(118, 82, 13, 26, dark) +
      oval(116, 82, 7, 17, steel) +
      display(186, 62, 76, 50) +
      box(198, 76, 44, 20, '#7fe0b0', 4) +
      box(166, 134, 16, 34, sand, 8),
    200,
    150,
  );

const fetalDoppler =
  shadow(200, 230) +
  box(102, 74, 118, 160, white, 22) +
  display(118, 92, 86, 52) +
  heart(142, 116, 11, '#f2a6a0') +
  words(162, 112, [30, 22], '#7fe0b0') +
  row([0, 1, 2, 3], (n) => line(`M130 ${164 + n * 10}h62`, steelLine, 3)) +
  circle(161, 218, 8, hue) +
  line('M214 216q40 34 62 -6q10 -20 6 -40', darkLine, 5) +
  turned(-18, box(262, 84, 30, 100, hue, 14) + box(250, 66, 54, 34, sand, 12), 277, 130);

const stethoscope =
  shadow(200, 180) +
  line('M132 58q-14 90 40 112q56 -22 40 -112', darkLine, 8) +
  line('M172 170q0 62 54 62q56 0 56 -62v-14', hueLine, 9) +
  row([132, 212], (x) => circle(x, 56, 9, steel)) +
  circle(282, 136, 30, steel) +
  circle(282, 136, 21, white) +
  circle(282, 136, 11, hue) +
  circle(172, 170, 10, hue);

const glucoseMeter =
  shadow(206, 220) +
  box(124, 62, 106, 178, hue, 40) +
  box(134, 72, 86, 158, white, 32) +
  display(144, 92, 66, 64) +
  box(154, 110, 40, 20, '#7fe0b0', 4) +
  words(154, 138, [26], '#7fe0b0') +
  row([158, 196], (x) => circle(x, 190, 10, steel)) +
  box(168, 226, 18, 26, sand, 2) +
  turned(24, box(256, 112, 34, 116, white, 12) + box(260, 96, 26, 34, hue, 9), 273, 170) +
  drop(302, 92, 15, '#c8443c');

const holter =
  shadow(200, 190) +
  box(144, 100, 112, 134, white, 20) +
  display(160, 118, 80, 46) +
  pulse(168, 142, 62, '#7fe0b0', 2.5) +
  circle(200, 200, 18, hue) +
  heart(200, 199, 8, whiteLine) +
  row([0, 1, 2], (n) =>
    line(
      `M${176 + n * 24} 100q${(n - 1) * 60} -40 ${(n - 1) * 84} ${n === 1 ? -40 : 10}`,
      darkLine,
      4,
    ),
  ) +
  circle(92, 114, 17, sand) +
  circle(200, 54, 17, sand) +
  circle(308, 114, 17, sand) +
  row([92, 308], (x) => circle(x, 114, 6, steel)) +
  circle(200, 54, 6, steel);

const aneroidGauge =
  shadow(200, 230) +
  box(70, 168, 190, 66, hue, 14) +
  box(84, 182, 60, 38, shade, 6) +
  line('M256 200q60 10 40 -60M180 172q-14 -40 8 -64', darkLine, 6) +
  circle(200, 96, 48, steel) +
  circle(200, 96, 40, white) +
  ring(200, 96, 31, steelLine, 2) +
  line('M200 96L220 74', '#c8443c', 4) +
  circle(200, 96, 5, dark) +
  shape('M278 140q-26 -22 -10 -58q14 -30 40 -16q26 16 14 50q-10 26 -44 24z', dark);

const feverThermometer =
  turned(
    -32,
    shape('M60 138h190q40 0 46 12q-6 12 -46 12h-190q-12 0 -12 -12t12 -12z', white) +
      box(74, 132, 140, 36, hue, 16) +
      display(110, 136, 74, 28, 6) +
      box(122, 145, 40, 10, '#7fe0b0', 3) +
      box(282, 145, 40, 10, steel, 5) +
      circle(92, 150, 8, sand),
    200,
    160,
  ) + shadow(190, 190);

const birthMonitor =
  shadow(200, 120) +
  poleStand(200, 190) +
  box(92, 64, 216, 124, white, 14) +
  display(104, 76, 150, 88) +
  line('M112 104q10 -14 20 0t20 -4t20 4t20 -4t20 4t20 0', '#f0c46a', 3) +
  line('M112 146q20 0 30 -18t30 18t30 -18t28 18', '#7fe0b0', 3) +
  box(264, 84, 34, 70, whiteLine, 2) +
  pulse(268, 112, 26, hueLine, 2) +
  buttons(150, 176, 4, 24) +
  row(
    [120, 280],
    (x) => line(`M${x} 186q${x < 200 ? -20 : 20} 40 0 52`, darkLine, 4) + circle(x, 238, 13, sand),
  );

export const monitoringMotifs: readonly Motif[] = [
  motif(
    ['patient monitor', 'vital signs monitor', 'شاشة مراقبة', 'جهاز مراقبة المريض'],
    patientMonitor,
  ),
  motif(['pulse oximeter', 'oximeter', 'مقياس تأكسج', 'مقياس التأكسج'], pulseOximeter, {
    focus: [240, 130],
  }),
  motif(['blood pressure monitor', 'blood pressure meter', 'جهاز قياس ضغط الدم'], armPressure, {
    focus: [276, 150],
  }),
  motif(
    ['ecg recorder', 'ecg', 'electrocardiograph', 'جهاز تخطيط قلب', 'تخطيط القلب'],
    ecgRecorder,
  ),
  motif(
    ['forehead thermometer', 'infrared thermometer', 'مقياس حرارة جبيني'],
    foreheadThermometer,
    { focus: [220, 90] },
  ),
  motif(['fetal doppler', 'doppler', 'دوبلر للجنين', 'دوبلر'], fetalDoppler, { focus: [161, 120] }),
  motif(['stethoscope', 'سماعة طبية', 'سماعة الطبيب'], stethoscope, { focus: [270, 140] }),
  motif(['glucose meter', 'glucometer', 'جهاز قياس السكر'], glucoseMeter, { focus: [177, 130] }),
  motif(['holter', 'holter recorder', 'جهاز هولتر', 'هولتر'], holter),
  motif(['sphygmomanometer', 'aneroid', 'مقياس ضغط زنبركي'], aneroidGauge, { focus: [200, 96] }),
  motif(['thermometer', 'digital thermometer', 'مقياس حرارة', 'ميزان حرارة'], feverThermometer),
  motif(['cardiotocograph', 'fetal monitor', 'ctg', 'جهاز مراقبة الجنين'], birthMonitor, {
    stands: 'floor',
  }),
];
