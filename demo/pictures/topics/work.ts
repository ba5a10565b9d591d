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
import { cross, display, pulse, shadow, wheel, words } from '#demo/pictures/parts.ts';
import { box, circle, line, oval, ring, row, shape, turned } from '#demo/pictures/svg.ts';
import { type Topic, topic } from './topic.ts';

/** Laboratories, industry and learning. */

const laboratoryMedicine =
  shadow(200, 230) +
  shape('M100 70h36v62l42 78q6 30 -20 30h-80q-26 0 -20 -30l42 -78z', glass) +
  shape('M84 170h68l26 44q4 26 -20 26h-80q-24 0 -20 -26z', '#7cc4f2') +
  box(92, 60, 52, 14, whiteLine, 5) +
  row(
    [0, 1, 2],
    (n) =>
      box(206 + n * 44, 92, 26, 130, glass, 13) +
      box(
        209 + n * 44,
        140 + n * 14,
        20,
        80 - n * 14,
        ['#c8443c', '#f0c46a', '#8fb96a'][n] ?? white,
        10,
      ) +
      box(200 + n * 44, 80, 38, 20, n % 2 ? sand : hue, 6),
  ) +
  box(192, 168, 150, 13, white, 5) +
  box(192, 228, 150, 16, white, 5);

const laboratoryTechnology =
  shadow(200, 250) +
  box(78, 96, 190, 144, white, 18) +
  box(78, 96, 190, 30, hue, 14) +
  display(98, 140, 100, 70) +
  row([0, 1, 2, 3], (n) => box(112 + n * 19, 194 - n * 12, 12, 6 + n * 12, '#7fe0b0', 2)) +
  circle(234, 174, 18, steel) +
  line('M330 246V150q0 -40 -40 -60', steelLine, 15) +
  circle(290, 90, 15, hue) +
  line('M290 90l-54 -22', steelLine, 13) +
  line('M236 68l-20 2M236 68l-10 18', darkLine, 7) +
  box(300, 232, 62, 16, dark, 6);

const equipmentFair =
  shadow(200, 280) +
  shape('M60 96h280l22 44h-324z', hue) +
  row([0, 1, 2, 3], (n) => shape(`M${60 + n * 81} 96h40l-${12 - n * 8} 44h-${42}z`, '#ffffffb0')) +
  box(52, 140, 12, 108, steel, 3) +
  box(336, 140, 12, 108, steel, 3) +
  box(76, 196, 248, 52, white, 6) +
  display(96, 146, 84, 52) +
  pulse(106, 174, 62, '#7fe0b0', 3) +
  box(204, 166, 40, 32, sand, 6) +
  cross(224, 182, 18, whiteLine) +
  box(262, 152, 44, 46, white, 8) +
  circle(284, 174, 14, hue) +
  words(164, 214, [72, 48], hueLine);

const pharmacy =
  shadow(200, 230) +
  shape('M96 138h150q0 74 -44 92h-62q-44 -18 -44 -92z', white) +
  shape('M206 138h40q0 74 -44 92h-22q30 -40 26 -92z', shade) +
  box(84, 126, 174, 22, hue, 11) +
  box(128, 228, 86, 20, hue, 8) +
  line('M190 124L244 48', steelLine, 20) +
  circle(246, 46, 14, steel) +
  cross(166, 186, 44, '#3d9a63') +
  turned(-24, box(270, 196, 48, 32, hue, 16) + box(296, 196, 48, 32, white, 16), 306, 212) +
  circle(290, 166, 17, sand) +
  line('M280 166h20', '#ffffff80', 4);

const tooth =
  shadow(200, 170) +
  shape(
    'M200 74c50 -36 104 2 84 78c-14 50 -18 96 -42 96s-10 -72 -42 -72s-18 72 -42 72s-28 -46 -42 -96c-20 -76 34 -114 84 -78z',
    white,
  ) +
  line('M150 92q-14 20 -8 52', '#ffffff', 12) +
  line('M178 86q22 14 44 0', '#c3d0cd', 6) +
  row([0, 1], (n) =>
    shape(`M${286 + n * 34} ${70 + n * 44}l7 -18l7 18l18 7l-18 7l-7 18l-7 -18l-18 -7z`, sandLine),
  );

const industry =
  shadow(200, 290) +
  shape('M56 246v-86l60 -38v38l60 -38v38l60 -38v124z', hue) +
  row([76, 134, 192], (x) => box(x, 184, 28, 26, '#ffffff70', 3)) +
  box(250, 70, 30, 176, steel, 4) +
  box(290, 104, 26, 142, steel, 4) +
  row([0, 1, 2], (n) => circle(268 + n * 18, 54 - n * 12, 14 + n * 4, '#ffffff90')) +
  box(40, 230, 320, 17, dark, 8) +
  row(
    [62, 132, 202, 272],
    (x) => box(x, 204, 44, 27, white, 4) + cross(x + 22, 217, 15, '#3d9a63'),
  );

const coldChain =
  shadow(200, 290) +
  box(52, 84, 190, 130, white, 10) +
  shape('M242 118h54q10 0 16 10l28 44v42h-98z', hue) +
  shape('M258 130h34l22 36h-56z', glass) +
  box(46, 206, 298, 15, dark, 6) +
  wheel(110, 226, 24) +
  wheel(286, 226, 24) +
  row([0, 60, 120], (degrees) => turned(degrees, box(143, 110, 8, 66, '#5f9fc4', 4), 147, 143)) +
  box(62, 96, 44, 17, sand, 4);

