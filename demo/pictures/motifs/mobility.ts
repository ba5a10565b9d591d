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
import { castors, display, shadow, spokes, wheel } from '#demo/pictures/parts.ts';
import { box, circle, line, ring, row, shape, turned } from '#demo/pictures/svg.ts';

const onFloor = { stands: 'floor' } as const;

function spokedWheel(x: number, y: number, radius: number): string {
  return (
    spokes(x, y, radius) +
    ring(x, y, radius, darkLine, 7) +
    ring(x, y, radius - 9, steelLine, 2.5) +
    circle(x, y, 7, steel)
  );
}

const wheelchair =
  shadow(206, 200) +
  line('M148 66L140 172M116 62h34', darkLine, 8) +
  shape('M138 84q18 -6 22 2l-6 84h-24z', hue) +
  box(136, 164, 108, 16, hue, 8) +
  line('M150 128h78v40M240 172l24 56h30', steelLine, 7) +
  box(148, 120, 78, 11, dark, 5) +
  box(276, 222, 34, 9, dark, 4) +
  spokedWheel(166, 192, 56) +
  wheel(256, 234, 16);

const electricWheelchair =
  shadow(204, 220) +
  wheel(142, 222, 28) +
  wheel(264, 232, 18) +
  shape('M112 184h150q14 0 16 14l4 20h-180q-4 -30 10 -34z', dark) +
  box(130, 192, 52, 16, hue, 6) +
  shape('M124 62q2 -14 18 -14h12q14 0 15 14l8 100h-54z', hue) +
  box(122, 156, 134, 28, hue, 12) +
  box(122, 156, 134, 10, '#ffffff30', 5) +
  box(158, 116, 92, 14, dark, 7) +
  line('M242 116v-22', darkLine, 6) +
  circle(242, 92, 9, sand) +
  line('M256 172l34 52h22', steelLine, 9) +
  box(136, 32, 30, 20, hue, 8);

const rollator =
  shadow(206, 190) +
  line('M146 232L186 80M258 232L204 100M186 80q-6 -24 -34 -22M166 158h64', steelLine, 8) +
  box(132, 50, 36, 14, dark, 7) +
  line('M150 66q-20 30 2 50', darkLine, 3) +
  box(156, 146, 88, 14, hue, 7) +
  shape('M170 160h60l-8 34q-2 6 -8 6h-28q-6 0 -8 -6z', dark) +
  shape('M178 160h44l-4 18h-36z', sand) +
  wheel(146, 230, 20) +
  wheel(260, 230, 20);

const hoist =
  shadow(196, 230) +
  castors(98, 290) +
  line('M98 232H290', darkLine, 12) +
  line('M122 228V84', whiteLine, 18) +
  line('M122 130l64 -54', steelLine, 9) +
  line('M116 84q60 -44 130 -34', hueLine, 15) +
  box(100, 150, 30, 46, hue, 8) +
  line('M246 52v24', steelLine, 5) +
  line('M212 84q34 -16 68 0', darkLine, 8) +
  line('M214 86l4 60M278 86l-4 60M228 84l24 92', sandLine, 4) +
  shape('M212 140q34 28 68 0l-6 40q-28 26 -56 0z', sand);

const crutches =
  shadow(200, 190) +
  row([-1, 1], (side) =>
    turned(
      side * 13,
      line('M200 240V112', steelLine, 9) +
        line(`M200 124h${side * 34}`, darkLine, 11) +
        line('M200 112L196 62', hueLine, 10) +
        line('M178 68q18 -26 38 0', hueLine, 12) +
        box(192, 232, 16, 20, dark, 5) +
        row([186, 198, 210], (y) => circle(200, y, 2.5, darkLine)),
      200,
      170,
    ),
  );

const walkingStick =
  shadow(216, 110) +
  line('M216 240V92q0 -36 -36 -36h-22', sandLine, 13) +
  line('M216 240V92q0 -36 -36 -36', '#ffffff40', 4) +
  box(146, 44, 56, 24, dark, 12) +
  box(206, 234, 20, 17, dark, 5) +
  box(208, 130, 16, 8, steel, 2);

const walkingFrame =
  shadow(200, 210) +
  line('M118 244L140 72q2 -14 16 -14h88q14 0 16 14l22 172M132 132h136M126 182h148', steelLine, 9) +
  line('M150 232L160 92M250 232L240 92', hueLine, 8) +
  row([132, 240], (x) => box(x, 60, 30, 14, dark, 7)) +
  row([110, 142, 242, 274], (x) => box(x, 234, 16, 17, dark, 5));

