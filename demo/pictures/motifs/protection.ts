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
  bottle,
  buttons,
  carton,
  castors,
  display,
  drop,
  shadow,
  words,
} from '#demo/pictures/parts.ts';
import { box, circle, line, moved, oval, ring, row, shape, turned } from '#demo/pictures/svg.ts';

const hand =
  'M0 0v-46q0 -10 9 -10t9 10v-34q0 -10 9 -10t9 10v30v-36q0 -10 9 -10t9 10v38v-26q0 -9 8 -9t8 9v62l10 -14q8 -8 15 0l-22 50q-8 16 -26 16h-20q-26 0 -27 -40z';

const gloves =
  shadow(200, 240) +
  carton(84, 138, 206, 96) +
  box(84, 138, 206, 96, hue) +
  oval(187, 138, 62, 12, dark) +
  shape(
    'M150 138q-14 -40 4 -66q12 -14 16 4q2 -30 16 -28q12 4 8 30q8 -28 20 -22q12 6 2 34q12 -18 20 -8q6 14 -12 56z',
    '#6f8fd0',
  ) +
  shape('M196 138q10 -40 20 -54q20 10 8 54z', '#5879bd') +
  box(104, 164, 92, 50, whiteLine, 6) +
  words(116, 176, [66, 48, 58], hueLine) +
  moved(222, 216, 0.5, shape(hand, '#ffffff90'));

const surgicalMask =
  shadow(200, 230) +
  line('M104 112q-60 10 -34 76q10 16 40 6M296 112q60 10 34 76q-10 16 -40 6', whiteLine, 5) +
  shape('M100 98q100 -34 200 0v102q-100 56 -200 0z', hue) +
  shape('M100 98q100 -34 200 0v10q-100 -34 -200 0z', whiteLine) +
  line('M100 128q100 -22 200 0M100 154q100 -8 200 0M100 180q100 20 200 0', '#ffffff60', 4) +
  line('M166 94q34 -8 68 0', steelLine, 5);

const respirator =
  shadow(200, 210) +
  line(
    'M116 128q-46 -40 -34 -70M118 178q-50 10 -56 50M284 128q46 -40 34 -70M282 178q50 10 56 50',
    '#d9a566',
    5,
  ) +
  shape('M112 130q30 -60 88 -74q58 14 88 74q10 46 -26 84q-62 40 -124 0q-36 -38 -26 -84z', white) +
  line('M200 56q-14 90 0 176', '#b9c9c6', 3) +
  line('M170 74q30 -20 60 0', steelLine, 7) +
  line('M120 150q80 -40 160 0', '#d7e2df', 4) +
  circle(246, 168, 19, hue) +
  circle(246, 168, 11, shade) +
  words(142, 176, [38, 26], hueLine);

const handRub =
  shadow(200, 130) +
  bottle(146, 92, 108, 158, glass) +
  shape('M148 150h104v92q0 8 -8 8h-88q-8 0 -8 -8z', '#7cc4f28a') +
  box(182, 66, 36, 30, white, 5) +
  box(194, 46, 12, 24, steel, 3) +
  shape('M158 36h66q8 0 8 8v8h-54q-16 2 -20 14h-8q-4 -26 8 -30z', white) +
  box(158, 146, 84, 74, white, 8) +
  drop(200, 174, 15, hueLine) +
  words(172, 204, [56], hueLine) +
  drop(152, 84, 8, '#7cc4f2');

const autoclave =
  shadow(200, 260) +
  box(74, 74, 252, 164, white, 18) +
  row([96, 280], (x) => box(x, 234, 26, 15, dark, 4)) +
  circle(168, 158, 66, steel) +
  circle(168, 158, 54, hue) +
  ring(168, 158, 40, '#ffffff40', 4) +
  box(158, 128, 20, 60, steel, 8) +
  display(252, 92, 62, 50) +
  words(262, 106, [36, 26], '#7fe0b0') +
  buttons(264, 164, 3, 20, 6) +
  box(256, 186, 54, 36, shade, 6) +
  line('M230 66q-8 -12 0 -22t0 -20M256 66q-8 -12 0 -22t0 -20', '#ffffffa0', 5);

