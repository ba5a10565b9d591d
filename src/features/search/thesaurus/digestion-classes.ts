import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

const acidMedicine: ThesaurusGroup = {
  en: ['stomach acid medicine', 'acid reducer', 'acid suppressant', 'heartburn medicine'],
  ar: ['دواء حموضة', 'أدوية الحموضة', 'دواء حموضة المعدة', 'مخفض حموضة', 'دواء حرقة المعدة'],
  asked: [
    'دوا حموضة',
    'حبوب حموضة',
    'حبوب المعدة',
    'حبوب معدة',
    'دوا معدة',
    'دواء المعدة',
    'حماية المعدة',
    'واقي معدة',
    'حبوب حرقة',
    'دوا الحريق',
    'stomach tablets',
    'stomach protection',
    'stomach protector',
    'dawa 7omoda',
    'dawa me3da',
  ],
};

const antacid: ThesaurusGroup = {
  en: ['antacid', 'antacids', 'acid neutraliser', 'acid neutralizer'],
  ar: ['مضاد حموضة', 'مضادات الحموضة', 'معادل حموضة', 'مضاد للحموضة'],
  asked: [
    'شراب حموضة',
    'فوار حموضة',
    'فوار معدة',
    'modad 7omoda',
    ...askedFor(acidMedicine, everydayComplaints.indigestion),
  ],
};

const ppi: ThesaurusGroup = {
  en: ['proton pump inhibitor', 'PPI', 'acid blocker', 'proton pump inhibitors', 'PPIs'],
  ar: ['مثبط مضخة البروتون', 'مثبطات مضخة البروتون', 'مثبط مضخة البروتونات'],
  asked: ['بي بي اي', 'مثبط المضخة', 'برازول', 'حبة المعدة قبل الأكل', ...askedFor(acidMedicine)],
};

const acidCompetitiveBlocker: ThesaurusGroup = {
  en: ['potassium-competitive acid blocker', 'P-CAB', 'PCAB'],
  ar: ['حاصر الحمض المنافس للبوتاسيوم'],
  asked: askedFor(acidMedicine),
};

const h2Blocker: ThesaurusGroup = {
  en: ['H2 blocker', 'H2 receptor antagonist', 'H2 antagonist', 'H2RA', 'H2 blockers'],
  ar: ['حاصر مستقبلات الهيستامين 2', 'حاصرات H2', 'مضاد مستقبلات H2', 'حاصر اتش 2'],
  asked: ['اتش تو بلوكر', ...askedFor(acidMedicine)],
};

const antiemetic: ThesaurusGroup = {
  en: ['antiemetic', 'anti-nausea medicine', 'antiemetics', 'vomiting medicine'],
  ar: [
    'مضاد قيء',
    'مضاد غثيان',
    'مضاد للقيء',
    'مانع للقيء',
    'مضاد للغثيان',
    'مضادات القيء',
    'مانع قيء',
  ],
  asked: [
    'دواء ترجيع',
    'دوا ترجيع',
    'دوا استفراغ',
    'دواء استفراغ',
    'دوا لعيان',
    'دوا لوعة',
    'دوا طراش',
    'حبوب استفراغ',
    'إبرة استفراغ',
    'حقنة ترجيع',
    'مانع استفراغ',
    'دوا الرداد',
    'modad 2ay2',
    'nausea tablets',
    'vomiting syrup',
  ],
};

const prokinetic: ThesaurusGroup = {
  en: ['prokinetic', 'prokinetics', 'gastric motility medicine'],
  ar: ['منظم حركة المعدة', 'منشط حركة المعدة', 'محرك للمعدة', 'منظم لحركة الأمعاء'],
  asked: ['منظم معدة', 'slow stomach', 'بطء المعدة', 'gastroparesis', 'خزل المعدة'],
};

const antispasmodic: ThesaurusGroup = {
  en: ['antispasmodic', 'antispasmodics', 'spasmolytic', 'anti-spasmodic'],
  ar: [
    'مضاد تقلصات',
    'مضاد للتقلصات',
    'مضاد تشنج',
    'مضاد المغص',
    'مضاد للمغص',
    'مضاد للتشنج المعوي',
    'مضاد مغص',
  ],
  asked: [
    'دوا مغص',
    'دواء مغص',
    'حبوب مغص',
    'مسكن مغص',
    'مسكن بطن',
    'حبوب بطن',
    'إبرة مغص',
    'دوا وجع بطن',
    'دوا الكرش',
    'حبوب القولون',
    'دواء القولون',
    'دوا القولون',
    'modad taqalosat',
    'dawa ma8s',
    'cramp tablets for stomach',
  ],
};

