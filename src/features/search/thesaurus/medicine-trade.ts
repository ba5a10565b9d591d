import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Further classes, and the words of prescribing, dispensing and trading medicines. */
export const medicineTrade: readonly ThesaurusGroup[] = [
  {
    en: ['local anaesthetic', 'local anesthetic', 'topical anaesthetic', 'numbing agent'],
    ar: ['مخدر موضعي', 'بنج موضعي', 'تخدير موضعي', 'كريم مخدر'],
    asked: ['numbing'],
  },
  {
    en: ['chemotherapy', 'cytotoxic', 'anticancer drug', 'antineoplastic', 'cancer medicine'],
    ar: [
      'علاج كيماوي',
      'كيماوي',
      'العلاج الكيميائي',
      'أدوية السرطان',
      'مضاد أورام',
      'أدوية الأورام',
    ],
    asked: ['kimawi', 'chemo'],
  },
  {
    en: ['biological medicine', 'biologic', 'biologics'],
    ar: ['دواء بيولوجي', 'علاج بيولوجي', 'أدوية حيوية', 'مستحضر بيولوجي'],
  },
  {
    en: ['immunosuppressant', 'immunosuppressants', 'anti-rejection medicine'],
    ar: ['مثبط مناعة', 'مثبطات المناعة', 'كابت مناعة'],
    asked: askedFor(organComplaints.transplant),
  },
  {
    en: ['vaccine', 'vaccines'],
    ar: ['لقاح', 'لقاحات'],
    asked: ['تطعيم', 'vaccination', 'إبرة تطعيم'],
  },
  {
    en: ['vitamin', 'vitamins', 'vitamin supplement'],
    ar: ['فيتامين', 'فيتامينات', 'مكمل فيتامينات'],
    asked: ['vitamen'],
  },
  {
    en: [
      'food supplement',
      'dietary supplement',
      'nutritional supplement',
      'supplements',
      'nutraceutical',
    ],
    ar: ['مكمل غذائي', 'مكملات غذائية', 'مكملات', 'متممات غذائية'],
  },
  {
    en: ['tonic', 'general tonic', 'energy booster', 'restorative'],
    ar: ['مقوي عام', 'منشط عام', 'مقويات'],
    asked: askedFor(everydayComplaints.fatigue),
  },
  {
    en: ['appetite stimulant', 'appetizer syrup', 'appetiser'],
    ar: ['فاتح شهية', 'فاتحات الشهية', 'فاتح للشهية'],
  },
  {
    en: ['antiseptic for skin', 'skin antiseptic', 'skin disinfectant'],
    ar: ['مطهر جلدي', 'مطهر للجلد', 'مطهر جروح', 'معقم للجروح', 'مطهر للجروح'],
    asked: askedFor(organComplaints.wound),
  },
  {
    en: ['intestinal antiseptic', 'bowel antiseptic'],
    ar: ['مطهر معوي', 'مطهر أمعاء', 'مطهر للأمعاء'],
    asked: askedFor(everydayComplaints.diarrhoea),
  },
  {
    en: ['urinary antiseptic', 'urine antiseptic'],
    ar: ['مطهر بول', 'مطهر مجرى البول', 'مطهر المسالك البولية'],
  },
  {
    en: ['eye lubricant', 'eye moisturiser'],
    ar: ['مرطب عيون', 'مرطب للعين'],
    asked: askedFor(skinAndEyeComplaints.dryEye),
  },
  {
    en: [
      'moisturiser',
      'emollient',
      'moisturizer',
      'moisturising cream',
      'moisturizing lotion',
      'skin moisturiser',
    ],
    ar: ['مرطب', 'كريم مرطب', 'مرطب بشرة', 'لوشن مرطب', 'كريم ترطيب'],
    asked: askedFor(skinAndEyeComplaints.drySkin),
  },
  {
    en: ['sunscreen', 'sunblock', 'sun cream', 'sun protection', 'SPF 50', 'sun block'],
    ar: ['واقي شمس', 'كريم شمس', 'واقي من الشمس', 'صن بلوك', 'حماية من الشمس', 'صن سكرين'],
    asked: ['wa2i shams'],
  },
  {
    en: ['skin lightening cream', 'whitening cream', 'depigmenting cream', 'brightening cream'],
    ar: ['كريم تفتيح', 'كريم تبييض', 'مبيض بشرة', 'كريم تفتيح البشرة', 'مفتح بشرة'],
    asked: askedFor(skinAndEyeComplaints.darkSpots),
  },
  {
    en: ['anti-ageing cream', 'anti-aging cream', 'anti-wrinkle cream'],
    ar: ['كريم تجاعيد', 'كريم مضاد للتجاعيد', 'كريم مضاد للشيخوخة'],
    asked: askedFor(skinAndEyeComplaints.wrinkles),
  },
  {
    en: ['steroid cream', 'topical steroid', 'cortisone cream'],
    ar: ['كريم كورتيزون', 'كورتيزون موضعي', 'مرهم كورتيزون'],
    asked: askedFor(skinAndEyeComplaints.eczema, skinAndEyeComplaints.itching),
  },
  {
    en: [
      'contraceptive pill',
      'oral contraceptive',
      'birth control pill',
      'the pill',
      'combined oral contraceptive',
    ],
    ar: ['حبوب منع الحمل', 'حبوب تنظيم النسل', 'أقراص منع الحمل'],
  },
  {
    en: ['hormone therapy', 'hormonal treatment', 'HRT', 'hormone replacement therapy'],
    ar: ['علاج هرموني', 'العلاج بالهرمونات البديلة', 'هرمونات بديلة', 'علاج هرموني بديل'],
    asked: askedFor(womenAndChildrenComplaints.menopause),
  },
  {
    en: ['herbal medicine', 'herbal remedy', 'phytotherapy', 'natural medicine', 'herbal product'],
    ar: ['دواء عشبي', 'أعشاب طبية', 'علاج بالأعشاب', 'مستحضر عشبي', 'طب الأعشاب'],
    asked: ['أعشاب', 'herbs', 'a3shab'],
  },
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
    asked: ['register a medicine'],
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
