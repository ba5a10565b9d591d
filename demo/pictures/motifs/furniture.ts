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
import {
  castors,
  cross,
  display,
  drawers,
  poleStand,
  shadow,
  wheel,
} from '#demo/pictures/parts.ts';
import { box, circle, line, oval, row, shape } from '#demo/pictures/svg.ts';

const hospitalBed =
  shadow(200, 300) +
  castors(84, 316) +
  box(60, 204, 280, 14, steel, 6) +
  line('M120 210L160 182M280 210L240 182', steelLine, 9) +
  box(44, 92, 18, 128, hue, 8) +
  box(338, 122, 18, 98, hue, 8) +
  shape(
    'M70 122q6 -12 18 -8l86 46h156q10 0 10 11t-10 11h-164q-8 0 -14 -4l-78 -40q-12 -6 -4 -16z',
    sand,
  ) +
  shape('M90 92q8 -10 20 -4l34 20q8 8 0 14q-6 6 -14 2l-34 -16q-12 -6 -6 -16z', whiteLine) +
  shape('M176 150h152q10 0 10 10v14h-170z', hue) +
  line('M150 150v34M150 152q50 -22 92 0v30M186 144v38M214 144v38', steelLine, 5);

const examinationCouch =
  shadow(200, 270) +
  box(90, 160, 220, 70, white, 6) +
  row([102, 172, 242], (x) => box(x, 170, 58, 48, shade, 4) + box(x + 20, 188, 18, 5, steel, 2)) +
  row([96, 286], (x) => box(x, 228, 18, 22, dark, 3)) +
  shape(
    'M72 96q8 -12 22 -4l76 44h150q14 0 14 14t-14 14h-156q-10 0 -18 -6l-66 -40q-14 -8 -8 -22z',
    hue,
  ) +
  shape('M88 84q10 -8 20 -2l30 18q10 8 2 16q-8 6 -16 2l-30 -18q-12 -8 -6 -16z', sand) +
  shape('M190 136h126l4 28h-130z', whiteLine);

const crashTrolley =
  shadow(196, 190) +
  castors(130, 262) +
  box(112, 92, 168, 140, '#c8443c', 8) +
  drawers(122, 102, 148, [30, 30, 36, 30]) +
  box(104, 80, 184, 14, steel, 6) +
  line('M288 96h24v60', steelLine, 7) +
  box(126, 50, 76, 32, dark, 6) +
  box(132, 56, 42, 20, '#10262a', 3) +
  line('M136 67h8l4 -8l6 14l4 -6h10', '#7fe0b0', 2.5) +
  circle(188, 66, 7, sand) +
  box(300, 100, 26, 88, hue, 12) +
  box(306, 88, 14, 14, steel, 3) +
  line('M250 80V40h20', steelLine, 5);

const bedsideLocker =
  shadow(200, 150) +
  castors(148, 252) +
  box(134, 88, 132, 146, white, 6) +
  box(126, 76, 148, 15, sand, 6) +
  box(144, 98, 112, 34, hue, 5) +
  box(184, 111, 32, 6, steel, 3) +
  box(144, 138, 112, 30, dark, 4) +
  box(144, 174, 112, 52, hue, 5) +
  box(240, 188, 6, 24, steel, 3) +
  box(152, 150, 44, 16, whiteLine, 2) +
  box(222, 50, 26, 27, glass, 4) +
  line('M146 76q4 -22 20 -26', hueLine, 4) +
  circle(168, 48, 8, sand);

const medicineTrolley =
  shadow(200, 190) +
  castors(128, 272) +
  box(110, 78, 180, 156, white, 8) +
  row([0, 1, 2, 3], (r) =>
    row(
      [0, 1, 2, 3],
      (c) =>
        box(120 + c * 41, 92 + r * 34, 36, 28, [hue, sand, hue, steel][(r + c) % 4] ?? hue, 4) +
        box(130 + c * 41, 104 + r * 34, 16, 5, whiteLine, 2),
    ),
  ) +
  box(102, 66, 196, 14, hue, 6) +
  line('M102 72H84v40', steelLine, 7) +
  display(140, 34, 58, 33) +
  cross(169, 50, 15, '#7fe0b0') +
  row([228, 250, 272], (x) => box(x, 48, 14, 19, whiteLine, 3) + box(x, 44, 14, 6, hue, 2));

const overbedTable =
  shadow(196, 220) +
  castors(112, 282) +
  line('M112 234H282', steelLine, 10) +
  line('M132 232V100', whiteLine, 18) +
  box(124, 150, 16, 80, steel, 4) +
  box(104, 84, 216, 17, sand, 6) +
  box(222, 60, 26, 25, glass, 4) +
  box(262, 74, 46, 10, hue, 3) +
  box(156, 106, 40, 7, dark, 3);

const infantIncubator =
  shadow(200, 190) +
  castors(136, 264) +
  box(128, 176, 144, 58, white, 8) +
  display(142, 188, 54, 32, 5) +
  row([216, 236, 256], (x) => circle(x, 204, 6, hue)) +
  box(104, 154, 192, 24, hue, 6) +
  box(118, 142, 164, 14, white, 6) +
  oval(150, 134, 13, 12, '#e8c0a2') +
  shape('M160 146q6 -22 40 -20t46 20z', sand) +
  shape('M110 154v-66q0 -26 26 -26h128q26 0 26 26v66z', glass) +
  line('M110 154v-66q0 -26 26 -26h128q26 0 26 26v66', whiteLine, 4) +
  row([164, 236], (x) => circle(x, 108, 18, '#ffffff70') + circle(x, 108, 11, shade));

