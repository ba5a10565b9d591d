import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { whoeverDoes } from './whoever-does.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Therapists, counsellors and other allied health professions. */
export const alliedProfessions: readonly ThesaurusGroup[] = [
  {
    en: ['nursing', 'nursing care', 'nursing services'],
    ar: ['تمريض', 'رعاية تمريضية', 'خدمات تمريضية'],
    asked: ['tamreed'],
  },
  {
    en: ['physiotherapist', 'physical therapist', 'physio', 'physiotherapy specialist'],
    ar: [
      'اختصاصي علاج طبيعي',
      'أخصائي علاج طبيعي',
      'اختصاصية علاج طبيعي',
      'معالج طبيعي',
      'معالج فيزيائي',
      'دكتور علاج طبيعي',
    ],
    asked: [
      'فيزيوثيرابيست',
      'فيزيو',
      'fizio',
      '3elag tabi3i',
      'PT',
      'DPT',
      'PT job',
      'rehab therapist',
      'أخصائية علاج طبيعي',
      'معالجة طبيعية',
      'علاج فيزيائي وظيفة',
    ],
  },
  {
    en: ['physiotherapy', 'physical therapy', 'physiotherapy clinic', 'physiotherapy department'],
    ar: [
      'العلاج الطبيعي',
      'العلاج الفيزيائي',
      'عيادة علاج طبيعي',
      'المعالجة الفيزيائية',
      'فيزيوثيرابي',
    ],
    asked: [
      'مركز علاج طبيعي',
      'physiotherapy centre',
      'جلسات علاج طبيعي',
      'مساج طبي',
      ...askedFor(
        everydayComplaints.backache,
        mindAndNerveComplaints.slippedDisc,
        mindAndNerveComplaints.neckPain,
        organComplaints.shoulderPain,
        organComplaints.ligament,
        mindAndNerveComplaints.facialPalsy,
      ),
    ],
  },
  {
    en: ['occupational therapist', 'OT therapist'],
    ar: ['اختصاصي علاج وظيفي', 'معالج وظيفي', 'أخصائي علاج وظيفي'],
    asked: [
      'OT',
      ...askedFor(mindAndNerveComplaints.autism, mindAndNerveComplaints.developmentalDelay),
    ],
  },
  {
    en: [
      'speech therapist',
      'speech and language therapist',
      'speech pathologist',
      'speech-language pathologist',
      'SLP',
    ],
    ar: ['اختصاصي نطق', 'أخصائي نطق وتخاطب', 'اختصاصي تخاطب', 'معالج نطق'],
    asked: [
      'swallowing problems',
      'نطق',
      ...askedFor(womenAndChildrenComplaints.speechDelay),
      'SLP therapist',
      'teaches children talk',
      'دكتور نطق',
      'اخصائي تخاطب',
      'جلسات نطق',
      'اخصائية نطق',
      ...whoeverDoes('علم الطفل النطق', 'تكلم متأخر طفل'),
    ],
  },
  {
    en: ['respiratory therapist', 'respiratory care practitioner', 'RT therapist'],
    ar: ['اختصاصي علاج تنفسي', 'معالج تنفسي', 'فني رعاية تنفسية', 'أخصائي علاج تنفسي'],
    asked: [
      'ventilator specialist',
      'RT',
      'RT respiratory',
      'respiratory technician',
      'RRT',
      'أخصائي تنفس',
      'فني تنفس',
      'اخصائي رعاية تنفسية',
    ],
  },
  {
    en: ['genetic counsellor', 'genetic counselor', 'genetics counsellor'],
    ar: ['مرشد وراثي', 'مرشدة وراثية', 'مستشار وراثي', 'استشاري وراثة', 'مستشارة وراثية'],
    asked: ['genetics counselor', 'مستشار جيني', 'أخصائي وراثة', 'مستشارة جينات'],
  },
  {
    en: [
      'dietitian',
      'nutritionist',
      'dietician',
      'clinical dietitian',
      'diet specialist',
      'clinical nutritionist',
    ],
    ar: [
      'اختصاصي تغذية',
      'أخصائية تغذية',
      'اختصاصية تغذية',
      'دكتور تغذية',
      'دكتورة تغذية',
      'خبير تغذية',
      'مثقف تغذية',
      'أخصائي تغذية علاجية',
    ],
    asked: ['diet doctor', 'دكتورة رجيم'],
  },
  {
    en: ['psychologist', 'clinical psychologist', 'counselling psychologist'],
    ar: [
      'اختصاصي نفسي',
      'أخصائي نفسي',
      'معالج نفسي',
      'اختصاصية نفسية',
      'معالجة نفسية',
      'أخصائية نفسية',
      'اختصاصي علم نفس',
    ],
    asked: [...askedFor(mindAndNerveComplaints.stress)],
  },
  {
    en: ['behaviour therapist', 'behavior analyst', 'ABA therapist', 'BCBA', 'behaviour analyst'],
    ar: ['محلل سلوك', 'معالج سلوكي', 'اختصاصي تعديل سلوك', 'أخصائي تعديل سلوك', 'محلل سلوك تطبيقي'],
    asked: ['ABA', 'RBT', ...askedFor(mindAndNerveComplaints.autism)],
  },
  {
    en: ['special education teacher', 'special needs teacher', 'special educator'],
    ar: ['معلم تربية خاصة', 'معلمة تربية خاصة', 'اختصاصي تربية خاصة', 'مدرس تربية خاصة'],
  },
  {
    en: ['social worker', 'medical social worker', 'clinical social worker'],
    ar: [
      'اختصاصي اجتماعي',
      'أخصائي اجتماعي',
      'باحث اجتماعي',
      'خدمة اجتماعية طبية',
      'اختصاصية اجتماعية',
      'أخصائية اجتماعية',
    ],
  },
  {
    en: ['optometrist', 'optician specialist', 'eye examiner', 'vision specialist'],
    ar: [
      'اختصاصي بصريات',
      'أخصائي بصريات',
      'فاحص نظر',
      'اختصاصية بصريات',
      'فني فحص نظر',
      'أخصائي عيون وبصريات',
    ],
    asked: [
      'optician',
      'بصريات',
      'اوبتومترست',
      'eye test person',
      'فحص نظارات',
      'eye tester job',
      'optician job',
      'refractionist',
      'اخصائي نظر',
      'فاحص بصر',
    ],
  },
  {
    en: ['orthoptist', 'orthoptics specialist'],
    ar: ['اختصاصي تقويم البصر', 'مقوم البصر'],
    asked: ['squint'],
  },
  {
    en: ['audiologist', 'hearing specialist', 'hearing aid specialist', 'audiology specialist'],
    ar: [
      'اختصاصي سمعيات',
      'أخصائي سمع',
      'اختصاصي سمع واتزان',
      'فني سمعيات',
      'أخصائي سمعيات',
      'اختصاصي سمع',
    ],
  },
  {
    en: ['podiatrist', 'chiropodist', 'foot specialist', 'foot doctor'],
    ar: ['اختصاصي قدم', 'طبيب أقدام', 'معالج أقدام', 'أخصائي قدم', 'دكتور قدم'],
  },
  {
    en: [
      'prosthetist',
      'orthotist',
      'prosthetist orthotist',
      'P&O specialist',
      'prosthetics and orthotics specialist',
    ],
    ar: [
      'اختصاصي أطراف صناعية',
      'فني أطراف صناعية',
      'اختصاصي جبائر',
      'أخصائي أطراف صناعية',
      'فني جبائر وأطراف',
    ],
    asked: ['artificial leg maker'],
  },
  {
    en: ['dental hygienist', 'dental therapist', 'hygienist', 'oral hygienist'],
    ar: ['اختصاصي صحة أسنان', 'فني صحة أسنان', 'أخصائية صحة الفم', 'اختصاصية صحة الفم'],
    asked: ['scaling', 'تنظيف جير'],
  },
  {
    en: ['chiropractor', 'manual therapist'],
    ar: ['مقوم العظام', 'معالج يدوي', 'معالج تقويم العمود الفقري', 'كيروبراكتك'],
    asked: ['back cracking', 'طقطقة الظهر'],
  },
  {
    en: [
      'acupuncturist',
      'traditional medicine practitioner',
      'cupping therapist',
      'hijama therapist',
    ],
    ar: ['معالج بالإبر الصينية', 'حجام', 'معالج حجامة', 'معالج طب بديل', 'اختصاصي حجامة'],
  },
  {
    en: ['massage therapist', 'masseur', 'medical massage therapist', 'spa therapist'],
    ar: ['معالج تدليك', 'مدلك طبي', 'اختصاصي مساج', 'معالجة مساج'],
    asked: ['massage', 'مساج'],
  },
  {
    en: [
      'beauty therapist',
      'laser technician',
      'aesthetician',
      'laser hair removal technician',
      'skin therapist',
      'esthetician',
    ],
    ar: ['اختصاصية تجميل', 'فنية ليزر', 'خبيرة تجميل', 'فني ليزر', 'أخصائية بشرة', 'اختصاصية بشرة'],
  },
  {
    en: ['speech therapy', 'speech and language therapy'],
    ar: ['علاج النطق', 'نطق وتخاطب', 'جلسات تخاطب', 'علاج النطق واللغة'],
    asked: askedFor(womenAndChildrenComplaints.speechDelay),
  },
  {
    en: ['occupational therapy', 'OT sessions'],
    ar: ['العلاج الوظيفي', 'العلاج بالعمل', 'جلسات علاج وظيفي'],
    asked: askedFor(mindAndNerveComplaints.developmentalDelay),
  },
  {
    en: ['behaviour therapy', 'behavior therapy', 'applied behaviour analysis', 'ABA therapy'],
    ar: ['تعديل السلوك', 'العلاج السلوكي', 'تحليل السلوك التطبيقي'],
    asked: askedFor(mindAndNerveComplaints.autism),
  },
];
