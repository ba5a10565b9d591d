import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** The forms that medicines come in, as leaflets and as people call them. */
export const dosageForms: readonly ThesaurusGroup[] = [
  {
    en: ['tablet', 'tablets', 'pill', 'pills'],
    ar: ['قرص', 'أقراص', 'حبة', 'حبوب'],
    asked: [
      'حباية',
      'برشام',
      'برشامة',
      '7boob',
      'كينة',
      'كينات',
      'كاشيات',
      'comprime',
      'comprimes',
      'tab',
      'tabs',
      'tablete',
    ],
  },
  {
    en: ['film-coated tablet', 'coated tablet', 'film coated tablets'],
    ar: ['قرص مغلف', 'أقراص مغلفة', 'قرص ملبس', 'أقراص ملبسة'],
    asked: ['swallow whole'],
  },
  {
    en: ['gastro-resistant tablet', 'enteric-coated tablet', 'delayed-release tablet'],
    ar: ['أقراص مقاومة لحموضة المعدة', 'أقراص معوية', 'قرص معوي الغلاف', 'أقراص مغلفة معويا'],
  },
  {
    en: [
      'modified-release tablet',
      'extended-release tablet',
      'sustained-release tablet',
      'slow release',
      'prolonged-release tablet',
      'XR tablet',
    ],
    ar: [
      'أقراص معدلة التحرر',
      'أقراص ممتدة المفعول',
      'أقراص طويلة المفعول',
      'أقراص مديدة التحرر',
      'ريتارد',
    ],
    asked: ['once a day tablet', 'ممتد المفعول', 'طويل المفعول'],
  },
  {
    en: ['chewable tablet', 'chewable', 'chewable tablets'],
    ar: ['أقراص للمضغ', 'قرص مضغ', 'حبوب مضغ', 'أقراص مضغ'],
  },
  {
    en: ['effervescent tablet', 'effervescent', 'fizzy tablet', 'soluble tablet'],
    ar: ['أقراص فوارة', 'فوار', 'قرص فوار', 'حبوب فوارة'],
    asked: ['fawar', 'dissolves in water', 'يذوب في الماء'],
  },
  {
    en: [
      'orodispersible tablet',
      'mouth dissolving tablet',
      'orally disintegrating tablet',
      'ODT',
      'melt tablet',
    ],
    ar: ['أقراص تذوب في الفم', 'قرص يذوب في الفم', 'أقراص سريعة الذوبان'],
    asked: ['melts on the tongue'],
  },
  {
    en: ['sublingual tablet', 'under-the-tongue tablet'],
    ar: ['أقراص تحت اللسان', 'قرص تحت اللسان', 'حبة تحت اللسان'],
  },
  {
    en: ['lozenge', 'lozenges', 'pastille', 'troche'],
    ar: ['أقراص استحلاب', 'قرص مص', 'حبوب مص', 'باستيل', 'أقراص للمص'],
  },
  {
    en: ['capsule', 'capsules', 'softgel', 'soft gelatin capsule'],
    ar: ['كبسولة', 'كبسولات', 'كبسول'],
    asked: ['kabsola', 'cap', 'caps', 'gelule', 'gelules'],
  },
  {
    en: ['syrup', 'oral syrup', 'oral liquid', 'linctus', 'elixir'],
    ar: ['شراب', 'شراب فموي', 'دواء شرب', 'سيرب'],
    asked: [
      'liquid',
      'سائل',
      'liquid medicine',
      'syrup for children',
      'دواء سائل',
      'شراب للأطفال',
      'sharab',
      'for children who cannot swallow tablets',
    ],
  },
  {
    en: ['oral suspension', 'suspension', 'powder for oral suspension', 'dry syrup'],
    ar: ['معلق فموي', 'معلق', 'معلق للشرب', 'شراب معلق', 'بودرة معلق'],
    asked: [
      'liquid',
      'susp',
      'سائل',
      'shake before use',
      'syrup',
      'syrup for children',
      'شراب',
      'شراب للأطفال',
    ],
  },
  { en: ['oral solution', 'drinkable solution'], ar: ['محلول فموي', 'محلول للشرب'] },
  {
    en: ['oral drops', 'drops by mouth', 'baby drops'],
    ar: ['نقط فموية', 'نقط للفم', 'قطرات فموية', 'نقط بالفم'],
    asked: ['نقط للرضع', 'نقط للأطفال', 'no2at'],
  },
  {
    en: ['sachet', 'sachets', 'powder in sachets', 'granules in sachet', 'oral powder'],
    ar: ['كيس مسحوق', 'مسحوق في أكياس', 'ساشيه', 'أكياس فوارة'],
    asked: ['بودرة تذوب', 'powder to dissolve'],
  },
  {
    en: ['suppository', 'suppositories', 'rectal suppository'],
    ar: ['تحميلة', 'تحاميل', 'لبوس', 'لبوسة', 'أقماع شرجية'],
    asked: ['لبوس اطفال', 'labos', 'ta7meela', 'fattila', 'فتيلة'],
  },
  {
    en: ['enema', 'rectal enema', 'Fleet enema', 'phosphate enema'],
    ar: ['حقنة شرجية', 'حقن شرجية', 'رحضة'],
    asked: ['before colonoscopy', ...askedFor(everydayComplaints.constipation)],
  },
  {
    en: ['injection', 'injections', 'injectable', 'solution for injection'],
    ar: ['حقنة', 'حقن', 'إبرة', 'إبر', 'محلول للحقن'],
    asked: ['ebra', '7o2na', 'هگنة'],
  },
  {
    en: ['ampoule', 'ampule', 'ampoules', 'ampul'],
    ar: ['أمبولة', 'أمبولات', 'أمبول', 'أنبولة'],
    asked: ['ampola', 'glass vial to break'],
  },
  {
    en: ['vial', 'vials', 'powder for injection', 'injection vial'],
    ar: ['قارورة حقن', 'فيال', 'فيالة', 'مسحوق للحقن', 'قنينة حقن'],
    asked: ['powder to inject', 'vyal'],
  },
  {
    en: ['pre-filled syringe', 'prefilled syringe', 'PFS'],
    ar: ['محقنة معبأة مسبقا', 'حقنة جاهزة', 'سرنجة معبأة', 'حقنة معبأة مسبقا'],
    asked: ['ready injection'],
  },
  {
    en: ['pre-filled pen', 'prefilled pen', 'injection pen', 'auto-injector', 'pen injector'],
    ar: ['قلم حقن معبأ مسبقا', 'قلم حقن', 'قلم جاهز للحقن', 'قلم معبأ'],
    asked: ['إبرة قلم', 'pen for injecting'],
  },
  {
    en: ['intravenous infusion', 'IV infusion', 'IV fluid'],
    ar: ['تسريب وريدي', 'محلول وريدي', 'مغذي وريدي', 'محاليل وريدية', 'تنقيط وريدي'],
    asked: ['drip', 'سيلان', 'مغذي', 'سائل مغذي', 'جلوكوز بالوريد'],
  },
  {
    en: [
      'inhaler',
      'puffer',
      'metered dose inhaler',
      'MDI',
      'pressurised inhaler',
      'pressurized inhaler',
      'asthma pump',
    ],
    ar: ['بخاخ', 'بخاخ للاستنشاق', 'بخاخة', 'بخاخ استنشاق', 'منشقة', 'بخاخ فموي', 'إنهيلر'],
    asked: ['بخاخ الربو', 'بخة', 'bakha5', 'bakhakh', 'asthma spray'],
  },
  {
    en: ['dry powder inhaler', 'DPI', 'powder inhaler'],
    ar: ['بخاخ بودرة', 'بخاخ مسحوق', 'منشقة مسحوق'],
    asked: ['powder to inhale'],
  },
  {
    en: ['nebuliser solution', 'nebulizer solution', 'nebules', 'respules', 'inhalation solution'],
    ar: ['محلول للرذاذ', 'محلول نيبولايزر', 'محلول بخار', 'نيبيول', 'محلول استنشاق'],
    asked: ['بخار الصدر', 'جلسة بخار', 'steam for chest'],
  },
  {
    en: ['nasal spray', 'nose spray', 'nasal aerosol'],
    ar: ['بخاخ أنفي', 'بخاخ للأنف', 'رذاذ أنفي', 'بخاخ الأنف'],
    asked: ['بخاخ خشم', 'sprayed in the nose'],
  },
  {
    en: ['nasal drops', 'nose drops', 'nasal solution'],
    ar: ['قطرة أنف', 'نقط للأنف', 'قطرة أنفية', 'نقط أنف'],
    asked: ['قطرة خشم'],
  },
  {
    en: [
      'eye drops',
      'eyedrops',
      'ophthalmic drops',
      'ophthalmic solution',
      'eye solution',
      'collyrium',
    ],
    ar: ['قطرة عينية', 'قطرة عين', 'قطرات للعين', 'قطرة للعين'],
    asked: ['قطره عيون', 'drops for eyes', '2atra'],
  },
  {
    en: ['eye ointment', 'ophthalmic ointment', 'eye gel'],
    ar: ['مرهم عيني', 'مرهم للعين', 'مرهم عين', 'جل للعين'],
  },
  {
    en: ['ear drops', 'otic drops', 'ear solution'],
    ar: ['قطرة أذن', 'قطرة للأذن', 'نقط للأذن', 'قطرات الأذن'],
    asked: ['قطرة ودن', 'نقط ودن'],
  },
  {
    en: ['mouthwash', 'mouth rinse', 'oral rinse', 'gargle'],
    ar: ['غسول الفم', 'مضمضة', 'غسول فم', 'غرغرة'],
    asked: ['تمضمض', 'rinse mouth'],
  },
  {
    en: ['oral gel', 'mouth gel', 'dental gel', 'gum gel'],
    ar: ['جل فموي', 'جل للفم', 'جل اللثة', 'جل للأسنان'],
    asked: askedFor(everydayComplaints.mouthUlcer, womenAndChildrenComplaints.teething),
  },
  // What is put on the skin is called by whichever of these names comes first to mind.
  {
    en: ['cream', 'topical cream'],
    ar: ['كريم', 'كريمات', 'كريم موضعي'],
    asked: ['krem', 'ointment', 'مرهم', 'دهان'],
  },
  {
    en: ['ointment', 'ointments', 'topical ointment', 'salve'],
    ar: ['مرهم', 'مراهم', 'دهون موضعي', 'دهان'],
    asked: ['marham', 'cream', 'كريم'],
  },
  {
    en: ['gel', 'topical gel'],
    ar: ['جل', 'جيل', 'هلام', 'جل موضعي'],
    asked: ['jel', 'cream', 'ointment', 'كريم', 'مرهم', 'دهان'],
  },
  { en: ['lotion', 'topical lotion'], ar: ['لوشن', 'غسول جلدي', 'محلول جلدي'], asked: ['loshn'] },
  { en: ['foam', 'mousse', 'topical foam'], ar: ['رغوة', 'فوم', 'رغوة جلدية'] },
  {
    en: ['topical spray', 'skin spray'],
    ar: ['رذاذ', 'سبراي', 'بخاخ جلدي', 'بخاخ موضعي', 'رذاذ جلدي'],
    asked: ['spraay'],
  },
  {
    en: ['transdermal patch', 'patch', 'medicated patch', 'skin patch'],
    ar: ['لصقة جلدية', 'لصقة', 'لصقات', 'لاصق دوائي', 'لزقة', 'لزقات'],
    asked: ['لزقة ظهر', 'lazga', 'lasqa', 'pain patch'],
  },
  {
    en: ['medicated shampoo', 'scalp shampoo'],
    ar: ['شامبو طبي', 'شامبو علاجي'],
    asked: askedFor(skinAndEyeComplaints.dandruff),
  },
  {
    en: ['medicated soap', 'antiseptic soap'],
    ar: ['صابون طبي', 'صابونة طبية', 'صابون مطهر'],
    asked: ['soap for acne'],
  },
  {
    en: ['dusting powder', 'topical powder', 'talcum powder', 'baby powder'],
    ar: ['بودرة', 'مسحوق موضعي', 'بودرة أطفال'],
    asked: ['bodra'],
  },
];
