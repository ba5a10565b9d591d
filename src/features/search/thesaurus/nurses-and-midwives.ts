import { askedFor } from './asked-for.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { whoeverDoes } from './whoever-does.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Nurses, midwives and those who care. */
export const nursesAndMidwives: readonly ThesaurusGroup[] = [
  {
    en: ['nurse', 'staff nurse', 'registered nurse', 'RN', 'nursing staff'],
    ar: ['ممرض', 'ممرضة', 'ممرضين', 'ممرضات', 'سستر'],
    asked: [
      'نيرسنق',
      'نيرسنج',
      'ستاف نيرس',
      'تمريض',
      'nursing',
      'nursing school',
      'nursing graduate',
      'ners',
      'momareda',
      'momarred',
      'حكيمة',
      'tamreed',
      'فرملي',
      'فرملية',
      'فرمليات',
      'infirmier',
      'infirmiere',
      'انفرمييه',
      'انفرميي',
    ],
  },
  {
    en: ['practical nurse', 'licensed practical nurse', 'LPN', 'enrolled nurse', 'assistant nurse'],
    ar: ['ممرض عملي', 'ممرضة عملية', 'ممرض مساعد', 'ممرضة مساعدة', 'فني تمريض'],
  },
  {
    en: [
      'nursing assistant',
      'nurse aide',
      'healthcare assistant',
      'patient care assistant',
      'nursing aide',
      'CNA',
      'HCA',
      'care assistant',
    ],
    ar: ['مساعد تمريض', 'مساعدة ممرضة', 'مساعد رعاية صحية', 'مساعد رعاية مرضى', 'مساعدة تمريض'],
  },
  {
    en: ['charge nurse', 'team leader nurse', 'shift leader', 'nurse in charge'],
    ar: ['ممرض مسؤول', 'ممرضة مسؤولة', 'رئيس مناوبة التمريض', 'مسؤولة مناوبة', 'مشرف مناوبة تمريض'],
  },
  {
    en: [
      'head nurse',
      'nurse manager',
      'ward sister',
      'nursing unit manager',
      'nursing supervisor',
    ],
    ar: ['رئيسة تمريض', 'رئيس تمريض', 'مشرفة تمريض', 'مشرف تمريض', 'رئيسة الممرضات', 'هيد نيرس'],
  },
  {
    en: ['director of nursing', 'chief nursing officer', 'nursing director', 'CNO'],
    ar: ['مدير التمريض', 'مديرة التمريض', 'رئيس هيئة التمريض'],
    asked: ['DON'],
  },
  {
    en: [
      'clinical nurse specialist',
      'nurse practitioner',
      'advanced practice nurse',
      'CNS nurse',
      'specialist nurse',
    ],
    ar: ['ممرض اختصاصي', 'ممرضة اختصاصية', 'ممرض ممارس', 'تمريض متخصص'],
    asked: ['NP', 'CNS'],
  },
  {
    en: ['nurse educator', 'nursing educator', 'clinical educator'],
    ar: ['مدرب تمريض', 'مثقف تمريض', 'مدرسة تمريض', 'معلمة تمريض'],
  },
  {
    en: [
      'intensive care nurse',
      'ICU nurse',
      'critical care nurse',
      'intensive care unit nurse',
      'CCU nurse',
    ],
    ar: [
      'ممرض عناية مركزة',
      'ممرضة عناية مركزة',
      'ممرض عناية',
      'تمريض العناية المركزة',
      'ممرضة عناية',
      'تمريض حالات حرجة',
      'ممرض رعاية مركزة',
    ],
    asked: ['ventilator nurse', 'nurse for icu', 'ممرضه انعاش'],
  },
  {
    en: [
      'emergency nurse',
      'ER nurse',
      'A&E nurse',
      'casualty nurse',
      'accident and emergency nurse',
      'emergency room nurse',
    ],
    ar: ['ممرض طوارئ', 'ممرضة طوارئ', 'تمريض الطوارئ', 'ممرض حوادث'],
  },
  {
    en: [
      'operating theatre nurse',
      'scrub nurse',
      'theatre nurse',
      'OT nurse',
      'perioperative nurse',
      'operating room nurse',
      'circulating nurse',
    ],
    ar: [
      'ممرض غرفة عمليات',
      'ممرضة عمليات',
      'تمريض العمليات',
      'ممرض عمليات',
      'ممرض سكراب',
      'ممرضة غرفة العمليات',
    ],
  },
  {
    en: ['recovery room nurse', 'PACU nurse', 'recovery nurse', 'post-anaesthesia nurse'],
    ar: ['ممرض إفاقة', 'ممرضة غرفة الإفاقة', 'تمريض الإفاقة', 'ممرض الإنعاش بعد التخدير'],
  },
  {
    en: ['anaesthesia nurse', 'nurse anaesthetist', 'nurse anesthetist', 'CRNA'],
    ar: ['ممرض تخدير', 'ممرضة تخدير', 'تمريض التخدير'],
  },
  {
    en: [
      'NICU nurse',
      'neonatal nurse',
      'newborn nurse',
      'nursery nurse',
      'neonatal intensive care nurse',
    ],
    ar: [
      'ممرضة حديثي الولادة',
      'ممرضة خدج',
      'تمريض حديثي الولادة',
      'ممرضة حضانة',
      'ممرضة العناية المركزة لحديثي الولادة',
    ],
  },
  {
    en: ['paediatric nurse', 'pediatric nurse', "children's nurse"],
    ar: ['ممرضة أطفال', 'ممرض أطفال', 'تمريض الأطفال'],
  },
  {
    en: [
      'labour and delivery nurse',
      'L&D nurse',
      'maternity nurse',
      'labor and delivery nurse',
      'obstetric nurse',
      'delivery room nurse',
    ],
    ar: ['ممرضة ولادة', 'تمريض الولادة', 'ممرضة نساء وولادة', 'ممرضة غرفة الولادة', 'ممرضة توليد'],
  },
  {
    en: ['midwife', 'midwives', 'nurse midwife', 'birth attendant'],
    ar: ['قابلة', 'قابلات', 'قابلة قانونية', 'مولدة'],
    asked: [
      'داية',
      'القبالة',
      'midwifery',
      'dayah',
      'ولادة بيت',
      'home birth',
      'delivers babies',
      'قابلة ولادة',
      ...whoeverDoes('ولد الحوامل قابلة'),
    ],
  },
  {
    en: ['dialysis nurse', 'haemodialysis nurse', 'hemodialysis nurse', 'renal nurse'],
    ar: ['ممرض غسيل كلى', 'ممرضة غسيل كلى', 'ممرض ديلزة', 'تمريض الكلى', 'ممرضة غسيل'],
  },
  {
    en: ['oncology nurse', 'chemotherapy nurse', 'cancer nurse'],
    ar: ['ممرض أورام', 'ممرضة أورام', 'تمريض الأورام', 'ممرضة كيماوي'],
  },
  {
    en: [
      'cardiac nurse',
      'cardiac care nurse',
      'cath lab nurse',
      'coronary care nurse',
      'cardiology nurse',
    ],
    ar: ['ممرض قلب', 'ممرضة قلب', 'تمريض القلب', 'ممرض قسطرة', 'ممرضة القسطرة القلبية'],
  },
  {
    en: ['psychiatric nurse', 'mental health nurse'],
    ar: ['ممرض نفسي', 'ممرضة صحة نفسية', 'تمريض نفسي', 'تمريض الصحة النفسية', 'ممرض صحة نفسية'],
  },
  {
    en: [
      'home care nurse',
      'home nurse',
      'private nurse',
      'home health nurse',
      'visiting nurse',
      'home nursing',
      'nursing at home',
    ],
    ar: [
      'ممرض رعاية منزلية',
      'ممرضة منزلية',
      'تمريض منزلي',
      'ممرضة بالبيت',
      'ممرض منزلي',
      'ممرضة رعاية منزلية',
      'ممرضة خاصة',
    ],
    asked: ['nurse to come home', 'ممرضة للوالدة', 'ممرضة تجي البيت', 'ممرضة لكبار السن'],
  },
  {
    en: ['community nurse', 'district nurse', 'public health nurse', 'health visitor'],
    ar: ['ممرض صحة مجتمع', 'ممرضة صحة عامة', 'تمريض مجتمعي', 'زائرة صحية'],
  },
  {
    en: ['school nurse', 'school health nurse'],
    ar: ['ممرضة مدرسة', 'ممرضة مدرسية', 'ممرض مدرسة', 'تمريض الصحة المدرسية'],
  },
  {
    en: ['occupational health nurse', 'company nurse', 'industrial nurse', 'site nurse'],
    ar: ['ممرض صحة مهنية', 'ممرضة صحة مهنية', 'ممرض شركة', 'ممرض موقع'],
  },
  {
    en: [
      'infection control nurse',
      'infection prevention nurse',
      'infection control practitioner',
      'infection preventionist',
    ],
    ar: [
      'ممرض مكافحة عدوى',
      'ممرضة مكافحة عدوى',
      'مسؤول مكافحة العدوى',
      'اختصاصي مكافحة العدوى',
      'أخصائي مكافحة عدوى',
    ],
  },
  {
    en: [
      'wound care nurse',
      'wound nurse',
      'stoma nurse',
      'wound care specialist',
      'tissue viability nurse',
    ],
    ar: ['ممرض عناية بالجروح', 'ممرضة جروح', 'اختصاصي عناية بالجروح', 'ممرضة فغرة', 'ممرض جروح'],
  },
  {
    en: [
      'diabetes educator',
      'diabetes nurse',
      'diabetic educator',
      'diabetes specialist nurse',
      'health educator for diabetes',
    ],
    ar: ['مثقف سكري', 'مثقفة سكري', 'ممرضة سكري', 'مثقف صحي للسكري', 'تثقيف السكري'],
  },
  {
    en: ['health educator', 'patient educator', 'health promotion officer'],
    ar: ['مثقف صحي', 'مثقفة صحية', 'اختصاصي تثقيف صحي', 'تثقيف صحي', 'توعية صحية'],
  },
  {
    en: ['lactation consultant', 'breastfeeding consultant', 'IBCLC', 'breastfeeding counsellor'],
    ar: ['استشارية رضاعة', 'مستشارة رضاعة طبيعية', 'اختصاصية رضاعة', 'استشارية رضاعة طبيعية'],
    asked: ['help with nursing my baby', ...askedFor(womenAndChildrenComplaints.breastfeeding)],
  },
  {
    en: ['vaccination nurse', 'immunisation nurse', 'immunization nurse'],
    ar: ['ممرضة تطعيم', 'ممرض تطعيمات', 'ممرضة التطعيمات'],
  },
  {
    en: ['dental nurse', 'dental assistant', 'dental surgery assistant', 'DSA'],
    ar: ['مساعد طبيب أسنان', 'مساعدة طبيب أسنان', 'ممرضة أسنان', 'مساعدة أسنان', 'مساعد أسنان'],
  },
  {
    en: ['dermatology nurse', 'aesthetic nurse', 'laser nurse', 'beauty nurse'],
    ar: ['ممرضة جلدية', 'ممرضة تجميل', 'ممرضة ليزر', 'ممرض جلدية'],
  },
  { en: ['endoscopy nurse', 'GI nurse'], ar: ['ممرض مناظير', 'ممرضة مناظير', 'تمريض المناظير'] },
  {
    en: ['IVF nurse', 'fertility nurse'],
    ar: ['ممرضة أطفال أنابيب', 'ممرضة إخصاب', 'ممرضة خصوبة'],
  },
  {
    en: ['geriatric nurse', 'elderly care nurse', 'nursing home nurse'],
    ar: ['ممرض مسنين', 'ممرضة مسنين', 'تمريض المسنين', 'ممرضة كبار السن'],
  },
  {
    en: ['telehealth nurse', 'triage call nurse', 'nurse hotline'],
    ar: ['ممرض استشارات هاتفية', 'ممرضة عن بعد', 'تمريض عن بعد'],
  },
  {
    en: ['case manager', 'nurse case manager', 'care coordinator', 'case management nurse'],
    ar: ['منسق رعاية', 'مدير حالة', 'منسقة رعاية', 'مدير حالات', 'منسق حالات'],
  },
  {
    en: [
      'caregiver',
      'carer',
      'home caregiver',
      'elderly carer',
      'care worker',
      'personal care assistant',
    ],
    ar: [
      'مقدم رعاية',
      'مرافق مريض',
      'مقدمة رعاية',
      'جليس مسنين',
      'مرافقة كبار السن',
      'جليسة مسنين',
      'مرافقة مسنين',
    ],
    asked: [
      'كير جيفر',
      'كيرقيفر',
      'someone to look after my mother',
      'من يرعى والدي',
      'looks after old',
      'شغالة تمريض',
      ...whoeverDoes('رعى المسن', 'هتم بالمسن'),
    ],
  },
  { en: ['patient sitter', 'patient companion'], ar: ['مرافق', 'مرافقة مريض', 'جليس مريض'] },
  {
    en: ['babysitter nurse', 'maternity nanny', 'baby nurse', 'newborn nanny'],
    ar: ['مربية مواليد', 'ممرضة مولود', 'مربية رضع', 'ممرضة بيبي'],
  },
  {
    en: [
      'porter',
      'hospital porter',
      'patient transporter',
      'orderly',
      'ward attendant',
      'ward boy',
    ],
    ar: ['ناقل مرضى', 'عامل نقل المرضى', 'مناول مستشفى', 'عامل جناح', 'تومرجي', 'فراش مستشفى'],
  },
];