const infantWarmer =
  shadow(200, 190) +
  castors(134, 266) +
  box(150, 178, 100, 56, white, 8) +
  line('M278 180V60H180', whiteLine, 16) +
  shape('M120 40h110q10 0 8 10l-4 18h-120q-8 -28 6 -28z', hue) +
  shape('M126 68h100l34 78h-150z', '#f0a06a40') +
  box(128, 68, 98, 7, '#f0a06a', 3) +
  shape('M100 146h190l-8 34h-174z', glass) +
  box(104, 164, 182, 17, sand, 6) +
  oval(150, 156, 12, 11, '#e8c0a2') +
  shape('M160 166q6 -20 36 -18t40 18z', whiteLine) +
  display(262, 92, 36, 44, 5);

const wardScreen =
  shadow(200, 280) +
  castors(78, 160, 242, 322) +
  row([0, 1, 2], (n) =>
    shape(
      `M${78 + n * 82} ${n % 2 ? 74 : 62}l82 ${n % 2 ? -12 : 12}v148l-82 ${n % 2 ? 12 : -12}z`,
      n % 2 ? sand : hue,
    ),
  ) +
  row([0, 1, 2], (n) => row([24, 52], (x) => line(`M${78 + n * 82 + x} 76v132`, '#ffffff2e', 7))) +
  line('M78 56V228M160 68V240M242 56V228M324 68V240', steelLine, 6);

const doctorStool =
  shadow(200, 130) +
  line('M148 236L200 216L252 236M200 216v20', darkLine, 9) +
  castors(148, 200, 252) +
  box(193, 128, 14, 92, steel, 4) +
  oval(200, 118, 58, 19, dark) +
  oval(200, 108, 58, 20, hue) +
  oval(188, 104, 34, 10, '#ffffff30') +
  line('M206 140h30', steelLine, 5);

const infusionStand =
  shadow(200, 120) +
  poleStand(200, 44) +
  line('M162 62q2 -18 16 -18h44q14 0 16 18', steelLine, 6) +
  shape('M148 66h34v50q0 12 -12 16h-10q-12 -4 -12 -16z', glass) +
  shape('M148 92h34v24q0 12 -12 16h-10q-12 -4 -12 -16z', '#7cc4f290') +
  line('M165 132v30q0 50 46 60', '#9fc6d8', 3) +
  box(192, 150, 17, 24, dark, 5);

const instrumentTable =
  shadow(200, 200) +
  castors(112, 288) +
  line('M112 232V84M288 232V84M112 206h176', steelLine, 8) +
  box(104, 198, 192, 12, steel, 4) +
  box(92, 94, 216, 17, steel, 6) +
  box(104, 86, 192, 10, hue, 3) +
  line('M128 82h46M190 82h34M240 82h40', whiteLine, 4) +
  circle(176, 80, 5, steel) +
  shape('M124 168h74q-4 30 -20 30h-34q-16 0 -20 -30z', white) +
  box(224, 162, 56, 36, white, 4);

const stretcherTrolley =
  shadow(200, 300) +
  wheel(104, 230, 20) +
  wheel(296, 230, 20) +
  line('M104 216L260 150M296 216L140 150', steelLine, 10) +
  box(66, 142, 268, 12, dark, 5) +
  shape(
    'M60 80q10 -12 24 -4l76 44h166q12 0 12 12t-12 12h-172q-8 0 -16 -4l-72 -42q-12 -8 -6 -18z',
    hue,
  ) +
  box(180, 116, 14, 34, sandLine, 3) +
  box(258, 116, 14, 34, sandLine, 3) +
  line('M150 116v-16h150v16M200 100v16M250 100v16', steelLine, 5);

const bloodChair =
  shadow(200, 200) +
  box(150, 226, 110, 22, dark, 8) +
  box(186, 190, 36, 40, steel, 4) +
  shape('M120 54q2 -16 20 -16h20q16 0 19 16l21 104h-64z', hue) +
  box(140, 150, 136, 36, hue, 16) +
  shape('M258 166l44 58q6 12 -6 16l-14 2l-46 -60z', hue) +
  box(150, 108, 112, 17, sand, 8) +
  line('M212 124v28', steelLine, 9);

export const furnitureMotifs: readonly Motif[] = [
  motif(['hospital bed', 'bed', 'سرير مستشفى'], hospitalBed, { focus: [140, 150] }),
  motif(['examination couch', 'couch', 'سرير فحص'], examinationCouch, { focus: [130, 140] }),
  motif(['crash trolley', 'resuscitation trolley', 'عربة إنعاش'], crashTrolley, {
    focus: [190, 110],
  }),
  motif(['bedside locker', 'locker', 'خزانة جانبية'], bedsideLocker),
  motif(['medicine trolley', 'medication trolley', 'عربة أدوية'], medicineTrolley),
  motif(['overbed table', 'طاولة سرير'], overbedTable, { focus: [230, 90] }),
  motif(['infant incubator', 'baby incubator', 'حاضنة مواليد', 'حاضنة أطفال'], infantIncubator),
  motif(['infant warmer', 'radiant warmer', 'مدفأة مواليد', 'مدفئ مواليد'], infantWarmer),
  motif(['ward screen', 'privacy screen', 'حاجز متحرك', 'ستارة فاصلة'], wardScreen),
  motif(['stool', 'كرسي دوّار', 'كرسي طبيب'], doctorStool),
  motif(['infusion stand', 'iv pole', 'حامل محاليل'], infusionStand, { focus: [190, 100] }),
  motif(['instrument table', 'instrument trolley', 'طاولة أدوات', 'عربة أدوات'], instrumentTable),
  motif(['patient trolley', 'stretcher trolley', 'عربة نقل مرضى'], stretcherTrolley),
  motif(['phlebotomy chair', 'blood drawing chair', 'كرسي سحب الدم'], bloodChair),
].map((one) => ({ ...one, stands: 'floor' }));
