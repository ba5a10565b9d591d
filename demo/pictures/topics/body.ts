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
import { display, drop, heart, pulse, shadow } from '#demo/pictures/parts.ts';
import { box, circle, line, mirrored, ring, row, shape, turned } from '#demo/pictures/svg.ts';
import { type Topic, topic } from './topic.ts';

/** Parts of the body and what goes wrong with them. */

const heartCare =
  shadow(200, 190) +
  heart(200, 146, 92, '#c8574a') +
  heart(192, 136, 70, '#d9776b') +
  line('M70 150h66l16 -36l26 76l24 -56l12 16h116', whiteLine, 8) +
  line('M222 50q10 -26 40 -24', '#a83f36', 12);

const diabetes =
  shadow(200, 200) +
  ring(158, 140, 62, hueLine, 24) +
  drop(270, 110, 44, '#c8443c') +
  drop(262, 118, 14, '#ffffff60') +
  box(232, 182, 86, 60, white, 14) +
  display(242, 192, 66, 40, 6) +
  box(254, 204, 36, 15, '#7fe0b0', 3);

const kidney =
  'M176 70q-74 -16 -88 68q-6 76 56 92q38 4 38 -34q-2 -24 -18 -34q-12 -16 4 -34q28 -40 8 -58z';
const kidneys =
  shadow(200, 220) +
  shape(kidney, '#b9584a') +
  mirrored(shape(kidney, '#a84a3e')) +
  line('M166 146q26 10 26 60v44M234 146q-26 10 -26 60v44', sandLine, 11) +
  line('M118 110q10 -20 30 -22', '#ffffff70', 7) +
  line('M166 134q40 -12 68 0', '#5879bd', 8);

const breathing =
  shadow(200, 220) +
  shape('M186 92q-60 10 -86 96q-4 50 24 46q48 -4 62 -28z', '#d98a7f') +
  shape('M214 92q60 10 86 96q4 50 -24 46q-48 -4 -62 -28z', '#cf7b70') +
  line(
    'M200 40v58l-26 34M200 98l26 34M174 132l-26 24M174 132v40M226 132l26 24M226 132v40',
    '#f3dcd4',
    11,
  ) +
  row([64, 76, 88], (y) => line(`M192 ${y - 16}h16`, '#b9675c', 3));

const eyes =
  shadow(200, 250) +
  shape('M62 150q138 -128 276 0q-138 128 -276 0z', white) +
  circle(200, 150, 58, hue) +
  row([0, 30, 60, 90, 120, 150], (degrees) =>
    turned(degrees, line('M200 98v16M200 186v16', '#ffffff50', 4), 200, 150),
  ) +
  circle(200, 150, 28, dark) +
  circle(184, 132, 11, whiteLine) +
  line('M62 150q138 -128 276 0', darkLine, 8) +
  line('M110 92l-16 -20M160 64l-8 -24M240 64l8 -24M290 92l16 -20', darkLine, 7);

const womensHealth =
  shadow(200, 170) +
  ring(200, 106, 58, hueLine, 20) +
  line('M200 166v76M166 208h68', hueLine, 20) +
  heart(200, 104, 25, '#d2778f');

const ribbon =
  shadow(200, 150) +
  shape('M168 52q32 -30 64 0q18 30 -14 82l56 100l-32 12l-110 -180q-6 -40 36 -14z', '#d2778f') +
  shape('M232 52q18 30 -14 82l-64 112l-32 -12l68 -124q24 -40 42 -58z', '#e39fb2') +
  shape('M178 60q22 -18 44 0q6 18 -6 42l-16 -24l-16 24q-12 -24 -6 -42z', '#b65f78');

const skinCheck =
  shadow(196, 240) +
  shape('M60 178h240v52q-120 26 -240 0z', '#e0a98a') +
  shape('M60 178q30 -12 60 0t60 0t60 0t60 0v14h-240z', '#edc7ab') +
  row([96, 150, 236], (x) => circle(x, 214, 6, '#a8674a')) +
  line('M262 176l66 62', darkLine, 20) +
  circle(218, 130, 62, steel) +
  circle(218, 130, 50, '#f3d9c4') +
  circle(212, 136, 17, '#8d5a3e') +
  circle(226, 122, 8, '#a8674a') +
  line('M186 112q12 -20 34 -22', '#ffffffc0', 6) +
  row([0, 40, 80], (degrees) => turned(degrees, line('M84 84V58', sandLine, 7), 84, 110)) +
  circle(84, 110, 22, sand);

const bloodGift =
  shadow(200, 200) +
  drop(166, 122, 80, '#c8443c') +
  drop(148, 150, 22, '#ffffff50') +
  shape('M248 84h74q8 0 8 8v84q0 20 -18 24h-54q-18 -4 -18 -24v-84q0 -8 8 -8z', glass) +
  shape('M240 128h90v48q0 20 -18 24h-54q-18 -4 -18 -24z', '#c8443c') +
  box(274, 70, 22, 18, shade, 6) +
  heart(285, 148, 17, whiteLine) +
  line('M285 200v18q0 26 -50 26', '#b3352e', 6);

const genome =
  shadow(200, 190) +
  row([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], (n) => {
    const x = 84 + n * 21;
    const half = 56 * Math.sin((n / 11) * Math.PI * 2);
    return (
      line(`M${x} ${146 - half}V${146 + half}`, n % 2 ? sandLine : steelLine, 6) +
      circle(x, 146 - half, 11, hue) +
      circle(x, 146 + half, 11, '#c8574a')
    );
  });

const numbers =
  shadow(200, 220) +
  circle(200, 138, 92, steel) +
  circle(200, 138, 80, white) +
  line('M142 172a66 66 0 0 1 12 -80', '#3d9a63', 13) +
  line('M170 80a66 66 0 0 1 60 0', '#f0b23e', 13) +
  line('M246 92a66 66 0 0 1 12 80', '#c8443c', 13) +
  line('M200 138l36 -40', darkLine, 7) +
  circle(200, 138, 11, dark) +
  heart(200, 186, 17, '#c8443c') +
  pulse(110, 246, 180, hueLine, 5);

export const bodyTopics: readonly Topic[] = [
  topic(['heart', 'heart failure', 'cardiology', 'القلب'], heartCare),
  topic(['diabetes', 'السكري'], diabetes),
  topic(['kidney', 'dialysis', 'nephrology', 'الكلى'], kidneys),
  topic(['lungs', 'asthma', 'respiratory', 'chest', 'الرئة', 'الربو'], breathing),
  topic(['eye care', 'ophthalmology', 'العيون'], eyes),
  topic(['women s health', 'maternity', 'صحة المرأة'], womensHealth),
  topic(['breast health', 'breast cancer', 'cancer', 'صحة الثدي', 'السرطان'], ribbon),
  topic(['skin check', 'skin', 'dermatology', 'فحص الجلد', 'الجلد'], skinCheck),
  topic(['blood donation', 'التبرع بالدم'], bloodGift),
  topic(['genomic medicine', 'genomic', 'genetics', 'الطب الجينومي'], genome),
  topic(['know your numbers', 'blood pressure', 'اعرف أرقامك'], numbers),
];
