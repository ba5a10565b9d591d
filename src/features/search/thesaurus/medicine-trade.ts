import type { ThesaurusGroup } from './thesaurus-group.ts';

/** The words of prescribing, dispensing and trading medicines. */
export const medicineTrade: readonly ThesaurusGroup[] = [
  {
    en: ['homeopathy', 'homoeopathic', 'homeopathic medicine', 'homeopathic remedy'],
    ar: ['الطب التجانسي', 'هوميوباثي', 'معالجة مثلية'],
  },
  {
    en: ['over-the-counter', 'OTC', 'without prescription', 'nonprescription', 'non-prescription'],
    ar: [
      'بلا وصفة',
      'من دون وصفة طبية',
      'بدون وصفة',
      'يصرف دون وصفة',
      'بدون وصفة طبية',
      'او تي سي',
    ],
    asked: ['no prescription needed'],
  },
  {
    en: ['prescription only', 'prescription medicine', 'prescription required'],
    ar: ['بوصفة طبية', 'بوصفة طبية فقط', 'يصرف بوصفة', 'بروشتة'],
    asked: ['needs prescription'],
  },
  {
    en: [
      'controlled drug',
      'controlled medicine',
      'narcotic',
      'scheduled drug',
      'controlled substance',
    ],
    ar: ['دواء مراقب', 'أدوية مراقبة', 'أدوية مخدرة', 'مادة خاضعة للرقابة', 'جدول المخدرات'],
  },
  {
    en: ['prescription', "doctor's prescription", 'medical prescription'],
    ar: ['وصفة طبية', 'روشتة', 'وصفة', 'راشيتة', 'وصفة دواء'],
    asked: ['roshetta', 'rashetta'],
  },
  {
    en: [
      'generic',
      'generic medicine',
      'generic name',
      'active ingredient',
      'active substance',
      'scientific name',
    ],
    ar: ['الاسم العلمي', 'المادة الفعالة', 'دواء جنيس', 'أدوية جنيسة', 'الاسم العلمي للدواء'],
    asked: ['same ingredient', 'نفس المادة'],
  },
  {
    en: ['brand name', 'trade name', 'branded medicine', 'proprietary name'],
    ar: ['الاسم التجاري'],
  },
  {
    en: ['medicine alternative', 'alternative brand'],
    ar: ['بديل دواء', 'بدائل دوائية', 'مثيل الدواء', 'بدائل الدواء'],
    asked: ['instead of', 'نفس الدواء', 'badeel', 'ايش البديل', 'شنو بديله'],
  },
  { en: ['strength', 'dose strength'], ar: ['تركيز', 'قوة الجرعة', 'تركيز الدواء'] },
  {
    en: ['dosage', 'posology'],
    ar: ['جرعة', 'الجرعات', 'مقدار الجرعة'],
    asked: ['how much to take', 'كم حبة'],
  },
  {
    en: [
      'side effect',
      'side effects',
      'adverse reaction',
      'adverse effect',
      'adverse drug reaction',
    ],
    ar: ['أثر جانبي', 'آثار جانبية', 'أعراض جانبية', 'تفاعل دوائي ضار', 'مضاعفات الدواء'],
    asked: ['harm of the medicine', 'أضرار'],
  },
  {
    en: ['package leaflet', 'patient leaflet', 'package insert', 'leaflet'],
    ar: ['نشرة داخلية', 'نشرة الدواء', 'النشرة الدوائية', 'نشرة المريض', 'نشرة طبية'],
    asked: ['warqet el dawa', 'ورقة الدواء'],
  },
  {
    en: ['contraindication', 'contraindications'],
    ar: ['موانع الاستعمال', 'موانع استخدام'],
    asked: ['who must not take'],
  },
  {
    en: ['drug interaction', 'drug interactions', 'medicine interaction'],
    ar: ['تداخل دوائي', 'تداخلات دوائية', 'تعارض الأدوية'],
    asked: ['can I take together'],
  },
  {
    en: [
      'drug registration',
      'medicine registration',
      'marketing authorisation',
      'marketing authorization',
      'product registration',
    ],
    ar: ['تسجيل الأدوية', 'تسجيل دواء', 'رخصة تسويق', 'تسجيل مستحضر'],
    asked: [
      'register a new drug',
      'registering a drug',
      'how to register a medicine',
      'نسجل دواء',
      'تسجيل دواء جديد',
      'تسجيل دوا',
      'كيف نسجل دواء',
      'تسجيل الأدوية في الخليج',
      'register a medicine',
    ],
  },
  {
    en: ['drug price', 'medicine price', 'price list of medicines', 'medicine price list'],
    ar: ['سعر الدواء', 'أسعار الأدوية', 'تسعيرة الأدوية', 'قائمة أسعار الأدوية'],
  },
  {
    en: ['cold chain medicine', 'refrigerated medicine', 'keep refrigerated', 'store in a fridge'],
    ar: ['أدوية مبردة', 'دواء يحفظ في الثلاجة', 'أدوية سلسلة التبريد', 'يحفظ مبردا'],
  },
  { en: ['halal medicine'], ar: ['دواء حلال'], asked: ['halal', 'حلال'] },
  {
    en: ['sugar-free', 'without sugar', 'sugar free syrup'],
    ar: ['خال من السكر', 'بلا سكر', 'من دون سكر', 'بدون سكر'],
    asked: ['for diabetics'],
  },
  {
    en: [
      "children's medicine",
      'paediatric medicine',
      'pediatric medicine',
      'medicine for children',
      'kids medicine',
    ],
    ar: ['دواء أطفال', 'أدوية الأطفال', 'دواء للأطفال'],
    asked: ['for my child', 'لولدي'],
  },
];
