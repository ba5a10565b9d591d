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
import { shadow, words } from '#demo/pictures/parts.ts';
import { box, circle, line, moved, oval, ring, row, shape, turned } from '#demo/pictures/svg.ts';

/** The two rings that fingers go through. */
const fingerRings = ring(166, 224, 20, steelLine, 9) + ring(234, 224, 20, steelLine, 9);

const scissors =
  shadow(200, 150) +
  fingerRings +
  shape('M176 206l46 -160q10 -6 10 6l-42 160z', steel) +
  shape('M224 206l-46 -160q-10 -6 -10 6l42 160z', steel) +
  circle(200, 130, 8, dark) +
  line('M170 56l24 84', whiteLine, 3);

const needleHolder =
  shadow(200, 150) +
  fingerRings +
  line('M172 206L200 106L194 56M228 206L200 106L206 56', steelLine, 12) +
  box(188, 40, 24, 44, sand, 6) +
  line('M191 50h18M191 60h18M191 70h18', '#00000038', 3) +
  circle(200, 110, 9, dark) +
  box(186, 190, 28, 12, steel, 3) +
  line('M222 38a26 26 0 0 1 6 44', darkLine, 4);

const tweezers =
  shadow(200, 150) +
  shape('M184 56h32l8 24q-4 10 -8 0h-32q-4 10 -8 0z', steel) +
  line('M180 70q-36 70 12 176M220 70q36 70 -12 176', steelLine, 13) +
  line('M180 70q-36 70 12 176', '#ffffff80', 4) +
  row([0, 1, 2, 3, 4], (n) =>
    line(`M${162 - n} ${126 + n * 9}h13M${225 + n} ${126 + n * 9}h13`, darkLine, 3),
  );

const clamp =
  shadow(200, 150) +
  fingerRings +
  line('M172 206L206 116Q222 70 196 46M228 206L194 116Q184 76 196 46', steelLine, 11) +
  circle(200, 124, 8, dark) +
  box(184, 194, 32, 11, steel, 3) +
  row([0, 1, 2], (n) => line(`M${199 + n * 4} ${72 + n * 11}h8`, whiteLine, 2.5));

const retractor =
  shadow(200, 240) +
  turned(
    -20,
    line('M84 168H280', steelLine, 15) +
      line('M280 168q44 0 42 44M84 168q-40 -4 -38 40', steelLine, 20) +
      box(140, 158, 90, 20, hue, 8) +
      row([0, 1, 2, 3, 4], (n) => box(150 + n * 16, 162, 4, 12, shade, 2)) +
      line('M100 163h26M244 163h30', whiteLine, 3),
    200,
    160,
  );

const kidney =
  'q0 -58 90 -58h80q90 0 90 58q0 34 -44 34q-26 0 -44 -16q-42 -14 -84 0q-18 16 -44 16q-44 0 -44 -34z';
const kidneyDish =
  shadow(200, 260) +
  shape('M70 148l18 62q8 30 44 30q26 0 36 -14q32 -10 64 0q10 14 36 14q36 0 44 -30l18 -62z', steel) +
  shape(`M70 148${kidney}`, '#e6eeec') +
  moved(24, 18, 0.88, shape(`M70 148${kidney}`, '#9fb2ad')) +
  line('M136 142l120 -26', whiteLine, 7) +
  circle(136, 142, 8, hue);

const bonePlate =
  shadow(200, 260) +
  turned(
    -16,
    shape('M56 124h220q50 -20 62 16q10 34 -30 36h-252q-20 0 -20 -26t20 -26z', steel) +
      row(
        [74, 118, 162, 206, 250],
        (x) => circle(x, 150, 13, '#7d908b') + circle(x - 2, 148, 8, darkLine),
      ) +
      circle(304, 140, 11, '#7d908b'),
    200,
    150,
  ) +
  turned(
    28,
    box(236, 206, 24, 18, sand, 4) +
      shape('M240 224h16l-4 46q-4 8 -8 0z', sand) +
      row([0, 1, 2, 3], (n) => line(`M237 ${230 + n * 10}l22 5`, '#8a6427', 3)),
    248,
    230,
  );

