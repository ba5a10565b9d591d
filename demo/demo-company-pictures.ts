import { type DepthKind, kindOf, say } from './company-depth/depth-kind.ts';
import type { DemoCompany } from './demo-company.ts';
import type { DemoText } from './demo-text.ts';
import { banner } from './pictures/banner.ts';
import { type Palette, type Picture, paletteNames, palettes } from './pictures/paints.ts';
import { findMotif } from './pictures/pick-motif.ts';
import { placed } from './pictures/place.ts';
import { seen } from './pictures/views.ts';
import { choiceFor } from './seeded-choice.ts';

/** What stands in the rooms of a company, by noun, and what its pictures are called. */
const rooms: Readonly<Record<DepthKind, readonly (readonly [noun: string, title: DemoText])[]>> = {
  devices: [
    ['patient monitor', say('Monitors on the test bench', 'أجهزة مراقبة على منصة الفحص')],
    ['ultrasound system', say('Ultrasound in our showroom', 'جهاز أمواج فوق صوتية في معرضنا')],
    ['operating light', say('A theatre set up for training', 'غرفة عمليات مجهزة للتدريب')],
    ['hospital bed', say('Ward beds before delivery', 'أسرّة أجنحة قبل التسليم')],
    ['infusion pump', say('Pumps after calibration', 'مضخات بعد المعايرة')],
    ['defibrillator', say('Defibrillators ready to ship', 'أجهزة إزالة رجفان جاهزة للشحن')],
  ],
  medicines: [
    ['vaccine refrigerator', say('The cold room for vaccines', 'غرفة تبريد اللقاحات')],
    ['analytical balance', say('Weighing in quality control', 'الوزن في مراقبة الجودة')],
    ['sample transport box', say('Boxes for the cold chain', 'صناديق سلسلة التبريد')],
    ['microscope', say('The laboratory that releases batches', 'المختبر الذي يجيز التشغيلات')],
    ['medicine trolley', say('Orders on their way', 'طلبات في طريقها')],
    ['laboratory glassware', say('Development of a syrup', 'تطوير شراب')],
  ],
  care: [
    ['examination couch', say('An examination room', 'غرفة فحص')],
    ['mri scanner', say('Imaging', 'قسم التصوير')],
    ['hospital bed', say('A room for one patient', 'غرفة لمريض واحد')],
    ['infant incubator', say('The unit for newborns', 'وحدة حديثي الولادة')],
    ['operating table', say('One of the theatres', 'إحدى غرف العمليات')],
    ['dialysis machine', say('A place in dialysis', 'مكان في غسيل الكلى')],
  ],
  laboratory: [
    ['haematology analyser', say('The haematology line', 'خط أمراض الدم')],
    ['microscope', say('Reading slides', 'قراءة الشرائح')],
    ['safety cabinet', say('Microbiology', 'الأحياء الدقيقة')],
    ['phlebotomy chair', say('Where blood is drawn', 'حيث تُسحب العينات')],
    ['pcr cycler', say('Molecular tests', 'الفحوص الجزيئية')],
    ['blood bank refrigerator', say('Samples that are kept', 'عينات محفوظة')],
  ],
  services: [
    ['ventilator', say('Maintenance of a ventilator', 'صيانة جهاز تنفس')],
    ['crash trolley', say('A trolley after inspection', 'عربة بعد المعاينة')],
    ['diagnostic display', say('Planning at the screen', 'التخطيط على الشاشة')],
    ['defibrillator', say('Training with a defibrillator', 'تدريب على إزالة الرجفان')],
    ['patient hoist', say('Safe lifting, practised', 'رفع آمن بالممارسة')],
    ['first aid kit', say('Kits for sites', 'حقائب للمواقع')],
  ],
};

function motifOf(noun: string) {
  const none = { en: '', ar: '' };
  const motif = findMotif({ itemName: { en: noun, ar: '' }, itemCategory: none });
  if (!motif) throw new Error(`No motif for "${noun}"`);
  return motif;
}

const paletteOf = ({ key }: DemoCompany) => choiceFor(`company colours ${key}`).pick(paletteNames);

/** Three things of its rooms in a row, in the company's colours. */
export function drawCompanyCover(company: DemoCompany): Picture {
  const kind = kindOf(company);
  const name = paletteOf(company);
  const choice = choiceFor(`company cover ${company.key}`);
  const things = choice.shuffle(rooms[kind]).slice(0, 3);
  const nouns = things.map(([noun]) => noun);
  const palette: Palette = palettes[name];
  return {
    key: ['cover', ...nouns, name].join('-').replaceAll(' ', '-'),
    svg: banner(
      palette,
      nouns.map((noun) => motifOf(noun).art),
    ),
  };
}

export type GalleryPicture = { readonly title: DemoText; readonly picture: Picture };

/** So many pictures of its rooms. */
export function drawGallery(company: DemoCompany, count: number): readonly GalleryPicture[] {
  const name = paletteOf(company);
  return choiceFor(`gallery ${company.key}`)
    .shuffle(rooms[kindOf(company)])
    .slice(0, count)
    .map(([noun, title]) => ({
      title,
      picture: {
        key: ['room', noun, name].join('-').replaceAll(' ', '-'),
        svg: placed(palettes[name], seen(motifOf(noun), 'place')),
      },
    }));
}
