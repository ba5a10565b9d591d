import { type Motif, motif } from '#demo/pictures/motif.ts';
import {
  dark,
  darkLine,
  glass,
  hue,
  hueLine,
  sand,
  screen,
  shade,
  steel,
  steelLine,
  white,
  whiteLine,
} from '#demo/pictures/paints.ts';
import { buttons, display, drawers, shadow, words } from '#demo/pictures/parts.ts';
import { box, circle, line, oval, row, shape, turned } from '#demo/pictures/svg.ts';

const pcrCycler =
  shadow(200, 220) +
  shape('M104 98q0 -30 30 -30h132q30 0 30 30v22h-192z', hue) +
  box(124, 84, 152, 24, shade, 10) +
  box(96, 118, 208, 124, white, 14) +
  row([0, 1, 2, 3, 4, 5, 6, 7], (n) =>
    box(116 + n * 22, 128, 14, 14, n % 2 ? '#7cc4f2' : '#f0c46a', 4),
  ) +
  display(120, 152, 120, 72) +
  line('M132 210l12 -40h14l8 24h12l12 -24h20', '#7fe0b0', 3) +
  circle(272, 176, 13, steel) +
  circle(272, 208, 8, sand);

const plateReader =
  shadow(206, 260) +
  box(84, 90, 216, 152, white, 16) +
  box(84, 90, 216, 30, hue, 14) +
  display(104, 132, 96, 54) +
  row([0, 1, 2, 3, 4], (n) => box(114 + n * 15, 172 - n * 6, 9, 6 + n * 6, '#7fe0b0', 1)) +
  box(218, 136, 66, 90, shade, 8) +
  box(226, 176, 116, 46, '#e8f0ee', 6) +
  row([0, 1, 2], (r) =>
    row([0, 1, 2, 3, 4, 5, 6], (c) =>
      circle(238 + c * 15, 187 + r * 12, 4.5, (r + c) % 3 ? '#f0c46a' : '#d98a7f'),
    ),
  ) +
  buttons(116, 212, 4, 22, 6);

const stirrer =
  shadow(200, 190) +
  shape('M112 186h176l14 52q0 8 -8 8h-188q-8 0 -8 -8z', white) +
  box(118, 174, 164, 14, dark, 5) +
  row([150, 250], (x) => circle(x, 216, 15, hue) + line(`M${x} 216l6 -9`, whiteLine, 4)) +
  box(186, 208, 28, 16, screen, 4) +
  shape('M168 62h64v50l22 50q2 12 -10 12h-88q-12 0 -10 -12l22 -50z', glass) +
  shape('M160 130h80l14 32q2 12 -10 12h-88q-12 0 -10 -12z', '#7cc4f2a8') +
  line('M178 164l44 -6', whiteLine, 8) +
  line('M186 140q14 18 28 0', '#ffffffb0', 4) +
  box(162, 54, 76, 12, '#ffffffc0', 5);

const freezer =
  shadow(200, 190) +
  box(114, 30, 172, 218, steel, 10) +
  box(122, 38, 156, 132, white, 8) +
  box(122, 176, 156, 62, white, 8) +
  box(140, 54, 70, 32, screen, 5) +
  box(150, 63, 44, 14, '#7cc4f2', 3) +
  box(254, 84, 12, 64, dark, 6) +
  box(254, 190, 12, 34, dark, 6) +
  row([0, 60, 120], (degrees) => turned(degrees, box(184, 104, 6, 46, '#7cc4f2', 3), 187, 127)) +
  row([0, 1, 2, 3], (n) => box(140 + n * 24, 204, 14, 5, steelLine, 2));

const vortex =
  shadow(200, 170) +
  shape('M128 170h144l16 66q0 12 -12 12h-152q-12 0 -12 -12z', hue) +
  oval(200, 166, 40, 13, dark) +
  oval(200, 160, 28, 9, steel) +
  circle(200, 210, 20, white) +
  line('M200 210l8 -12', darkLine, 4) +
  turned(
    14,
    box(188, 44, 26, 112, glass, 12) +
      box(190, 96, 22, 58, '#d98a7fb0', 10) +
      box(184, 38, 34, 14, sand, 5),
    200,
    150,
  ) +
  line('M148 108q-12 10 0 22M254 96q12 10 0 22', whiteLine, 5);

const urineAnalyser =
  shadow(200, 240) +
  shape('M96 110q0 -20 20 -20h168q20 0 20 20v122q0 12 -12 12h-184q-12 0 -12 -12z', white) +
  display(116, 106, 104, 70) +
  row([0, 1, 2, 3], (n) => box(126, 120 + n * 12, 50 + (n % 2) * 20, 5, '#7fe0b0', 2)) +
  shape('M240 74h44v50h-44z', whiteLine) +
  words(246, 82, [30, 22, 28], steelLine) +
  box(232, 120, 60, 14, dark, 5) +
  box(120, 196, 210, 22, shade, 6) +
  box(190, 200, 150, 13, whiteLine, 3) +
  row([0, 1, 2, 3, 4, 5, 6], (n) =>
    box(
      204 + n * 17,
      202,
      10,
      9,
      ['#f0c46a', '#8fb96a', '#d98a7f', '#b99ad8', '#7cc4f2', '#e2ab84', '#6fa39a'][n] ?? white,
      2,
    ),
  );

