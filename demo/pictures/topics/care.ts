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
import { cross, display, heart, pulse, shadow, words } from '#demo/pictures/parts.ts';
import { box, circle, line, oval, ring, row, shape, turned } from '#demo/pictures/svg.ts';
import { type Topic, topic } from './topic.ts';

/** What is done for patients, and by whom. */

const skin = '#e8c0a2';

const patientSafety =
  shadow(200, 170) +
  shape('M200 40l86 30v66q0 78 -86 112q-86 -34 -86 -112v-66z', hue) +
  shape('M200 40l86 30v66q0 78 -86 112z', shade) +
  shape('M200 60l66 24v54q0 58 -66 88q-66 -30 -66 -88v-54z', white) +
  line('M166 142l26 28l46 -52', hueLine, 17);

const nursing =
  shadow(200, 190) +
  shape('M110 250q0 -66 90 -66t90 66z', hue) +
  shape('M172 186l28 40l28 -40q-28 -10 -56 0z', whiteLine) +
  shape('M146 110q0 -56 54 -56t54 56q8 40 -10 62h-88q-18 -22 -10 -62z', '#4a3a30') +
  oval(200, 128, 42, 50, skin) +
  shape('M146 84q0 -34 54 -38q54 4 54 38q-54 -22 -108 0z', white) +
  cross(200, 66, 22, '#c8443c') +
  shape('M160 112q10 -24 40 -24t40 24q-10 -14 -40 -14t-40 14z', '#4a3a30') +
  line('M164 196q-6 30 16 34M236 196q6 30 -16 34', darkLine, 5) +
  circle(180, 232, 7, steel) +
  box(236, 214, 34, 22, white, 4) +
  line('M188 152q12 8 24 0', '#b07a5a', 3);

const woundCare =
  shadow(200, 250) +
  shape('M50 150q90 -40 200 -20q60 4 96 -6v76q-40 10 -100 8q-110 -4 -196 -10z', skin) +
  shape('M130 124q60 -14 110 2l-2 88q-60 4 -112 -4z', '#f3e6cf') +
  row([0, 1, 2, 3], (n) => line(`M${140 + n * 27} 122l-6 90`, '#d8bd92', 3)) +
  line('M132 150l108 14M130 186l108 -16', '#d8bd92', 3) +
  cross(186, 168, 34, '#c8443c') +
  circle(300, 84, 36, '#f3e6cf') +
  circle(300, 84, 20, '#dcc39b') +
  circle(300, 84, 9, '#a98b5b');

const lifeSupport =
  shadow(200, 270) +
  shape('M60 212q60 -40 140 -40t140 40v26h-280z', '#cfdcd9') +
  oval(88, 196, 30, 27, skin) +
  line('M252 60L214 154', skin, 24) +
  line('M150 60L188 154', skin, 24) +
  box(184, 148, 34, 28, skin, 12) +
  line('M252 66L236 104M150 66L166 104', hueLine, 30) +
  heart(201, 206, 19, '#c8443c') +
  pulse(246, 212, 86, '#c8443c', 5);

const firstAidAtSea =
  shape('M40 216q30 -18 60 0t60 0t60 0t60 0t60 0v34h-300z', '#5f9fc4') +
  ring(200, 138, 74, '#e2574b', 36) +
  row([45, 135, 225, 315], (degrees) =>
    turned(degrees, box(182, 46, 36, 40, whiteLine, 4), 200, 138),
  ) +
  cross(200, 138, 52, '#c8443c') +
  shape('M30 234q30 -18 60 0t60 0t60 0t60 0t60 0v22h-300z', '#7cb8d8');

const casting =
  shadow(206, 230) +
  shape('M150 44h70l4 116q40 30 96 44q18 8 14 30h-176q-18 0 -16 -22q10 -80 8 -168z', skin) +
  shape('M144 60h82l2 100q30 24 64 36l-12 42h-124q-18 0 -16 -22q8 -70 4 -156z', white) +
  row([0, 1, 2, 3, 4], (n) => line(`M146 ${84 + n * 26}q40 14 84 ${2 + n * 4}`, '#c3d0cd', 4)) +
  line('M92 60v186', sandLine, 13) +
  box(68, 50, 48, 17, dark, 8);

const sterileServices =
  shadow(200, 250) +
  box(76, 146, 248, 92, hue, 14) +
  shape('M92 146l18 -34h180l18 34z', steel) +
  row([0, 1, 2, 3, 4, 5], (n) => circle(116 + n * 34, 184, 7, shade)) +
  box(164, 198, 72, 28, white, 5) +
  row([150, 200, 250], (x) => line(`M${x} 96q-14 -16 0 -30t0 -28`, '#ffffffc0', 8)) +
  line('M182 212l12 8l22 -16', '#3d9a63', 6);

const telehealth =
  shadow(200, 150) +
  box(132, 28, 136, 220, dark, 22) +
  box(142, 42, 116, 190, '#dcecea', 10) +
  shape('M150 206q0 -54 50 -54t50 54v26h-100z', white) +
  shape('M186 154l14 24l14 -24q-14 -6 -28 0z', hue) +
  oval(200, 116, 27, 32, skin) +
  shape('M172 108q0 -36 28 -36t28 36q-10 -18 -28 -18t-28 18z', '#4a3a30') +
  line('M178 166q-4 26 10 30M222 166q4 30 -10 36', darkLine, 5) +
  circle(200, 218, 13, '#c8443c') +
  row([0, 1], (n) =>
    line(
      `M${290 + n * 22} ${104 - n * 16}q${18 + n * 8} ${34 + n * 16} 0 ${68 + n * 32}`,
      hueLine,
      9,
    ),
  ) +
  row([0, 1], (n) =>
    line(
      `M${110 - n * 22} ${104 - n * 16}q${-18 - n * 8} ${34 + n * 16} 0 ${68 + n * 32}`,
      hueLine,
      9,
    ),
  );

