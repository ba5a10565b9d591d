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
  steelLine,
  white,
  whiteLine,
} from '#demo/pictures/paints.ts';
import { display, shadow, words } from '#demo/pictures/parts.ts';
import { box, circle, line, moved, oval, ring, row, shape, turned } from '#demo/pictures/svg.ts';

/** A molar with its two roots, by the middle of its crown. */
function tooth(x: number, y: number, size: number, paint: string): string {
  const s = (value: number) => Math.round(value * size) / 100;
  return shape(
    `M${x} ${y - s(30)}c${s(30)} ${-s(22)} ${s(62)} ${s(2)} ${s(50)} ${s(46)}c${-s(8)} ${s(30)} ${-s(10)} ${s(70)} ${-s(24)} ${s(70)}s${-s(6)} ${-s(46)} ${-s(26)} ${-s(46)}s${-s(12)} ${s(46)} ${-s(26)} ${s(46)}s${-s(16)} ${-s(40)} ${-s(24)} ${-s(70)}c${-s(12)} ${-s(44)} ${s(20)} ${-s(68)} ${s(50)} ${-s(46)}z`,
    paint,
  );
}

const dentalUnit =
  shadow(200, 270) +
  box(150, 224, 120, 22, dark, 8) +
  box(190, 190, 40, 38, steel, 4) +
  shape('M104 74q8 -14 24 -4l64 86h84q44 2 66 30q4 12 -10 14h-138q-16 0 -26 -14z', hue) +
  box(96, 56, 44, 28, hue, 12) +
  line('M214 190h84V118', steelLine, 8) +
  shape('M250 102h94l-8 18h-78z', white) +
  row([266, 286, 306, 326], (x) => line(`M${x} 104V86`, steelLine, 5)) +
  line('M60 240V44h92', steelLine, 8) +
  shape('M140 36h40l12 20h-64z', white) +
  shape('M132 56h56l16 34h-90z', '#f0c46a38');

const handpiece =
  shadow(200, 220) +
  turned(
    -28,
    shape('M78 148h200q24 2 40 -14l12 12q-22 32 -54 32h-198z', steel) +
      box(74, 144, 92, 40, hue, 12) +
      row([0, 1, 2, 3, 4, 5, 6], (n) => box(178 + n * 12, 150, 5, 26, shade, 2)) +
      shape('M310 106h32l6 34q-20 14 -40 0z', steel) +
      box(318, 92, 16, 16, dark, 4) +
      box(324, 142, 5, 30, darkLine, 2) +
      oval(326, 176, 5, 9, sand) +
      line('M76 164q-40 4 -60 30', darkLine, 10),
    200,
    160,
  );

const zirconia =
  shadow(200, 220) +
  shape('M86 160a114 52 0 0 1 228 0v26a114 52 0 0 1 -228 0z', steel) +
  oval(200, 160, 114, 52, white) +
  oval(200, 160, 96, 42, '#f7f3ea') +
  row([150, 200, 250], (x) => tooth(x, 152, 46, '#e2d6bf')) +
  words(172, 192, [56], hueLine) +
  tooth(302, 82, 58, white);

const composite =
  shadow(200, 250) +
  row([0, 1, 2, 3, 4], (n) =>
    turned(
      -16,
      box(84 + n * 48, 94, 30, 104, n % 2 ? dark : hue, 6) +
        box(88 + n * 48, 118, 22, 38, white, 3) +
        box(76 + n * 48, 86, 46, 10, dark, 4) +
        box(94 + n * 48, 196, 10, 22, steel, 3) +
        box(93 + n * 48, 58, 12, 30, steel, 4),
      100 + n * 48,
      150,
    ),
  );

const alginate =
  shadow(200, 220) +
  shape('M104 78h132l8 150q0 14 -14 14h-120q-14 0 -14 -14z', hue) +
  box(100, 64, 140, 22, sand, 4) +
  box(118, 116, 104, 76, white, 8) +
  tooth(170, 146, 50, hueLine) +
  words(138, 206, [64, 40], whiteLine) +
  shape('M256 176h90q-2 60 -45 62q-43 -2 -45 -62z', '#9adbd0') +
  oval(301, 176, 45, 13, '#e9a9b8') +
  line('M318 170l22 -70', steelLine, 8);

const oneForceps =
  line(
    'M184 244q-18 -66 12 -112q14 -26 -6 -66M216 244q18 -66 -12 -112q-14 -26 6 -66',
    steelLine,
    12,
  ) +
  line('M184 244q-18 -66 12 -112', '#ffffff70', 3) +
  circle(200, 128, 11, steel) +
  circle(200, 128, 4, dark);
const extractionForceps =
  shadow(200, 260) +
  row([-90, 0, 90], (x) => moved(x, 0, 1, oneForceps)) +
  row([110, 200, 290], (x) => box(x - 26, 196, 52, 13, hue, 6));

