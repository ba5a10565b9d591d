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
import { display, shadow, words } from '#demo/pictures/parts.ts';
import { box, circle, line, oval, row, shape, turned } from '#demo/pictures/svg.ts';

const vials = (x: number, y: number, count: number, step: number) =>
  row(
    Array.from({ length: count }, (_, n) => n),
    (n) =>
      box(x + n * step, y, 11, 34, whiteLine, 4) +
      box(x + n * step, y + 14, 11, 20, n % 2 ? '#c8443c' : '#d98a7f', 4) +
      box(x + n * step - 1, y - 6, 13, 9, n % 3 ? hueLine : '#b99ad8', 3),
  );

const microscope =
  shadow(200, 190) +
  turned(
    34,
    row([0, 24], (x) => box(150 + x, 36, 17, 46, dark, 5) + box(147 + x, 30, 23, 14, steel, 5)),
    180,
    90,
  ) +
  shape('M118 230h150q14 0 14 18h-178q0 -18 14 -18z', dark) +
  shape('M204 232q66 -20 62 -92q-4 -60 -66 -66l-4 34q34 4 36 40q2 44 -46 60z', white) +
  shape('M136 76q0 -12 12 -12h60q12 0 12 12v30q0 10 -12 10h-60q-12 0 -12 -10z', hue) +
  box(148, 114, 20, 40, steel, 4) +
  box(151, 150, 14, 10, dark, 2) +
  box(174, 114, 16, 26, steel, 4) +
  box(196, 114, 14, 18, steel, 4) +
  box(106, 172, 124, 12, dark, 4) +
  box(122, 166, 64, 7, '#ffffffc0', 2) +
  box(144, 200, 34, 30, steel, 5) +
  oval(161, 200, 17, 5, '#f0c46a') +
  circle(244, 184, 17, hue) +
  circle(244, 184, 9, steel);

const centrifuge =
  shadow(200, 240) +
  shape('M92 160q0 -80 108 -80t108 80z', hue) +
  oval(200, 124, 62, 26, glass) +
  row([0, 60, 120, 180, 240, 300], (degrees) =>
    turned(degrees, box(196, 98, 8, 20, whiteLine, 4), 200, 124),
  ) +
  circle(200, 124, 7, dark) +
  shape('M84 158h232l8 76q0 10 -10 10h-228q-10 0 -10 -10z', white) +
  display(112, 178, 92, 44) +
  words(124, 192, [50, 34], '#7fe0b0') +
  circle(246, 200, 20, steel) +
  line('M246 200v-13', darkLine, 4) +
  circle(292, 200, 9, sand);

const haematologyAnalyser =
  shadow(200, 240) +
  box(92, 60, 216, 182, white, 20) +
  shape('M92 80q0 -20 20 -20h176q20 0 20 20v18h-216z', hue) +
  display(112, 82, 110, 84) +
  row([0, 1, 2], (n) =>
    box(
      124 + n * 30,
      146 - n * 14,
      20,
      10 + n * 14,
      ['#d2574b', '#f0c46a', '#7cc4f2'][n] ?? white,
      2,
    ),
  ) +
  line('M122 118q16 -30 30 -8t30 -6t28 12', '#7fe0b0', 3) +
  box(238, 112, 52, 88, shade, 10) +
  box(258, 112, 12, 36, steel, 4) +
  box(256, 150, 16, 46, whiteLine, 6) +
  box(256, 168, 16, 28, '#c8443c', 6) +
  box(112, 182, 110, 40, shade, 6) +
  box(124, 176, 86, 24, whiteLine, 2) +
  words(132, 182, [60, 44], steelLine);

const chemistryAnalyser =
  shadow(200, 290) +
  box(56, 118, 288, 124, white, 14) +
  box(56, 204, 288, 38, hue, 10) +
  shape('M72 118q0 -50 60 -50h72q60 0 60 50z', glass) +
  oval(168, 116, 78, 24, steel) +
  row([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], (n) => {
    const angle = (n * Math.PI) / 6;
    return box(
      164 + 62 * Math.cos(angle),
      106 + 17 * Math.sin(angle),
      9,
      18,
      n % 2 ? '#f0c46a' : '#7cc4f2',
      3,
    );
  }) +
  line('M168 110V82h44v26', darkLine, 6) +
  display(276, 66, 62, 52) +
  words(286, 80, [36, 26], '#7fe0b0') +
  row([78, 138, 198], (x) => box(x, 150, 50, 40, shade, 6)) +
  vials(266, 156, 4, 17);

const incubator =
  shadow(200, 190) +
  box(112, 46, 176, 200, white, 12) +
  box(112, 46, 176, 40, hue, 12) +
  box(126, 54, 64, 24, screen, 5) +
  box(134, 61, 34, 10, '#f0a06a', 2) +
  row([214, 236, 258], (x) => circle(x, 66, 6, sand)) +
  box(126, 96, 148, 138, '#f0c46a40', 8) +
  box(126, 96, 148, 138, glass, 8) +
  row([138, 180, 222], (y) => box(130, y, 140, 4, steelLine)) +
  row(
    [140, 172, 204, 236],
    (x) => oval(x + 10, 134, 14, 4, '#d98a7f') + oval(x + 10, 128, 14, 4, whiteLine),
  ) +
  row([144, 180, 216], (x) => shape(`M${x + 6} 152h10v8l8 18h-26l8 -18z`, '#f0c46a')) +
  row([144, 190], (x) => oval(x + 12, 218, 15, 4, '#8fb96a')) +
  box(262, 148, 8, 40, steel, 4);

