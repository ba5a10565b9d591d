import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

const antidiabetic: ThesaurusGroup = {
  en: [
    'antidiabetic',
    'oral hypoglycaemic',
    'oral hypoglycemic',
    'diabetes medicine',
    'diabetes tablets',
    'sugar tablets',
    'antidiabetics',
  ],
  ar: [
    'خافض سكر',
    'أدوية السكري',
    'خافضات السكر',
    'دواء السكر',
    'حبوب السكر',
    'علاج السكر',
    'أدوية السكر',
    'خافض للسكر',
  ],
  asked: [
    'حبوب سكر',
    'حبوب السكري',
    'دوا سكر',
    'دوا السكري',
    'منظم سكر',
    'منظم للسكر',
    'حبة سكر',
    'ينزل السكر',
    'دوا السكار',
    'دوا السكر',
    'dawa sokar',
    'dawa sukari',
    '7boob sokar',
    'sugar medicine',
    'diabetic pills',
    'diabetes pills',
    'diabetic tablets',
    'sugar pills',
    'type 2 diabetes pills',
    'type 2 diabetes tablets',
    'pills for diabetes',
    'برشام سكر',
    'برشام السكر',
    'حبوب النوع الثاني',
    'دوا السكري النوع الثاني',
    'دواء السكري النوع الثاني',
    'comprime diabete',
    'حبوب للسكري',
  ],
};

const insulin: ThesaurusGroup = {
  en: ['insulin', 'insulins'],
  ar: ['إنسولين', 'إنسلين', 'أنسولين'],
  asked: [
    'ansolin',
    'ansoleen',
    'insolin',
    'insulin pen',
    'قلم إنسولين',
    'إبرة انسولين',
    'إبر السكري',
    'حقن انسولين',
    'لانسولين',
    'sugar injection',
    ...askedFor(lastingComplaints.type1Diabetes),
  ],
};

const rapidInsulin: ThesaurusGroup = {
  en: [
    'rapid-acting insulin',
    'rapid insulin',
    'mealtime insulin',
    'bolus insulin',
    'fast insulin',
  ],
  ar: ['إنسولين سريع', 'إنسولين سريع المفعول', 'إنسولين الوجبات', 'إنسولين قبل الأكل'],
  asked: askedFor(insulin),
};

const shortInsulin: ThesaurusGroup = {
  en: ['short-acting insulin', 'short acting insulin'],
  ar: ['إنسولين قصير المفعول', 'إنسولين صافي'],
  asked: ['clear insulin', ...askedFor(insulin)],
};

const longInsulin: ThesaurusGroup = {
  en: ['long-acting insulin', 'basal insulin', 'long acting insulin', 'background insulin'],
  ar: ['إنسولين طويل المفعول', 'إنسولين قاعدي', 'إنسولين بطيء', 'إنسولين ممتد المفعول'],
  asked: ['insulin once a day', 'إنسولين مرة باليوم', 'إنسولين الليل', ...askedFor(insulin)],
};

const intermediateInsulin: ThesaurusGroup = {
  en: ['intermediate-acting insulin', 'intermediate insulin', 'cloudy insulin'],
  ar: ['إنسولين متوسط المفعول', 'إنسولين عكر'],
  asked: askedFor(insulin),
};

const biguanide: ThesaurusGroup = {
  en: ['biguanide', 'biguanides'],
  ar: ['بيغوانيد', 'بيجوانيد', 'بايجوانيد'],
  asked: askedFor(antidiabetic),
};

const sulfonylurea: ThesaurusGroup = {
  en: ['sulfonylurea', 'sulphonylurea', 'sulfonylureas', 'sulphonylureas'],
  ar: ['سلفونيل يوريا', 'سلفونيليوريا', 'سلفونايل يوريا'],
  asked: askedFor(antidiabetic),
};

const dpp4Inhibitor: ThesaurusGroup = {
  en: ['DPP-4 inhibitor', 'DPP4 inhibitor', 'gliptin', 'gliptins', 'DPP-4'],
  ar: ['مثبط DPP-4', 'مثبطات DPP4', 'جليبتين', 'غليبتين', 'جليبتينات'],
  asked: ['دي بي بي 4', ...askedFor(antidiabetic)],
};

const sglt2Inhibitor: ThesaurusGroup = {
  en: ['SGLT2 inhibitor', 'SGLT-2 inhibitor', 'gliflozin', 'gliflozins', 'SGLT2'],
  ar: ['مثبط SGLT2', 'مثبطات SGLT2', 'جليفلوزين', 'غليفلوزين'],
  asked: ['اس جي ال تي 2', 'حبوب تنزل السكر بالبول', ...askedFor(antidiabetic)],
};

const glitazone: ThesaurusGroup = {
  en: ['glitazone', 'thiazolidinedione', 'glitazones'],
  ar: ['جليتازون', 'غليتازون', 'ثيازوليدينديون'],
  asked: askedFor(antidiabetic),
};