const deviceSafety =
  shadow(200, 240) +
  display(76, 74, 190, 130, 14) +
  pulse(98, 136, 140, '#7fe0b0', 5) +
  box(140, 204, 62, 22, steel) +
  box(112, 222, 118, 16, dark, 7) +
  circle(282, 178, 54, white) +
  ring(282, 178, 50, hueLine, 9) +
  line('M258 178l18 20l32 -38', '#3d9a63', 13);

const research =
  shadow(200, 210) +
  box(104, 52, 152, 194, sand, 12) +
  box(116, 70, 128, 166, '#fbfdfc', 6) +
  box(150, 40, 60, 30, steel, 8) +
  row(
    [0, 1, 2, 3],
    (n) =>
      box(128, 94 + n * 32, 18, 18, n < 3 ? hue : '#d7e2df', 4) +
      box(156, 98 + n * 32, 70 - (n % 2) * 20, 8, '#b9c9c6', 4),
  ) +
  line('M288 212l40 34', darkLine, 17) +
  circle(260, 178, 44, steel) +
  circle(260, 178, 34, '#e8f4f8') +
  row([0, 1, 2, 3], (n) => line(`M${244 + n * 11} ${194 - n * 3}v${-10 - n * 8}`, hueLine, 7));

const licence =
  shadow(200, 250) +
  box(70, 66, 260, 168, '#fbf6ea', 8) +
  line('M84 80h232v140h-232z', sandLine, 4) +
  words(130, 104, [140, 100], hueLine) +
  row([0, 1, 2], (n) => box(112, 140 + n * 18, 130 - n * 20, 6, '#c9c2ad', 3)) +
  shape('M262 196l-12 54l22 -14l22 14l-12 -54z', '#c8443c') +
  circle(272, 182, 32, sand) +
  ring(272, 182, 23, '#ffffff90', 4) +
  cross(272, 182, 22, whiteLine);

const registration =
  shadow(200, 240) +
  box(92, 60, 150, 186, white, 8) +
  box(92, 60, 150, 30, hue, 8) +
  row([0, 1, 2, 3], (n) => box(110, 108 + n * 20, 110 - (n % 2) * 36, 7, '#b9c9c6', 3)) +
  turned(
    -16,
    ring(196, 210, 26, '#c8443c', 6) + line('M184 210l9 10l16 -20', '#c8443c', 6),
    196,
    210,
  ) +
  shape('M262 150h60l10 26h-80z', dark) +
  box(280, 104, 24, 50, sand, 10) +
  circle(292, 96, 19, sand) +
  box(248, 174, 88, 13, '#c8443c', 4) +
  turned(-14, box(254, 212, 40, 24, hue, 12) + box(276, 212, 40, 24, whiteLine, 12), 286, 224);

const suturing =
  shadow(200, 250) +
  shape('M60 176q70 -30 140 -16t140 -8v72q-140 30 -280 0z', '#e8c0a2') +
  line('M100 196q100 -26 200 -6', '#b9675c', 6) +
  row([0, 1, 2, 3], (n) => line(`M${128 + n * 36} 174l10 38`, '#3f3a6b', 6)) +
  line('M272 172q30 -60 10 -98', '#3f3a6b', 5) +
  line('M282 74a44 44 0 0 0 -78 -18', steelLine, 8) +
  line('M204 56l-60 -20M204 56l-54 4', steelLine, 11) +
  ring(128, 32, 14, steelLine, 7) +
  ring(134, 66, 14, steelLine, 7);

const sleep =
  shadow(200, 250) +
  circle(286, 84, 40, '#f0d48a') +
  box(60, 196, 280, 46, hue, 14) +
  oval(140, 180, 74, 26, white) +
  oval(156, 150, 44, 40, '#e8c0a2') +
  shape('M112 146q4 -46 50 -42q20 4 28 18q-40 -4 -50 30q-14 4 -28 -6z', '#4a3a30') +
  shape('M186 140q34 6 30 34q-22 12 -36 -2z', glass) +
  line('M212 160q40 -20 46 30', steelLine, 11) +
  line('M180 140q-24 -14 -60 -14', hueLine, 7) +
  shape('M204 204q60 -40 136 -8v30h-136z', sand) +
  line('M300 116h18l-18 20h18', hueLine, 5);

export const workTopics: readonly Topic[] = [
  topic(['laboratory medicine', 'laboratory', 'لطب المختبرات', 'المختبرات'], laboratoryMedicine),
  topic(['laboratory technology', 'تقنيات المختبرات'], laboratoryTechnology),
  topic(['medical equipment fair', 'medical equipment', 'للأجهزة الطبية'], equipmentFair),
  topic(['pharma meets pharmacy', 'pharmacy', 'الصيدلية', 'الدواء'], pharmacy),
  topic(['dental', 'dentistry', 'لطب الأسنان', 'الأسنان'], tooth),
  topic(['health industry', 'industry', 'الصناعة الصحية'], industry),
  topic(['distribution practice', 'cold chain', 'ممارسات التوزيع الجيد', 'التوزيع'], coldChain),
  topic(['medical devices safe', 'device safety', 'سلامة الأجهزة الطبية'], deviceSafety),
  topic(['clinical research', 'research', 'البحث السريري'], research),
  topic(['licensing', 'certificate', 'ترخيص', 'لترخيص التمريض'], licence),
  topic(['registering a medicine', 'regulation', 'تسجيل دواء'], registration),
  topic(['suturing', 'surgery', 'الخياطة الجراحية', 'الجراحة'], suturing),
  topic(['sleep apnoea', 'sleep', 'النوم'], sleep),
];