const gown =
  shadow(200, 200) +
  shape(
    'M160 50q40 20 80 0l30 16l52 92l-26 22l-32 -42l14 108h-156l14 -108l-32 42l-26 -22l52 -92z',
    hue,
  ) +
  shape('M240 50l30 16l52 92l-26 22l-32 -42l14 108h-40q20 -110 2 -196z', shade) +
  shape('M160 50q40 20 80 0l4 10q-44 24 -88 0z', whiteLine) +
  line('M140 158q60 16 120 0M252 160l28 36M252 160l8 44', whiteLine, 6) +
  row([1, -1], (side) =>
    turned(side * -32, box(200 - side * 108 - 18, 154, 36, 18, white, 4), 200 - side * 108, 166),
  );

const faceShield =
  shadow(200, 190) +
  shape('M110 94q90 -40 180 0l8 92q-10 46 -98 62q-88 -16 -98 -62z', glass) +
  line('M110 94q90 -40 180 0l8 92q-10 46 -98 62q-88 -16 -98 -62z', '#ffffffb0', 3) +
  shape('M102 66q98 -44 196 0v30q-98 -40 -196 0z', hue) +
  shape('M118 92q82 -32 164 0v12q-82 -28 -164 0z', sand) +
  line('M130 130q-6 40 6 76', '#ffffffd0', 6) +
  row([110, 290], (x) => circle(x, 82, 8, dark));

const goggles =
  shadow(200, 230) +
  line('M88 132q-44 4 -50 50M312 132q44 4 50 50', darkLine, 14) +
  shape(
    'M80 118q0 -26 30 -28h180q30 2 30 28v40q0 40 -44 40q-34 0 -46 -28q-30 -20 -60 0q-12 28 -46 28q-44 0 -44 -40z',
    hue,
  ) +
  shape(
    'M96 122q0 -16 20 -18h168q20 2 20 18v34q0 26 -30 26q-24 0 -36 -26q-38 -26 -76 0q-12 26 -36 26q-30 0 -30 -26z',
    glass,
  ) +
  line('M114 120l-4 34M134 116l-6 40', '#ffffffc0', 6) +
  row([160, 200, 240], (x) => box(x - 8, 92, 16, 7, dark, 3));

const shoeCovers =
  shadow(206, 260) +
  row([0, 1], (n) => {
    const x = n * 96;
    const y = n * 26;
    return (
      shape(
        `M${84 + x} ${130 + y}q34 -20 66 -4q16 34 66 44q24 8 24 36q-4 18 -20 18h-130q-20 -4 -20 -34q2 -34 14 -60z`,
        hue,
      ) +
      oval(117 + x, 130 + y, 34, 13, dark) +
      line(`M${84 + x} ${132 + y}${'q6 8 11 0'.repeat(6)}`, whiteLine, 4) +
      line(`M${80 + x} ${206 + y}q80 12 152 0`, '#ffffff40', 4)
    );
  });

const cap =
  shadow(200, 220) +
  shape('M88 196q-10 -116 112 -124q122 8 112 124q-112 34 -224 0z', hue) +
  line(
    'M122 190q-4 -70 50 -108M172 200q-10 -80 22 -122M228 200q10 -80 -22 -122M278 190q4 -70 -50 -108',
    '#ffffff40',
    4,
  ) +
  shape('M84 188q116 34 232 0q12 16 0 30q-116 34 -232 0q-12 -14 0 -30z', white) +
  line(`M92 204${'q9 9 18 0'.repeat(12)}`, '#b9c9c6', 3);

const wipes =
  shadow(200, 150) +
  shape('M138 104h124v132q0 14 -14 14h-96q-14 0 -14 -14z', white) +
  shape('M138 132h124v84h-124z', hue) +
  words(158, 150, [84, 60, 70], whiteLine) +
  drop(176, 200, 9, whiteLine) +
  shape('M130 106q0 -22 70 -22t70 22v6h-140z', hue) +
  shape('M180 92q-10 -50 20 -46q20 -20 36 8q14 20 -12 38z', whiteLine) +
  line('M206 50q6 20 -4 40', '#b9c9c6', 3);