const antiflatulent: ThesaurusGroup = {
  en: ['antiflatulent', 'carminative', 'anti-gas medicine', 'gas relief'],
  ar: ['طارد غازات', 'طارد للغازات', 'مضاد انتفاخ', 'مضاد للانتفاخ', 'طارد الأرياح'],
  asked: [
    'دوا غازات',
    'دواء غازات',
    'دوا نفخة',
    'حبوب نفخة',
    'حبوب غازات',
    'نقط غازات',
    'dawa ghazat',
    ...askedFor(everydayComplaints.bloating),
  ],
};

const laxative: ThesaurusGroup = {
  en: ['laxative', 'laxatives', 'purgative', 'stool softener', 'aperient'],
  ar: ['ملين', 'ملينات', 'مسهل', 'مسهلات', 'ملين أمعاء', 'ملين للأمعاء', 'ملين معدة'],
  asked: [
    'moleyen',
    'mulayyin',
    'molayen',
    'دوا امساك',
    'دواء امساك',
    'حبوب امساك',
    'شراب امساك',
    'ملين اطفال',
    'دوا القبض',
    'دوا القبط',
    'laxatif',
    'constipation tablets',
    'constipation medicine',
  ],
};

const antidiarrhoeal: ThesaurusGroup = {
  en: ['antidiarrhoeal', 'antidiarrheal', 'diarrhoea medicine', 'diarrhea medicine'],
  ar: ['مضاد إسهال', 'مانع إسهال', 'مضاد للإسهال', 'دواء إسهال', 'موقف إسهال', 'قابض للإسهال'],
  asked: [
    'دوا اسهال',
    'حبوب اسهال',
    'شراب اسهال',
    'وقف الاسهال',
    'دوا الجريان',
    'diarrhea tablets',
    'dawa eshal',
    'dawa ishal',
    ...askedFor(everydayComplaints.diarrhoea),
  ],
};

const intestinalAntiseptic: ThesaurusGroup = {
  en: ['intestinal antiseptic', 'bowel antiseptic'],
  ar: ['مطهر معوي', 'مطهر أمعاء', 'مطهر للأمعاء'],
  asked: ['motaher ma3awi', 'مطهر للبطن', ...askedFor(everydayComplaints.diarrhoea)],
};

const vertigoMedicine: ThesaurusGroup = {
  en: ['anti-vertigo medicine', 'antivertigo', 'vertigo medicine', 'dizziness medicine'],
  ar: ['مضاد دوار', 'دواء الدوخة', 'مضاد للدوار', 'دواء دوار', 'أدوية الدوار'],
  asked: [
    'دوا دوخة',
    'حبوب دوخة',
    'حبوب دوار',
    'dawa do5a',
    ...askedFor(mindAndNerveComplaints.dizziness),
  ],
};

const motionSicknessMedicine: ThesaurusGroup = {
  en: ['motion sickness medicine', 'travel sickness tablets', 'motion sickness tablets'],
  ar: ['دواء دوار السفر', 'حبوب دوار البحر', 'مضاد دوار الحركة', 'حبوب دوار السفر'],
  asked: ['حبوب السفر', 'حبوب دوخة السيارة', ...askedFor(everydayComplaints.motionSickness)],
};

const liverSupport: ThesaurusGroup = {
  en: ['liver support', 'hepatoprotective', 'liver tonic', 'hepatoprotectant'],
  ar: ['منشط كبد', 'واقي للكبد', 'دواء الكبد', 'مدعم للكبد', 'منشط للكبد'],
  asked: ['حبوب الكبد', 'دوا كبد', 'liver tablets', 'تنظيف الكبد', 'liver detox'],
};

const haemorrhoidMedicine: ThesaurusGroup = {
  en: ['haemorrhoid medicine', 'hemorrhoid medicine', 'piles medicine'],
  ar: ['دواء البواسير', 'علاج البواسير', 'أدوية البواسير'],
  asked: ['حبوب بواسير', 'دوا بواسير', 'دوا البواصر', ...askedFor(everydayComplaints.haemorrhoids)],
};

/** Classes of medicines for stomach, bowel and liver. */
export const digestionClasses = {
  acidMedicine,
  antacid,
  ppi,
  acidCompetitiveBlocker,
  h2Blocker,
  antiemetic,
  prokinetic,
  antispasmodic,
  antiflatulent,
  laxative,
  antidiarrhoeal,
  intestinalAntiseptic,
  vertigoMedicine,
  motionSicknessMedicine,
  liverSupport,
  haemorrhoidMedicine,
} satisfies Record<string, ThesaurusGroup>;