const slimmingMedicine: ThesaurusGroup = {
  en: ['weight loss medicine', 'slimming medicine', 'slimming pills', 'anti-obesity medicine'],
  ar: ['أدوية التخسيس', 'حبوب تخسيس', 'حبوب تنحيف', 'دواء إنقاص الوزن', 'أدوية التنحيف'],
  asked: [
    'حبوب نحافة',
    'حبوب حرق الدهون',
    'حبوب ضعف',
    'دوا تنحيف',
    'دوا تخسيس',
    'سد الشهية',
    'قاطع شهية',
    'diet pills',
    'appetite suppressant',
    '7boob takhsees',
    ...askedFor(lastingComplaints.obesity),
  ],
};

const glp1Agonist: ThesaurusGroup = {
  en: ['GLP-1', 'GLP-1 agonist', 'GLP-1 receptor agonist', 'GLP1', 'incretin injection'],
  ar: ['ناهض GLP-1', 'محفز مستقبلات GLP-1', 'جي ال بي 1'],
  asked: [
    'إبرة سكر أسبوعية',
    'weekly diabetes injection',
    'إبرة أسبوعية',
    ...askedFor(antidiabetic),
  ],
};

/** Only those medicines of the class that are given for weight as well. */
const slimmingInjection: ThesaurusGroup = {
  en: ['slimming injection', 'weight loss injection', 'weight loss pen', 'slimming pen'],
  ar: ['إبر التنحيف', 'حقن التخسيس', 'إبر التخسيس', 'حقن إنقاص الوزن', 'إبرة التنحيف'],
  asked: [
    'إبر تنحيف',
    'ابرة النحافة',
    'إبر نزول الوزن',
    'حقنة التخسيس',
    'قلم تنحيف',
    'ebar tan7if',
    'ebar takhsees',
    ...askedFor(slimmingMedicine),
  ],
};

const thyroidHormone: ThesaurusGroup = {
  en: ['thyroid hormone', 'thyroid replacement', 'thyroid tablets', 'thyroid medicine'],
  ar: ['هرمون الغدة الدرقية', 'دواء الغدة الدرقية', 'حبوب الغدة', 'دواء الغدة', 'هرمون الدرقية'],
  asked: [
    'هرمون الغدة',
    'دوا الغدة',
    'حبوب غدة',
    'حبوب خمول الغدة',
    'دوا الغدة الخاملة',
    'دوا الكواتر',
    '7boob ghoda',
    'dawa ghoda',
  ],
};

const antithyroid: ThesaurusGroup = {
  en: ['antithyroid', 'antithyroid medicine', 'antithyroid drug', 'anti-thyroid'],
  ar: ['مضاد الغدة الدرقية', 'مضاد درقية', 'مضادات الدرق', 'دواء فرط الدرقية'],
  asked: ['حبوب نشاط الغدة', 'دوا الغدة النشطة', ...askedFor(lastingComplaints.hyperthyroidism)],
};

const boneMedicine: ThesaurusGroup = {
  en: ['osteoporosis medicine', 'bone-strengthening medicine', 'antiresorptive'],
  ar: ['دواء الهشاشة', 'أدوية هشاشة العظام', 'علاج الهشاشة', 'دواء هشاشة العظام'],
  asked: [
    'حبوب هشاشة',
    'إبرة هشاشة',
    'إبرة العظام',
    'bone injection',
    'دوا هشاشة',
    ...askedFor(lastingComplaints.osteoporosis),
  ],
};

const bisphosphonate: ThesaurusGroup = {
  en: ['bisphosphonate', 'bisphosphonates'],
  ar: ['بيسفوسفونات', 'بايفوسفونات', 'ثنائي الفوسفونات'],
  asked: ['weekly bone tablet', 'حبة الهشاشة الأسبوعية', ...askedFor(boneMedicine)],
};

const fertilityMedicine: ThesaurusGroup = {
  en: ['fertility medicine', 'ovulation stimulant', 'fertility drug', 'ovulation induction'],
  ar: ['منشط مبايض', 'منشط للتبويض', 'أدوية الخصوبة', 'منشطات التبويض', 'منشط تبويض'],
  asked: [
    'منشطات حمل',
    'حبوب تنشيط',
    'إبر تنشيط',
    'إبر منشطة',
    'حبوب للحمل',
    'دوا يساعد على الحمل',
    'tanshit mabayed',
    ...askedFor(womenAndChildrenComplaints.infertility),
  ],
};

const prolactinLowering: ThesaurusGroup = {
  en: ['prolactin-lowering medicine', 'dopamine agonist for prolactin'],
  ar: ['خافض هرمون الحليب', 'دواء هرمون الحليب', 'خافض البرولاكتين'],
  asked: [
    'تنشيف الحليب',
    'تجفيف الحليب',
    'stop breast milk',
    ...askedFor(lastingComplaints.hyperprolactinaemia),
  ],
};

/** Classes of medicines for diabetes, weight, thyroid, bones and fertility. */
export const diabetesAndHormoneClasses = {
  antidiabetic,
  insulin,
  rapidInsulin,
  shortInsulin,
  longInsulin,
  intermediateInsulin,
  biguanide,
  sulfonylurea,
  dpp4Inhibitor,
  sglt2Inhibitor,
  glitazone,
  slimmingMedicine,
  glp1Agonist,
  slimmingInjection,
  thyroidHormone,
  antithyroid,
  boneMedicine,
  bisphosphonate,
  fertilityMedicine,
  prolactinLowering,
} satisfies Record<string, ThesaurusGroup>;