const treadmill =
  shadow(206, 270) +
  shape('M86 214h226q12 0 14 12l4 20h-262q2 -32 18 -32z', dark) +
  box(110, 210, 190, 12, steel, 4) +
  line('M112 216L140 84M140 112h72', steelLine, 11) +
  line('M146 112h76', hueLine, 12) +
  shape('M108 46h66q8 0 6 8l-10 40h-58q-8 0 -8 -8z', white) +
  display(116, 54, 48, 28, 5) +
  box(72, 226, 40, 20, hue, 6);

const showerChair =
  shadow(200, 190) +
  line('M134 246L146 160M266 246L254 160M160 240L164 170M240 240L236 170', steelLine, 9) +
  shape('M146 56h108q10 0 10 10l-6 70h-116l-6 -70q0 -10 10 -10z', white) +
  row([0, 1, 2], (n) => box(164, 74 + n * 18, 72, 7, '#8fb3b840', 3)) +
  box(126, 148, 148, 20, hue, 10) +
  line('M138 150v-30h-12M262 150v-30h12', steelLine, 9) +
  row([170, 200, 230], (x) => circle(x, 158, 3, whiteLine)) +
  row([126, 260], (x) => box(x, 238, 16, 13, dark, 5));

const commode =
  shadow(200, 180) +
  castors(140, 260) +
  line('M140 232V140M260 232V140M140 140h-6v-34h40M260 140h6v-34h-40', steelLine, 9) +
  box(146, 56, 108, 62, hue, 12) +
  box(130, 138, 140, 18, dark, 8) +
  shape('M160 156h80l-8 46q-2 10 -12 10h-40q-10 0 -12 -10z', white) +
  box(152, 156, 96, 8, steel, 4) +
  row([122, 238], (x) => box(x, 98, 40, 12, dark, 6));

const exerciseBike =
  shadow(200, 210) +
  box(104, 238, 80, 11, dark, 5) +
  box(226, 238, 80, 11, dark, 5) +
  line('M144 240L172 168L156 104M256 240L240 96', whiteLine, 14) +
  shape('M150 176q40 -30 96 -10q26 30 -6 58q-56 14 -86 -10z', hue) +
  circle(202, 194, 24, dark) +
  line('M202 194l16 34h18', steelLine, 6) +
  box(128, 92, 62, 17, dark, 8) +
  line('M240 100l-30 -14M240 100l20 -26', darkLine, 9) +
  display(222, 50, 48, 36, 6);

const transferBoard =
  shadow(200, 270) +
  turned(
    -14,
    shape('M70 128h260q22 0 22 24t-22 24h-260q-22 0 -22 -24t22 -24z', sand) +
      row([74, 294], (x) => box(x, 140, 32, 24, shade, 12)) +
      shape('M130 128h140v48h-140z', '#ffffff30'),
    200,
    160,
  );

const parallelBars =
  shadow(200, 280) +
  row([92, 308], (x) => line(`M${x} 240V110`, steelLine, 9) + box(x - 20, 238, 40, 12, dark, 5)) +
  row([124, 276], (x) => line(`M${x} 220V86`, steelLine, 7)) +
  line('M112 84H288', hueLine, 11) +
  line('M76 110H324', hueLine, 13) +
  shape('M112 224h176l24 22h-224z', '#ffffff60');

export const mobilityMotifs: readonly Motif[] = [
  motif(['wheelchair', 'كرسي متحرك'], wheelchair, { ...onFloor, focus: [180, 160] }),
  motif(['electric wheelchair', 'power wheelchair', 'كرسي متحرك كهربائي'], electricWheelchair, {
    ...onFloor,
    focus: [220, 130],
  }),
  motif(['rollator', 'مشاية بعجلات', 'مشّاية بعجلات'], rollator, { ...onFloor, focus: [190, 140] }),
  motif(['patient hoist', 'hoist', 'patient lift', 'رافعة مرضى'], hoist, {
    ...onFloor,
    focus: [230, 110],
  }),
  motif(['crutches', 'crutch', 'عكازات', 'عكاز'], crutches, onFloor),
  motif(['walking stick', 'cane', 'عصا مشي'], walkingStick, { ...onFloor, focus: [190, 90] }),
  motif(['walking frame', 'walker', 'إطار مشي', 'مشاية'], walkingFrame, onFloor),
  motif(['treadmill', 'جهاز مشي كهربائي', 'سير متحرك'], treadmill, {
    ...onFloor,
    focus: [150, 100],
  }),
  motif(['shower chair', 'كرسي استحمام'], showerChair, onFloor),
  motif(['commode chair', 'commode', 'كرسي حمام متنقل'], commode, onFloor),
  motif(['exercise bike', 'therapy bike', 'دراجة تأهيل'], exerciseBike, {
    ...onFloor,
    focus: [210, 170],
  }),
  motif(['transfer board', 'لوح نقل'], transferBoard),
  motif(['parallel bars', 'متوازي تدريب المشي', 'قضبان متوازية'], parallelBars, onFloor),
];
