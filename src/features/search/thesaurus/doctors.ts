import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Doctors and dentists as persons: titles of jobs, and of those who head departments. */
export const doctors = {
  doctor: {
    en: ['doctor', 'physician', 'medical doctor', 'medical practitioner'],
    ar: ['طبيب', 'دكتور', 'طبيبة', 'دكتورة', 'أطباء', 'دكاترة'],
    asked: ['7akeem', 'حكيم', 'doktor', 'tabib', 'tabeeb', 'MD'],
  },
  consultant: {
    en: ['consultant', 'senior consultant'],
    ar: ['استشاري', 'استشارية', 'طبيب استشاري', 'دكتور استشاري'],
    asked: ['كونسلتنت', 'كونسلتانت', 'istishari'],
  },
  specialist: {
    en: ['specialist', 'specialist physician', 'specialist doctor'],
    ar: ['اختصاصي', 'أخصائي', 'اختصاصية', 'أخصائية', 'طبيب اختصاصي', 'طبيب متخصص'],
    asked: ['سبشلست', 'سبيشاليست', 'akhesa2i'],
  },
  registrar: {
    en: ['registrar', 'senior registrar', 'specialty registrar'],
    ar: ['نائب اختصاصي', 'نائب أول', 'طبيب مسجل', 'مسجل طبي'],
  },
  residentDoctor: {
    en: ['resident doctor', 'resident', 'resident physician', 'junior doctor', 'house officer'],
    ar: ['طبيب مقيم', 'طبيبة مقيمة', 'نائب مقيم'],
    asked: ['training doctor', 'RMO', 'SHO'],
  },
  intern: {
    en: ['intern', 'medical intern'],
    ar: ['طبيب امتياز', 'امتياز', 'متدرب طبي', 'طبيب متدرب'],
    asked: ['imtiyaz', 'تدريب خريجين', 'HO'],
  },
  generalPractitioner: {
    en: ['general practitioner', 'GP', 'general physician', 'general doctor'],
    ar: ['طبيب عام', 'ممارس عام', 'طبيبة عامة', 'دكتور عام'],
    asked: [
      'جي بي',
      'family clinic doctor',
      'family physician',
      'family doctor',
      'طبيب أسرة',
      'طبيب عائلة',
    ],
  },
  familyPhysician: {
    en: [
      'family physician',
      'family doctor',
      'family medicine doctor',
      'family medicine physician',
    ],
    ar: ['طبيب أسرة', 'طبيبة أسرة', 'طبيب عائلة', 'دكتور عائلة', 'اختصاصي طب أسرة'],
    asked: [
      'GP',
      'general practitioner',
      'جي بي',
      'طبيب عام',
      'ممارس عام',
      'دكتور عام',
      'primary care doctor',
      'GP job',
      'family medicine consultant',
      'طبيب عيلة',
      'طب أسرة وظيفة',
    ],
  },
  internist: {
    en: [
      'internist',
      'internal medicine doctor',
      'internal medicine specialist',
      'internal medicine physician',
    ],
    ar: [
      'طبيب باطنية',
      'طبيب باطني',
      'دكتور باطنية',
      'اختصاصي باطنية',
      'دكتور باطنة',
      'أخصائي باطنية',
    ],
  },
  cardiologist: {
    en: ['cardiologist', 'heart doctor', 'heart specialist', 'cardiac physician'],
    ar: ['طبيب قلب', 'طبيبة قلب', 'دكتور قلب', 'اختصاصي قلب', 'أخصائي قلب', 'طبيب أمراض القلب'],
  },
  paediatrician: {
    en: [
      'paediatrician',
      'pediatrician',
      "children's doctor",
      'child specialist',
      'kids doctor',
      'paediatric doctor',
    ],
    ar: [
      'طبيب أطفال',
      'طبيبة أطفال',
      'دكتور أطفال',
      'اختصاصي أطفال',
      'أخصائي أطفال',
      'دكتورة أطفال',
      'اختصاصي طب أطفال',
    ],
    asked: [
      'kids doctor job',
      'pediatric consultant',
      'children doctor',
      'peds doctor',
      'استشاري أطفال',
    ],
  },
  neonatologist: {
    en: ['neonatologist', 'newborn doctor'],
    ar: ['طبيب حديثي الولادة', 'اختصاصي حديثي الولادة', 'دكتور مواليد', 'طبيب خدج'],
  },
  dermatologist: {
    en: ['dermatologist', 'skin doctor', 'skin specialist'],
    ar: [
      'طبيب جلدية',
      'طبيبة جلدية',
      'دكتور جلدية',
      'اختصاصي جلدية',
      'أخصائي جلدية',
      'دكتورة جلدية',
    ],
    asked: ['derma doctor', 'استشاري جلدية'],
  },
  aestheticDoctor: {
    en: ['aesthetic doctor', 'cosmetic doctor', 'aesthetic physician'],
    ar: ['طبيب تجميل', 'طبيبة تجميل', 'دكتور تجميل', 'دكتورة تجميل'],
    asked: ['botox doctor', 'دكتورة بوتوكس'],
  },
  neurologist: {
    en: ['neurologist', 'nerve doctor', 'neurology specialist'],
    ar: [
      'طبيب أعصاب',
      'دكتور أعصاب',
      'اختصاصي أعصاب',
      'دكتور مخ وأعصاب',
      'أخصائي أعصاب',
      'طبيب مخ وأعصاب',
    ],
  },
  psychiatrist: {
    en: ['psychiatrist', 'mental health doctor'],
    ar: ['طبيب نفسي', 'طبيبة نفسية', 'دكتور نفسي', 'دكتور نفساني', 'اختصاصي طب نفسي'],
  },
  endocrinologist: {
    en: ['endocrinologist', 'hormone doctor', 'diabetes specialist', 'diabetologist'],
    ar: ['طبيب غدد', 'دكتور غدد', 'اختصاصي غدد صماء', 'دكتور سكري', 'طبيب سكري', 'أخصائي غدد'],
  },
  gastroenterologist: {
    en: ['gastroenterologist', 'stomach doctor', 'digestive specialist', 'GI doctor'],
    ar: [
      'طبيب جهاز هضمي',
      'دكتور جهاز هضمي',
      'اختصاصي جهاز هضمي',
      'دكتور معدة',
      'أخصائي جهاز هضمي',
      'طبيب هضمية',
    ],
  },
  nephrologist: {
    en: ['nephrologist', 'kidney doctor', 'kidney specialist'],
    ar: ['طبيب كلى', 'دكتور كلى', 'اختصاصي كلى', 'أخصائي كلى'],
  },
  pulmonologist: {
    en: [
      'pulmonologist',
      'chest doctor',
      'lung doctor',
      'chest specialist',
      'respiratory physician',
    ],
    ar: ['طبيب صدرية', 'دكتور صدر', 'دكتور صدرية', 'اختصاصي صدرية', 'طبيب صدر', 'أخصائي صدرية'],
  },
  rheumatologist: {
    en: ['rheumatologist', 'joint doctor'],
    ar: ['طبيب روماتيزم', 'دكتور روماتيزم', 'اختصاصي روماتيزم', 'طبيب مفاصل', 'دكتور مفاصل'],
  },
  oncologist: {
    en: ['oncologist', 'cancer doctor', 'cancer specialist', 'tumour doctor'],
    ar: ['طبيب أورام', 'دكتور أورام', 'اختصاصي أورام', 'أخصائي أورام'],
  },
  haematologist: {
    en: ['haematologist', 'hematologist', 'blood doctor'],
    ar: ['طبيب أمراض دم', 'دكتور دم', 'اختصاصي أمراض الدم', 'طبيب دم'],
  },
  infectiousDiseasesDoctor: {
    en: [
      'infectious diseases doctor',
      'infectious disease specialist',
      'infectious disease physician',
    ],
    ar: ['طبيب أمراض معدية', 'اختصاصي أمراض معدية', 'دكتور حميات', 'طبيب حميات'],
  },
  emergencyPhysician: {
    en: [
      'emergency physician',
      'emergency doctor',
      'ER doctor',
      'A&E doctor',
      'casualty doctor',
      'emergency medicine specialist',
    ],
    ar: ['طبيب طوارئ', 'طبيبة طوارئ', 'دكتور طوارئ', 'اختصاصي طوارئ', 'أخصائي طوارئ'],
    asked: [
      'ER physician',
      'ED physician',
      'casualty medical officer',
      'emergency room doctor',
      'دكتور حوادث',
      'طبيب حوادث',
      'طبيب إسعاف',
    ],
  },
  intensivist: {
    en: ['intensivist', 'ICU doctor', 'critical care physician', 'intensive care doctor'],
    ar: [
      'طبيب عناية مركزة',
      'دكتور عناية',
      'اختصاصي عناية مركزة',
      'طبيب عناية',
      'طبيب رعاية مركزة',
    ],
  },
  anaesthetist: {
    en: [
      'anaesthetist',
      'anesthesiologist',
      'anaesthesiologist',
      'anaesthesia doctor',
      'anesthetist',
    ],
    ar: ['طبيب تخدير', 'دكتور تخدير', 'اختصاصي تخدير', 'أخصائي تخدير', 'دكتور بنج'],
    asked: ['انستيزيا'],
  },
  generalSurgeon: {
    en: ['general surgeon', 'surgeon', 'surgical specialist'],
    ar: ['جراح', 'جراح عام', 'طبيب جراح', 'دكتور جراحة', 'اختصاصي جراحة', 'دكتور جراح'],
    asked: ['سيرجن'],
  },
  cardiacSurgeon: {
    en: ['cardiac surgeon', 'heart surgeon', 'cardiothoracic surgeon'],
    ar: ['جراح قلب', 'دكتور جراحة قلب', 'جراح قلب وصدر', 'اختصاصي جراحة قلب'],
  },
  vascularSurgeon: {
    en: ['vascular surgeon', 'vein doctor'],
    ar: ['جراح أوعية دموية', 'دكتور أوعية', 'طبيب أوعية دموية', 'دكتور دوالي'],
  },
  neurosurgeon: {
    en: ['neurosurgeon', 'brain surgeon'],
    ar: ['جراح أعصاب', 'جراح مخ وأعصاب', 'دكتور جراحة مخ', 'جراح دماغ'],
  },
  orthopaedicSurgeon: {
    en: [
      'orthopaedic surgeon',
      'orthopedic surgeon',
      'bone doctor',
      'orthopaedist',
      'orthopedist',
      'orthopedic doctor',
    ],
    ar: ['طبيب عظام', 'جراح عظام', 'دكتور عظام', 'اختصاصي عظام', 'أخصائي عظام'],
  },
  plasticSurgeon: {
    en: ['plastic surgeon', 'cosmetic surgeon'],
    ar: ['جراح تجميل', 'دكتور جراحة تجميل', 'طبيب جراحة تجميل'],
  },
  urologist: {
    en: ['urologist', 'urology doctor'],
    ar: [
      'طبيب مسالك بولية',
      'دكتور مسالك',
      'جراح مسالك بولية',
      'اختصاصي مسالك بولية',
      'أخصائي مسالك',
      'طبيب مسالك',
    ],
  },
  gynaecologist: {
    en: [
      'gynaecologist',
      'gynecologist',
      'obstetrician',
      "women's doctor",
      'obstetrician and gynaecologist',
      'OB-GYN doctor',
      'lady doctor',
    ],
    ar: [
      'طبيب نساء وولادة',
      'طبيبة نساء وولادة',
      'دكتورة نساء',
      'دكتورة نسائية',
      'طبيبة نسائية',
      'اختصاصية نساء وتوليد',
      'دكتورة نساء وولادة',
      'دكتور نسائية',
      'أخصائية نساء وولادة',
      'طبيبة نساء',
    ],
  },
  fertilityDoctor: {
    en: ['fertility doctor', 'IVF doctor', 'reproductive medicine specialist'],
    ar: ['دكتور أطفال أنابيب', 'طبيب عقم', 'دكتور عقم', 'طبيب خصوبة'],
  },
  entDoctor: {
    en: [
      'ENT doctor',
      'ENT surgeon',
      'ENT specialist',
      'otolaryngologist',
      'ear nose throat doctor',
      'throat doctor',
    ],
    ar: [
      'طبيب أنف وأذن وحنجرة',
      'دكتور أنف وأذن',
      'اختصاصي أنف وأذن وحنجرة',
      'دكتور أنف وأذن وحنجرة',
      'أخصائي أنف وأذن',
      'جراح أنف وأذن وحنجرة',
    ],
  },
  ophthalmologist: {
    en: ['ophthalmologist', 'eye doctor', 'eye surgeon', 'eye specialist', 'oculist'],
    ar: ['طبيب عيون', 'طبيبة عيون', 'دكتور عيون', 'اختصاصي عيون', 'جراح عيون', 'أخصائي عيون'],
  },
  dentist: {
    en: [
      'dentist',
      'dental surgeon',
      'general dentist',
      'dental practitioner',
      'teeth doctor',
      'DDS',
    ],
    ar: [
      'طبيب أسنان',
      'طبيبة أسنان',
      'دكتور أسنان',
      'دكتورة أسنان',
      'طبيب أسنان عام',
      'اختصاصي أسنان',
      'دكتور سنان',
    ],
    asked: ['دنتست', 'دينتست', 'طبيب الضرس', 'طبيب السنان', 'طبيب سنين', 'حكيم سنان', 'دكتور ضروس'],
  },
  orthodontist: {
    en: ['orthodontist', 'braces doctor'],
    ar: ['طبيب تقويم أسنان', 'دكتور تقويم', 'اختصاصي تقويم أسنان', 'أخصائي تقويم', 'طبيب تقويم'],
  },
  endodontist: {
    en: ['endodontist', 'root canal specialist'],
    ar: ['طبيب علاج جذور', 'اختصاصي علاج عصب', 'دكتور عصب', 'اختصاصي معالجة لبية'],
  },
  maxillofacialSurgeon: {
    en: ['maxillofacial surgeon', 'oral surgeon', 'jaw surgeon'],
    ar: ['جراح فم وفكين', 'جراح وجه وفكين', 'دكتور جراحة فكين', 'جراح فكين'],
  },
  radiologist: {
    en: ['radiologist', 'radiology doctor', 'imaging doctor'],
    ar: ['طبيب أشعة', 'دكتور أشعة', 'اختصاصي أشعة تشخيصية', 'طبيبة أشعة'],
    asked: ['راديولوجست'],
  },
  pathologist: {
    en: ['pathologist', 'histopathologist'],
    ar: ['طبيب علم الأمراض', 'اختصاصي علم أمراض', 'طبيب أنسجة', 'طبيب باثولوجي'],
    asked: [
      'lab doctor',
      'anatomical pathologist',
      'pathology consultant',
      'استشاري باثولوجي',
      'دكتور باثولوجي',
      'طبيب تشريح مرضي',
    ],
  },
  physiatrist: {
    en: [
      'physiatrist',
      'rehabilitation doctor',
      'rehabilitation physician',
      'physical medicine doctor',
    ],
    ar: ['طبيب تأهيل', 'طبيب طب طبيعي', 'اختصاصي طب طبيعي', 'دكتور تأهيل'],
  },
  geriatrician: {
    en: ['geriatrician', 'doctor for the elderly'],
    ar: ['طبيب مسنين', 'طبيب شيخوخة', 'دكتور كبار السن'],
  },
  medicalDirector: {
    en: ['medical director', 'chief medical officer', 'CMO', 'medical superintendent'],
    ar: ['مدير طبي', 'رئيس الأطباء', 'مديرة طبية'],
    asked: ['CMO hospital'],
  },
  headOfDepartment: {
    en: ['head of department', 'department head', 'chief of department', 'clinical head', 'HOD'],
    ar: ['رئيس قسم', 'رئيسة قسم', 'مدير القسم'],
  },
} satisfies Readonly<Record<string, ThesaurusGroup>>;
