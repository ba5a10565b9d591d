import { askedFor } from './asked-for.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

const contraceptivePill: ThesaurusGroup = {
  en: [
    'contraceptive pill',
    'oral contraceptive',
    'birth control pill',
    'combined oral contraceptive',
    'birth control pills',
  ],
  ar: ['حبوب منع الحمل', 'حبوب تنظيم النسل', 'أقراص منع الحمل', 'حبوب مانعة للحمل'],
  asked: [
    'حبوب منع',
    'حبوب تنظيم',
    'حبوب المنع',
    'مانع حمل حبوب',
    'برشام منع الحمل',
    'حب منع حمل',
    'pilule',
    'البيلول',
    '7boob man3',
    'pills to not get pregnant',
    ...askedFor(womenAndChildrenComplaints.contraception),
  ],
};

const miniPill: ThesaurusGroup = {
  en: ['progestogen-only pill', 'mini pill', 'minipill', 'progestin-only pill'],
  ar: ['حبوب منع الحمل للمرضع', 'حبوب البروجستيرون فقط', 'حبوب منع الحمل أحادية الهرمون'],
  asked: ['منع حمل للمرضعات', 'حبوب منع للرضاعة', ...askedFor(contraceptivePill)],
};

const contraceptiveInjection: ThesaurusGroup = {
  en: ['contraceptive injection', 'birth control injection', 'birth control shot'],
  ar: ['إبرة منع الحمل', 'حقن منع الحمل', 'إبر منع الحمل', 'حقنة منع الحمل'],
  asked: [
    'حقنة تلات شهور',
    'إبرة ثلاث شهور',
    ...askedFor(womenAndChildrenComplaints.contraception),
  ],
};

const hormoneTherapy: ThesaurusGroup = {
  en: [
    'hormone therapy',
    'hormonal treatment',
    'HRT',
    'hormone replacement therapy',
    'hormone replacement',
  ],
  ar: ['علاج هرموني', 'العلاج بالهرمونات البديلة', 'هرمونات بديلة', 'علاج هرموني بديل'],
  asked: ['حبوب هرمونات', 'هرمونات نسائية', ...askedFor(womenAndChildrenComplaints.menopause)],
};

const oestrogen: ThesaurusGroup = {
  en: ['oestrogen', 'estrogen', 'female hormone', 'oestrogens', 'estrogens'],
  ar: ['إستروجين', 'هرمون الأنوثة', 'هرمون الإستروجين', 'أستروجين'],
  asked: askedFor(hormoneTherapy),
};

const progestogen: ThesaurusGroup = {
  en: ['progestogen', 'progestin', 'progestogens', 'progestins'],
  ar: ['بروجستوجين', 'بروجستين', 'بروجستوجينات'],
  asked: [
    'منظم دورة',
    'منظم الدورة',
    'حبوب تنزيل الدورة',
    'حبوب تأخير الدورة',
    'تنظيم الدورة حبوب',
  ],
};

const pregnancySupport: ThesaurusGroup = {
  en: ['pregnancy support', 'pregnancy support hormone'],
  ar: ['مثبت حمل', 'مثبت للحمل', 'مثبتات الحمل', 'تثبيت الحمل'],
  asked: [
    'منع الإجهاض',
    'حبوب تثبيت',
    'إبرة تثبيت الحمل',
    'تحاميل تثبيت',
    'تحاميل التثبيت',
    'mothabet 7aml',
    ...askedFor(womenAndChildrenComplaints.miscarriage),
  ],
};

const uterotonic: ThesaurusGroup = {
  en: ['uterotonic', 'oxytocic', 'uterotonics'],
  ar: ['مقبض للرحم', 'قابض للرحم', 'مقو لتقلصات الرحم'],
  asked: askedFor(womenAndChildrenComplaints.postpartumBleeding),
};

const tocolytic: ThesaurusGroup = {
  en: ['tocolytic', 'tocolytics', 'labour suppressant'],
  ar: ['مثبط الطلق', 'مانع الولادة المبكرة', 'مثبط تقلصات الرحم'],
  asked: askedFor(womenAndChildrenComplaints.prematureLabour),
};

const erectileMedicine: ThesaurusGroup = {
  en: ['PDE5 inhibitor', 'erectile dysfunction medicine', 'PDE-5 inhibitor', 'impotence medicine'],
  ar: ['دواء ضعف الانتصاب', 'منشط جنسي', 'مقوي جنسي', 'مثبط PDE5', 'حبوب الانتصاب'],
  asked: [
    'حبوب زرقاء',
    'الحبة الزرقاء',
    'حبوب جنسية',
    'حبوب رجال',
    'حبوب المتزوجين',
    'منشطات جنسية',
    'blue pill',
    'sex tablets',
    'sex pills',
    ...askedFor(womenAndChildrenComplaints.erectile),
  ],
};

const prostateMedicine: ThesaurusGroup = {
  en: ['prostate medicine', 'BPH medicine', 'prostate tablets'],
  ar: ['دواء البروستاتا', 'أدوية البروستاتا', 'حبوب البروستاتا', 'علاج البروستاتا'],
  asked: ['دوا بروستات', 'حبوب بروستات', ...askedFor(womenAndChildrenComplaints.prostate)],
};

const alphaBlocker: ThesaurusGroup = {
  en: ['alpha blocker', 'alpha blockers', 'alpha-1 blocker', 'alpha-blocker'],
  ar: ['حاصر ألفا', 'حاصرات ألفا', 'محصر ألفا', 'الفا بلوكر'],
};

const alphaReductaseInhibitor: ThesaurusGroup = {
  en: ['5-alpha reductase inhibitor', '5-ARI', '5 alpha reductase inhibitors'],
  ar: ['مثبط إنزيم ألفا ريدكتاز', 'مثبط 5 ألفا ريدكتاز'],
};

const bladderMedicine: ThesaurusGroup = {
  en: ['overactive bladder medicine', 'bladder relaxant', 'urinary antispasmodic'],
  ar: ['دواء المثانة', 'مرخي المثانة', 'دواء فرط نشاط المثانة', 'مضاد تقلص المثانة'],
  asked: [
    'حبوب مثانة',
    'دوا كثرة التبول',
    'دوا سلس',
    ...askedFor(womenAndChildrenComplaints.incontinence),
  ],
};

const androgen: ThesaurusGroup = {
  en: ['androgen', 'male hormone', 'androgens', 'testosterone replacement'],
  ar: ['أندروجين', 'هرمون ذكورة', 'هرمون الذكورة', 'هرمون ذكري'],
  asked: [
    'إبرة هرمون الذكورة',
    'إبر تستوستيرون',
    ...askedFor(womenAndChildrenComplaints.lowTestosterone),
  ],
};

/** Classes of medicines for women's and men's health. */
export const womenAndMenClasses = {
  contraceptivePill,
  miniPill,
  contraceptiveInjection,
  hormoneTherapy,
  oestrogen,
  progestogen,
  pregnancySupport,
  uterotonic,
  tocolytic,
  erectileMedicine,
  prostateMedicine,
  alphaBlocker,
  alphaReductaseInhibitor,
  bladderMedicine,
  androgen,
} satisfies Record<string, ThesaurusGroup>;