const disinfectant =
  shadow(204, 140) +
  shape('M152 128q0 -22 34 -28h28q40 6 40 30v106q0 14 -14 14h-74q-14 0 -14 -14z', hue) +
  box(184, 78, 34, 26, white, 5) +
  shape('M132 44h84q24 2 24 22v14h-58q-4 -12 -14 -12l-36 -2z', white) +
  box(116, 44, 20, 20, dark, 4) +
  line('M184 70q-4 26 -22 34', darkLine, 7) +
  box(166, 150, 74, 72, white, 8) +
  row([0, 60, 120], (degrees) => turned(degrees, box(199, 166, 8, 40, hueLine, 4), 203, 186)) +
  row([0, 1, 2], (n) => circle(96 - n * 18, 54 + (n - 1) * 8, 5 - n, '#7cc4f2'));

const uvLamp =
  shadow(200, 150) +
  castors(152, 248) +
  box(140, 204, 120, 30, white, 10) +
  display(160, 210, 50, 18, 5) +
  row(
    [168, 200, 232],
    (x) => box(x - 7, 52, 14, 154, '#c9b6f0', 7) + box(x - 3, 60, 4, 138, '#ffffffc0', 2),
  ) +
  box(150, 40, 100, 15, dark, 7) +
  line('M146 54V206M254 54V206', steelLine, 4) +
  row([0, 1, 2], (n) =>
    line(`M${120 - n * 16} ${100 + n * 30}h-16M${280 + n * 16} ${100 + n * 30}h16`, '#c9b6f0', 5),
  );

const wasteBin =
  shadow(200, 150) +
  shape('M136 96h128l-8 142q-1 12 -12 12h-88q-11 0 -12 -12z', '#f0b23e') +
  shape('M232 96h32l-8 142q-1 12 -12 12h-24q12 -80 12 -154z', shade) +
  shape('M128 96q0 -26 72 -26t72 26z', '#d99a26') +
  ring(200, 166, 14, darkLine, 6) +
  row([0, 120, 240], (degrees) => turned(degrees, ring(200, 146, 16, darkLine, 6), 200, 166)) +
  box(176, 240, 48, 12, dark, 4);

export const protectionMotifs: readonly Motif[] = [
  motif(['examination gloves', 'gloves', 'قفازات'], gloves, { focus: [190, 110] }),
  motif(['surgical mask', 'face mask', 'كمامة جراحية', 'كمامة'], surgicalMask),
  motif(['ffp2 respirator', 'respirator', 'كمامة تنفسية'], respirator),
  motif(['hand rub', 'hand sanitiser', 'معقم يدين'], handRub),
  motif(['autoclave', 'steriliser', 'جهاز تعقيم بالبخار', 'معقام'], autoclave),
  motif(['isolation gown', 'gown', 'رداء عزل', 'رداء'], gown),
  motif(['face shield', 'واقي وجه'], faceShield),
  motif(['goggles', 'safety goggles', 'نظارة واقية', 'نظارات واقية'], goggles),
  motif(['shoe covers', 'أغطية أحذية'], shoeCovers),
  motif(['bouffant cap', 'surgical cap', 'غطاء رأس', 'قبعة جراحية'], cap),
  motif(['disinfectant wipes', 'wipes', 'مناديل معقمة', 'مناديل مطهرة'], wipes),
  motif(['surface disinfectant', 'disinfectant', 'مطهر أسطح', 'مطهر'], disinfectant),
  motif(['uv lamp', 'uv disinfection', 'مصباح تعقيم', 'أشعة فوق بنفسجية'], uvLamp, {
    stands: 'floor',
  }),
  motif(['waste bin', 'clinical waste', 'سلة نفايات طبية', 'نفايات طبية'], wasteBin, {
    stands: 'floor',
  }),
];
