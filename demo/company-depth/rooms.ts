import type { DemoCompany } from '#demo/demo-company.ts';
import { type DepthKind, kindOf, type Room, say } from './depth-kind.ts';
import { tradeRooms } from './trade-rooms.ts';

/** What stands in the rooms of a company that does a bit of everything. */
const kindRooms: Readonly<Record<DepthKind, readonly Room[]>> = {
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

/** A company whose name says its trade shows that: no beds at a dentist's supplier. */
export function roomsOf(company: Pick<DemoCompany, 'name' | 'category'>): readonly Room[] {
  const named = tradeRooms.find(({ words }) => words.test(company.name.en));
  return named?.rooms ?? kindRooms[kindOf(company)];
}