const hipJoint =
  shadow(196, 150) +
  shape('M150 92a58 58 0 0 1 108 -34l-24 34z', steel) +
  shape('M164 96a44 44 0 0 1 78 -32l-20 32z', '#f2ead8') +
  circle(206, 98, 34, hue) +
  circle(196, 88, 12, '#ffffff50') +
  shape('M196 128l26 -12l16 30q24 16 14 36q-22 40 -42 66q-10 6 -10 -6q-2 -50 -8 -76z', steel) +
  line('M210 156q4 40 -4 74', '#7d908b', 3) +
  circle(236, 168, 5, dark);

const stent =
  shadow(200, 280) +
  turned(
    -12,
    row([0, 1, 2, 3, 4, 5], (n) =>
      line(`M86 ${124 + n * 12}${'l13 -12l13 12'.repeat(9)}`, n % 2 ? steelLine : hueLine, 3),
    ) +
      line('M48 154H86M320 154H346', sandLine, 5) +
      shape('M346 147l14 7l-14 7z', sandLine),
    200,
    154,
  );

const boneDrill =
  shadow(210, 210) +
  shape('M206 132h60l10 100q0 14 -14 14h-38q-12 0 -13 -12z', hue) +
  shape('M136 70h150q24 0 24 34t-24 34h-150q-12 -34 0 -68z', white) +
  box(106, 84, 34, 40, steel, 6) +
  box(44, 100, 66, 8, steel, 3) +
  row([0, 1, 2, 3], (n) => line(`M${52 + n * 13} 101l6 6`, darkLine, 2.5)) +
  box(190, 146, 17, 32, sand, 7) +
  box(208, 226, 76, 22, dark, 6) +
  circle(284, 104, 11, dark) +
  words(168, 96, [60, 40], hueLine);

const speculum =
  shadow(200, 230) +
  shape('M70 108q80 -34 150 4l34 6v20h-40q-90 -20 -144 -14q-10 -8 0 -16z', steel) +
  shape('M70 176q70 10 150 -24l34 -8v24q-60 60 -176 26q-16 -8 -8 -18z', '#c4d1ce') +
  line('M246 120q22 10 14 40l26 84', steelLine, 15) +
  box(268, 220, 30, 30, hue, 10) +
  circle(252, 142, 12, dark) +
  line('M252 130V96', steelLine, 6) +
  circle(252, 92, 11, sand);

const sterileTray =
  shadow(200, 280) +
  box(70, 132, 260, 104, hue, 14) +
  row([0, 1, 2, 3, 4, 5, 6, 7], (n) =>
    row([0, 1], (r) => circle(110 + n * 26, 168 + r * 30, 6, shade)),
  ) +
  shape('M78 132l22 -40h200l22 40z', steel) +
  box(150, 84, 100, 17, dark, 8) +
  row([58, 318], (x) => box(x, 156, 24, 42, steel, 8)) +
  box(172, 120, 56, 26, sand, 5) +
  oval(200, 112, 44, 7, '#ffffff50');

export const instrumentMotifs: readonly Motif[] = [
  motif(['surgical scissors', 'scissors', 'مقص جراحي', 'مقص'], scissors, { focus: [200, 110] }),
  motif(['needle holder', 'حامل إبر', 'ماسك إبر'], needleHolder, { focus: [200, 100] }),
  motif(['dissecting forceps', 'forceps', 'tweezers', 'ملقط'], tweezers),
  motif(['artery forceps', 'clamp', 'haemostat', 'ملقط شرياني', 'ملقط مرقئ'], clamp, {
    focus: [200, 100],
  }),
  motif(['retractor', 'مبعد جراحي', 'مبعد'], retractor),
  motif(['kidney dish', 'طبق كلوي', 'حوض كلوي'], kidneyDish),
  motif(['bone plate', 'trauma plate', 'صفيحة عظمية', 'صفائح'], bonePlate),
  motif(['hip prosthesis', 'hip joint', 'مفصل ورك'], hipJoint),
  motif(['stent', 'دعامة شريانية', 'دعامة قلبية'], stent),
  motif(['bone drill', 'surgical drill', 'مثقب عظام', 'مثقاب جراحي'], boneDrill),
  motif(['speculum', 'منظار مهبلي'], speculum),
  motif(['sterilisation container', 'sterile container', 'حاوية تعقيم'], sterileTray),
];