const antibiotics =
  shadow(200, 250) +
  turned(
    -28,
    box(90, 116, 110, 78, hue, 39) +
      box(150, 116, 110, 78, white, 39) +
      box(150, 116, 30, 78, white) +
      line('M116 134h60', '#ffffff70', 9),
    175,
    155,
  ) +
  row([0, 1, 2], (n) => {
    const x = [276, 320, 268][n] ?? 0;
    const y = [84, 150, 214][n] ?? 0;
    return (
      line(
        `M${x - 26} ${y - 12}l-10 -8M${x} ${y - 18}v-12M${x + 22} ${y - 12}l10 -8M${x - 20} ${y + 14}l-8 10M${x + 12} ${y + 16}l6 12`,
        '#7d9a3c',
        4,
      ) +
      oval(x, y, 30, 19, '#8fb04a') +
      circle(x - 8, y - 3, 5, '#6c8a33')
    );
  });

const inhalerTopic =
  shadow(200, 200) +
  shape('M190 108h86v96q0 34 -34 40h-70q-24 0 -24 -26t24 -26h18z', hue) +
  box(202, 50, 62, 70, steel, 12) +
  box(216, 40, 34, 16, white, 6) +
  shape('M160 192q-18 0 -18 26t22 26h12q-14 -26 0 -52z', shade) +
  row([0, 1, 2, 3, 4, 5], (n) =>
    circle(122 - n * 15, 218 + ((n % 3) - 1) * 16, 8 - n, '#ffffffc0'),
  ) +
  line('M206 126v56', '#ffffff60', 8);

const schoolSight =
  shadow(200, 230) +
  circle(200, 130, 80, skin) +
  shape('M120 126q-6 -84 80 -86q86 2 80 86q-20 -40 -60 -46q-70 4 -100 46z', '#4a3a30') +
  row(
    [0, 1],
    (n) =>
      circle(164 + n * 72, 138, 32, glass) +
      ring(164 + n * 72, 138, 32, hueLine, 8) +
      circle(164 + n * 72, 138, 8, darkLine),
  ) +
  line('M196 136h8', hueLine, 8) +
  line('M180 186q20 16 40 0', '#b07a5a', 6) +
  shape('M110 250q10 -44 90 -44t90 44z', hue);

const mobility =
  shadow(206, 230) +
  circle(206, 60, 22, skin) +
  line('M206 92v64h54l26 60h26', hueLine, 21) +
  line('M206 116h56', skin, 13) +
  ring(206, 180, 62, darkLine, 11) +
  circle(206, 180, 9, steel) +
  line('M150 152q-20 60 30 84', sandLine, 7);

const relief =
  shadow(200, 170) +
  shape(
    'M80 116q10 -82 120 -82t120 82q-30 -22 -60 0q-30 -22 -60 0q-30 -22 -60 0q-30 -22 -60 0z',
    hue,
  ) +
  shape('M140 116q14 -76 60 -82q46 6 60 82q-30 -22 -60 0q-30 -22 -60 0z', white) +
  line('M80 116L170 186M140 116L176 186M260 116L224 186M320 116L230 186', steelLine, 4) +
  box(152, 184, 96, 66, sand, 6) +
  cross(200, 218, 40, '#c8443c') +
  words(160, 192, [20], sandLine);

const monitorTraining =
  shadow(200, 240) +
  display(84, 70, 232, 150, 14) +
  pulse(104, 132, 150, '#7fe0b0', 5) +
  ring(252, 176, 24, '#f0c46a', 7);

export const careTopics: readonly Topic[] = [
  topic(['patient safety', 'سلامة المرضى'], patientSafety),
  topic(['nursing leadership', 'nursing', 'nurses', 'التمريض', 'للقيادة التمريضية'], nursing),
  topic(['wound care', 'العناية بالجروح'], woundCare),
  topic(['life support', 'دعم الحياة'], lifeSupport),
  topic(['first aid at sea', 'الإسعافات الأولية في البحر'], firstAidAtSea),
  topic(['bracing and casting', 'casting', 'orthopaedics', 'الدعامات والتجبير'], casting),
  topic(['sterile services', 'sterilisation', 'خدمات التعقيم'], sterileServices),
  topic(['telehealth', 'telemedicine', 'رعاية عن بُعد', 'الرعاية عن بعد'], telehealth),
  topic(['antibiotics', 'infection', 'المضادات الحيوية'], antibiotics),
  topic(['inhalers', 'inhaler', 'البخاخات'], inhalerTopic),
  topic(
    ['school eyesight', 'children', 'paediatrics', 'النظر لتلاميذ المدارس', 'الأطفال'],
    schoolSight,
  ),
  topic(
    [
      'mobility and independent living',
      'mobility',
      'rehabilitation',
      'الحركة والعيش المستقل',
      'التأهيل',
    ],
    mobility,
  ),
  topic(['relief consignments', 'relief', 'شحنات الإغاثة'], relief),
  topic(['intensive care', 'patient monitoring', 'العناية المركزة'], monitorTraining),
];