const curingLight =
  shadow(200, 200) +
  turned(
    14,
    shape('M150 120h58l-6 112q-2 14 -16 14h-14q-14 0 -16 -14z', white) +
      shape('M104 76q0 -16 16 -16h96q30 0 30 32q0 34 -34 34h-86q-22 0 -22 -50z', hue) +
      box(158, 128, 36, 22, dark, 5) +
      circle(176, 176, 9, sand) +
      shape('M108 78l-52 4l-12 20l8 8l56 0z', steel) +
      shape('M50 108l-34 40h44l-2 -38z', '#7cc4f280') +
      box(196, 62, 34, 50, '#f0a06a70', 8),
    180,
    150,
  );

const mirrorAndProbe =
  shadow(200, 230) +
  turned(
    -30,
    box(112, 146, 190, 11, steel, 5) +
      circle(92, 150, 26, steel) +
      circle(92, 150, 20, glass) +
      box(180, 143, 110, 17, hue, 8),
    200,
    150,
  ) +
  turned(
    26,
    box(116, 178, 186, 10, steel, 5) +
      line('M118 182q-40 4 -44 -24', steelLine, 4) +
      box(180, 174, 110, 17, sand, 8),
    200,
    180,
  );

const toothbrush =
  shadow(200, 180) +
  box(146, 210, 108, 38, white, 14) +
  box(176, 100, 48, 118, hue, 20) +
  box(190, 128, 20, 32, white, 10) +
  circle(200, 178, 5, sand) +
  box(193, 62, 14, 42, steel, 4) +
  box(188, 34, 24, 32, white, 8) +
  row([0, 1, 2, 3], (n) => box(172, 38 + n * 7, 18, 5, n % 2 ? hueLine : '#9adbd0', 2));

const implant =
  shadow(200, 150) +
  tooth(200, 80, 100, white) +
  box(178, 116, 44, 16, steel, 4) +
  shape('M176 130h48l-8 104q-16 22 -32 0z', steel) +
  row([0, 1, 2, 3, 4, 5, 6], (n) =>
    line(`M${174 + n} ${142 + n * 13}l${52 - n * 2} 6`, '#6e827d', 5),
  ) +
  oval(200, 124, 28, 5, sand);

const impressionTray =
  shadow(200, 210) +
  line('M122 90v50a78 86 0 0 0 156 0v-50', steelLine, 46) +
  line('M122 90v50a78 86 0 0 0 156 0v-50', '#e9a9b8', 32) +
  row([0, 1, 2, 3, 4, 5, 6, 7, 8], (n) => {
    const angle = Math.PI * (n / 8);
    return circle(200 - 78 * Math.cos(angle), 140 + 82 * Math.sin(angle), 8, '#c98696');
  }) +
  row([122, 278], (x) => circle(x, 108, 8, '#c98696')) +
  box(184, 226, 32, 24, steel, 5);

const aligner =
  shadow(200, 230) +
  line('M104 96q0 130 96 130t96 -130', '#ffffffb0', 40) +
  line('M104 96q0 130 96 130t96 -130', '#ffffff', 3) +
  row([0, 1, 2, 3, 4, 5, 6], (n) => {
    const angle = Math.PI * (0.06 + n * 0.147);
    return tooth(200 - 94 * Math.cos(angle), 104 + 96 * Math.sin(angle), 34, white);
  }) +
  box(160, 66, 80, 44, hue, 12) +
  words(176, 80, [48, 32], whiteLine);

const dentalSensor =
  shadow(200, 220) +
  display(86, 70, 150, 112) +
  row([124, 162, 200], (x) => tooth(x, 118, 42, '#a9c9cc')) +
  box(146, 182, 30, 40, steel) +
  box(110, 220, 102, 14, dark, 6) +
  line('M228 228q70 20 60 -60', darkLine, 6) +
  box(262, 104, 52, 68, dark, 12) +
  ring(288, 138, 12, sandLine, 3);

export const dentalMotifs: readonly Motif[] = [
  motif(
    ['dental treatment unit', 'dental unit', 'dental chair', 'وحدة علاج أسنان', 'كرسي أسنان'],
    dentalUnit,
    { stands: 'floor' },
  ),
  motif(['handpiece', 'قبضة أسنان'], handpiece, { focus: [290, 110] }),
  motif(['zirconia block', 'zirconia', 'زركونيا'], zirconia),
  motif(['composite', 'حشوة ضوئية'], composite),
  motif(['impression material', 'alginate impression', 'مادة طبع'], alginate),
  motif(['extraction forceps', 'كلابات خلع'], extractionForceps),
  motif(['curing light', 'مصباح تصليب'], curingLight),
  motif(['mouth mirror', 'dental mirror', 'مرآة أسنان'], mirrorAndProbe),
  motif(['toothbrush', 'فرشاة أسنان'], toothbrush),
  motif(['dental implant', 'implant', 'غرسة سنية', 'زرعة أسنان'], implant),
  motif(['impression tray', 'طابع أسنان', 'صينية طبع'], impressionTray),
  motif(['aligner', 'تقويم شفاف'], aligner),
  motif(['dental sensor', 'intraoral sensor', 'مستشعر أسنان'], dentalSensor),
];