const rotator =
  shadow(200, 240) +
  shape('M88 206h224l10 32q0 10 -10 10h-224q-10 0 -10 -10z', white) +
  circle(268, 228, 9, hue) +
  box(106, 220, 50, 14, screen, 4) +
  row([0, 1, 2, 3], (n) =>
    turned(
      -7,
      box(100 + n * 8, 182 - n * 32, 196, 22, glass, 10) +
        box(104 + n * 8, 190 - n * 32, 120, 12, '#c8443cb0', 6) +
        box(288 + n * 8, 180 - n * 32, 20, 26, n % 2 ? hue : sand, 5),
      200,
      160,
    ),
  );

const tubeRack =
  shadow(200, 260) +
  row(
    [0, 1, 2, 3, 4, 5],
    (n) =>
      box(96 + n * 37, 74, 22, 150, glass, 11) +
      box(
        98 + n * 37,
        120 + (n % 3) * 16,
        18,
        102 - (n % 3) * 16,
        ['#d98a7f', '#f0c46a', '#7cc4f2'][n % 3] ?? white,
        9,
      ) +
      box(92 + n * 37, 64, 30, 20, n % 2 ? hue : sand, 5),
  ) +
  row([130, 186], (y) => box(74, y, 252, 14, white, 4)) +
  box(66, 228, 268, 18, white, 5) +
  row([66, 320], (x) => box(x, 124, 14, 112, white, 4));

const flasks =
  shadow(200, 240) +
  shape('M118 66h40v64l46 88q6 24 -18 24h-98q-24 0 -18 -24l48 -88z', glass) +
  shape('M98 172h84l24 48q4 22 -18 22h-98q-22 0 -18 -22z', '#7cc4f2b0') +
  box(110, 58, 56, 13, '#ffffffc0', 5) +
  row([116, 142, 160], (x) => circle(x, 214 - (x % 5) * 6, 6, '#ffffff90')) +
  box(242, 96, 80, 146, glass, 10) +
  box(244, 160, 76, 80, '#f0a06ab0', 9) +
  row([0, 1, 2, 3, 4], (n) => box(250, 124 + n * 20, n % 2 ? 12 : 20, 3, darkLine)) +
  shape('M236 90h92v10h-92z', '#ffffffc0');

const dryingOven =
  shadow(200, 210) +
  box(98, 66, 204, 178, steel, 12) +
  box(110, 78, 180, 120, white, 8) +
  box(126, 92, 124, 92, '#4a2a1a', 8) +
  box(126, 92, 124, 92, '#f0803a66', 8) +
  row([122, 152], (y) => line(`M130 ${y}h116`, '#f0c46a', 3)) +
  row([146, 182, 218], (x) => box(x, 130, 18, 22, whiteLine, 3)) +
  box(264, 104, 12, 70, dark, 6) +
  box(118, 208, 66, 26, screen, 5) +
  box(128, 216, 36, 10, '#f0a06a', 2) +
  row([214, 246, 276], (x) => circle(x, 221, 10, x === 214 ? hue : white));

const sampleCooler =
  shadow(200, 230) +
  line('M148 96q0 -46 52 -46t52 46', darkLine, 10) +
  box(86, 124, 228, 118, hue, 16) +
  box(78, 96, 244, 36, white, 12) +
  box(180, 122, 40, 22, steel, 6) +
  row([0, 60, 120], (degrees) => turned(degrees, box(134, 164, 8, 54, whiteLine, 4), 138, 191)) +
  box(190, 162, 104, 58, white, 8) +
  words(204, 174, [74, 52, 64], hueLine);

const bloodBank =
  shadow(200, 190) +
  drawers(120, 60, 160, [46, 46, 46, 46]) +
  box(110, 36, 180, 24, '#c8443c', 8) +
  box(110, 56, 180, 190, '#00000010', 6) +
  row([0, 1, 2], (n) =>
    shape(`M${140 + n * 46} ${70}h28v16q0 10 -8 14h-12q-8 -4 -8 -14z`, '#c8443c'),
  ) +
  row([0, 1, 2], (n) => box(150 + n * 46, 64, 8, 8, whiteLine, 2)) +
  box(124, 42, 46, 12, screen, 3);

export const benchMotifs: readonly Motif[] = [
  motif(['pcr cycler', 'thermal cycler', 'جهاز تفاعل البوليميراز', 'pcr'], pcrCycler),
  motif(['microplate reader', 'plate reader', 'elisa reader', 'قارئ أطباق'], plateReader),
  motif(['hotplate stirrer', 'magnetic stirrer', 'محرك مغناطيسي', 'مسخن بمحرك'], stirrer),
  motif(['ultra low freezer', 'laboratory freezer', 'freezer', 'مجمدة مختبر', 'مجمدة'], freezer, {
    stands: 'floor',
  }),
  motif(['vortex mixer', 'vortex', 'خلاط دوامي'], vortex),
  motif(['urine analyser', 'urine analyzer', 'جهاز تحليل البول'], urineAnalyser),
  motif(['tube roller', 'roller mixer', 'خلاط أنابيب', 'جهاز تدوير أنابيب'], rotator),
  motif(['test tube rack', 'tube rack', 'حامل أنابيب'], tubeRack),
  motif(['laboratory glassware', 'glassware', 'زجاجيات مختبر'], flasks),
  motif(['drying oven', 'hot air oven', 'فرن تجفيف'], dryingOven),
  motif(['sample transport box', 'cool box', 'صندوق نقل عينات', 'صندوق تبريد'], sampleCooler),
  motif(['blood bank refrigerator', 'blood bank', 'ثلاجة بنك الدم'], bloodBank, {
    stands: 'floor',
  }),
];