const micropipette =
  shadow(200, 180) +
  turned(
    24,
    box(188, 26, 24, 26, hue, 8) +
      box(195, 48, 10, 18, steel, 3) +
      shape('M176 64h48q8 0 8 8v20h18v12h-22l-10 62h-36l-10 -86q-2 -16 4 -16z', white) +
      box(186, 84, 24, 48, screen, 5) +
      row([90, 104, 118], (y) => box(191, y, 14, 8, '#7fe0b0', 2)) +
      shape('M188 166h24l-4 40h-16z', hue) +
      shape('M193 206h14l-5 54h-4z', '#ffffffc0'),
    200,
    150,
  ) +
  row([0, 1, 2], (n) => circle(112 + n * 14, 232 - (n % 2) * 8, 6 - n, '#7cc4f2'));

const vaccineFridge =
  shadow(200, 180) +
  box(118, 32, 164, 216, white, 12) +
  box(118, 32, 164, 34, hue, 12) +
  box(150, 40, 60, 19, screen, 4) +
  box(158, 45, 32, 9, '#7cc4f2', 2) +
  row([226, 244], (x) => circle(x, 50, 5, sand)) +
  box(130, 74, 140, 142, '#cfe6ee', 6) +
  row([110, 146, 182], (y) => box(134, y, 132, 4, steelLine)) +
  row([0, 1, 2, 3, 4, 5], (n) => box(140 + n * 21, 90, 13, 20, n % 2 ? hue : whiteLine, 3)) +
  row([0, 1, 2, 3], (n) => box(140 + n * 31, 124, 26, 22, n % 2 ? sand : whiteLine, 3)) +
  row([0, 1, 2, 3, 4, 5], (n) => box(140 + n * 21, 162, 13, 20, n % 3 ? whiteLine : sand, 3)) +
  row([0, 1, 2], (n) => box(140 + n * 42, 194, 36, 20, n % 2 ? hue : whiteLine, 3)) +
  shape('M130 74h80l-60 142h-20z', '#ffffff38') +
  box(262, 116, 8, 60, dark, 4) +
  row([0, 1, 2, 3, 4, 5, 6, 7], (n) => box(142 + n * 16, 226, 8, 12, shade, 2));

const waterBath =
  shadow(200, 250) +
  box(78, 130, 244, 112, white, 14) +
  shape('M88 130q0 -16 20 -16h184q20 0 20 16z', '#7cc4f2') +
  line('M100 122q14 -8 28 0t28 0t28 0t28 0t28 0t28 0t28 0', '#ffffffa0', 3) +
  row(
    [140, 186, 232],
    (x) =>
      shape(`M${x} 66h24v22l16 34h-56l16 -34z`, glass) +
      shape(`M${x - 8} 106h40l8 16h-56z`, '#f0a06ab0') +
      box(x - 3, 60, 30, 9, whiteLine, 4),
  ) +
  display(100, 164, 90, 52) +
  box(114, 178, 50, 22, '#f0a06a', 4) +
  circle(238, 190, 20, hue) +
  circle(290, 190, 10, sand);

const balance =
  shadow(200, 210) +
  shape('M104 210h192l14 34h-220z', white) +
  display(150, 216, 100, 24, 5) +
  box(166, 223, 52, 10, '#7fe0b0', 2) +
  box(118, 64, 164, 148, glass, 6) +
  line('M118 64h164v148h-164zM200 64v148', '#ffffffb0', 4) +
  oval(200, 200, 44, 8, steel) +
  shape('M176 198q24 -30 48 0z', sand) +
  box(150, 54, 100, 13, hue, 5) +
  line('M132 84v60', '#ffffffc0', 6);

const safetyCabinet =
  shadow(200, 250) +
  row([98, 288], (x) => box(x, 198, 14, 52, steel, 3)) +
  box(80, 40, 240, 162, white, 10) +
  box(80, 40, 240, 44, hue, 10) +
  box(96, 52, 56, 20, screen, 4) +
  row([236, 258, 280], (x) => circle(x, 62, 6, sand)) +
  box(94, 92, 212, 88, '#17343a', 6) +
  box(94, 92, 212, 12, '#b9d7f0', 4) +
  vials(124, 142, 4, 18) +
  shape('M226 176v-30l10 -18v-16h12v16l10 18v30z', glass) +
  shape('M94 92h212v44h-212z', '#ffffff24') +
  box(88, 180, 224, 16, steel, 5);

export const laboratoryMotifs: readonly Motif[] = [
  motif(['microscope', 'microscopy', 'مجهر', 'الفحص المجهري'], microscope, { focus: [190, 120] }),
  motif(['centrifuge', 'جهاز طرد مركزي'], centrifuge, { focus: [200, 150] }),
  motif(
    ['haematology analyser', 'hematology analyzer', 'جهاز تحليل صورة الدم'],
    haematologyAnalyser,
  ),
  motif(
    ['chemistry analyser', 'chemistry analyzer', 'analyser', 'تحليل الكيمياء السريرية'],
    chemistryAnalyser,
    { focus: [180, 120] },
  ),
  motif(['laboratory incubator', 'incubator', 'حاضنة مختبر', 'حاضنة'], incubator),
  motif(['micropipette', 'pipette', 'ماصة', 'ماصّة دقيقة', 'ماصة دقيقة'], micropipette),
  motif(['vaccine refrigerator', 'refrigerator', 'ثلاجة لقاحات', 'ثلاجة'], vaccineFridge, {
    stands: 'floor',
  }),
  motif(['water bath', 'حمام مائي'], waterBath),
  motif(['analytical balance', 'balance', 'ميزان تحليلي', 'ميزان مختبر'], balance),
  motif(['safety cabinet', 'biosafety cabinet', 'كابينة أمان حيوي'], safetyCabinet, {
    stands: 'floor',
  }),
];
