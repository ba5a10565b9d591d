import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Substances of theatre, intensive care and emergency, with the brands they are known by. */
export const hospitalMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['adrenaline', 'epinephrine', 'adrenalin', 'adrenaline injection'],
    ar: ['أدرينالين', 'إبينفرين', 'إيبينيفرين', 'ادرنالين', 'إبينيفرين'],
    asked: ['cardiac arrest drug', 'إبرة أدرينالين', ...askedFor(lastingComplaints.anaphylaxis)],
  },
  {
    en: [
      'adrenaline auto-injector',
      'epinephrine auto-injector',
      'EpiPen',
      'adrenaline pen',
      'Jext',
    ],
    ar: ['قلم الأدرينالين', 'إيبيبن'],
    asked: ['allergy pen', 'قلم حساسية', ...askedFor(lastingComplaints.anaphylaxis)],
  },
  {
    en: ['noradrenaline', 'norepinephrine', 'Levophed'],
    ar: ['نورأدرينالين', 'نورإبينفرين', 'ليفوفيد', 'نور أدرينالين'],
    asked: ['shock', 'صدمة'],
  },
  {
    en: ['dopamine', 'dopamine hydrochloride', 'Intropin'],
    ar: ['دوبامين', 'دوبامين هيدروكلوريد'],
    asked: ['shock', 'صدمة'],
  },
  { en: ['dobutamine', 'Dobutrex'], ar: ['دوبوتامين', 'دوبوتركس'], asked: ['shock'] },
  {
    en: ['vasopressin', 'argipressin', 'Pitressin'],
    ar: ['فازوبريسين', 'أرجيبريسين', 'فاسوبريسين'],
    asked: ['shock'],
  },
  {
    en: ['phenylephrine', 'phenylephrine injection'],
    ar: ['فينيليفرين', 'فنيل إفرين', 'فينيل إيفرين'],
    asked: ['low pressure under anaesthesia'],
  },
  {
    en: ['ephedrine', 'ephedrine injection'],
    ar: ['إفدرين', 'ايفيدرين'],
    asked: ['low pressure under anaesthesia'],
  },
  {
    en: ['atropine', 'atropine sulfate', 'atropine sulphate'],
    ar: ['أتروبين', 'كبريتات الأتروبين', 'سلفات الأتروبين'],
    asked: ['slow pulse', 'بطء القلب'],
  },
  {
    en: ['adenosine', 'Adenocor', 'Adenocard'],
    ar: ['أدينوزين', 'أدينوكور'],
    asked: ['fast heart rhythm'],
  },
  {
    en: ['labetalol', 'Trandate'],
    ar: ['لابيتالول', 'ترانديت'],
    asked: ['blood pressure in pregnancy', 'ضغط الحمل'],
  },
  {
    en: ['hydralazine', 'Apresoline'],
    ar: ['هيدرالازين', 'أبريزولين'],
    asked: ['blood pressure in pregnancy'],
  },
  {
    en: ['sodium nitroprusside', 'nitroprusside', 'Nipride'],
    ar: ['نيتروبروسيد الصوديوم', 'نيبريد'],
    asked: ['hypertensive emergency'],
  },
  {
    en: ['lidocaine', 'lignocaine', 'Xylocaine', 'lidocaine hydrochloride'],
    ar: ['ليدوكائين', 'زايلوكايين', 'ليجنوكائين', 'زيلوكائين', 'زايلوكين'],
    asked: ['local anaesthetic', 'numbing', 'مخدر موضعي', 'بنج موضعي'],
  },
  {
    en: ['lidocaine and prilocaine', 'EMLA', 'Pridocaine', 'lidocaine prilocaine cream'],
    ar: ['ليدوكائين وبريلوكائين', 'إملا', 'ايملا', 'بريدوكين'],
    asked: ['numbing cream', 'كريم تخدير', 'كريم بنج'],
  },
  {
    en: ['bupivacaine', 'Marcaine', 'bupivacaine hydrochloride'],
    ar: ['بوبيفاكائين', 'ماركايين', 'بوبيفاكين'],
    asked: ['spinal anaesthesia', 'بنج نصفي', 'تخدير نصفي'],
  },
  { en: ['ropivacaine', 'Naropin'], ar: ['روبيفاكائين', 'ناروبين'], asked: ['nerve block'] },
  {
    en: ['articaine', 'Ubistesin', 'Septanest'],
    ar: ['أرتيكائين', 'يوبيستيزين'],
    asked: [
      'dental anaesthetic',
      'dental anesthetic',
      'مخدر أسنان',
      'بنج أسنان',
      'articaine and adrenaline',
      'dental injection',
      'إبرة بنج أسنان',
    ],
  },
  {
    en: ['mepivacaine', 'Scandonest', 'Mepecaine'],
    ar: ['ميبيفاكائين', 'سكاندونست', 'ميبيكايين'],
    asked: ['dental injection', 'إبرة بنج أسنان'],
  },
  {
    en: ['propofol', 'Diprivan', 'propofol emulsion'],
    ar: ['بروبوفول', 'ديبريفان'],
    asked: ['general anaesthetic', 'مخدر عام', 'بنج عام', 'بنج كلي'],
  },
  {
    en: ['ketamine', 'Ketalar', 'ketamine hydrochloride'],
    ar: ['كيتامين', 'كيتالار'],
    asked: ['general anaesthetic', 'مخدر عام', 'بنج عام'],
  },
  {
    en: ['thiopental', 'thiopentone', 'Pentothal', 'thiopental sodium'],
    ar: ['ثيوبنتال', 'بنتوثال', 'ثيوبنتون'],
    asked: ['general anaesthetic', 'مخدر عام'],
  },
  { en: ['etomidate', 'Amidate'], ar: ['إيتوميدات', 'ايتوميديت'], asked: ['general anaesthetic'] },
  {
    en: ['sevoflurane', 'Ultane', 'Sevorane'],
    ar: ['سيفوفلوران', 'سيفوران', 'سيفوفلورين'],
    asked: ['inhaled anaesthetic', 'غاز تخدير', 'مخدر استنشاقي'],
  },
  {
    en: ['isoflurane', 'Forane'],
    ar: ['إيزوفلوران', 'فوران', 'ايزوفلورين'],
    asked: ['inhaled anaesthetic', 'مخدر استنشاقي'],
  },
  {
    en: ['desflurane', 'Suprane'],
    ar: ['ديسفلوران', 'سوبران'],
    asked: ['inhaled anaesthetic', 'مخدر استنشاقي'],
  },
  {
    en: ['midazolam', 'Dormicum', 'Versed', 'midazolam hydrochloride'],
    ar: ['ميدازولام', 'دورميكوم', 'ميدازولم'],
    asked: ['sedation', 'تهدئة قبل العملية'],
  },
  {
    en: ['dexmedetomidine', 'Precedex', 'Dexdor'],
    ar: ['ديكسميديتوميدين', 'بريسيدكس'],
    asked: ['sedation in intensive care'],
  },
  {
    en: ['remifentanil', 'Ultiva'],
    ar: ['ريميفنتانيل', 'ألتيفا'],
    asked: ['anaesthesia analgesic'],
  },
  {
    en: ['rocuronium', 'Esmeron', 'rocuronium bromide', 'Zemuron'],
    ar: ['روكورونيوم', 'إسميرون', 'بروميد الروكورونيوم'],
    asked: ['muscle relaxant for intubation', 'مرخي للتنبيب'],
  },
  {
    en: ['atracurium', 'Tracrium', 'atracurium besilate'],
    ar: ['أتراكوريوم', 'تراكريوم'],
    asked: ['muscle relaxant for intubation'],
  },
  {
    en: ['cisatracurium', 'Nimbex'],
    ar: ['سيس أتراكوريوم', 'نيمبكس', 'سيساتراكوريوم'],
    asked: ['muscle relaxant for intubation'],
  },
  {
    en: ['suxamethonium', 'succinylcholine', 'Scoline', 'Anectine', 'suxamethonium chloride'],
    ar: ['سكسينيل كولين', 'سوكساميثونيوم', 'سكسينيلكولين'],
    asked: ['muscle relaxant for intubation'],
  },
  {
    en: ['neostigmine', 'Prostigmin', 'neostigmine methylsulfate'],
    ar: ['نيوستيغمين', 'بروستيجمين', 'نيوستجمين'],
    asked: ['reversal of relaxants'],
  },
  {
    en: ['sugammadex', 'Bridion'],
    ar: ['سوجاماديكس', 'بريديون', 'سوغاماديكس'],
    asked: ['reversal of relaxants'],
  },
  {
    en: ['naloxone', 'Narcan', 'naloxone hydrochloride'],
    ar: ['نالوكسون', 'ناركان'],
    asked: ['opioid overdose', 'جرعة زائدة أفيونات', ...askedFor(organComplaints.poisoning)],
  },
  {
    en: ['flumazenil', 'Anexate'],
    ar: ['فلومازينيل', 'أنكسيت'],
    asked: ['benzodiazepine overdose', ...askedFor(organComplaints.poisoning)],
  },
  {
    en: ['activated charcoal', 'charcoal', 'medicinal charcoal'],
    ar: ['فحم نشط', 'الفحم المنشط', 'فحم طبي', 'حبوب فحم'],
    asked: askedFor(organComplaints.poisoning, everydayComplaints.bloating),
  },
  {
    en: ['antivenom', 'snake antivenom', 'antivenin', 'scorpion antivenom'],
    ar: ['مصل مضاد للسموم', 'مصل الأفاعي', 'مصل العقرب', 'مضاد سم الأفعى', 'مصل لدغ'],
    asked: askedFor(organComplaints.bites),
  },
  {
    en: ['magnesium sulfate', 'magnesium sulphate', 'MgSO4'],
    ar: ['كبريتات المغنيسيوم', 'سلفات الماغنسيوم', 'سلفات المغنيسيوم'],
    asked: ['eclampsia', 'تسمم الحمل'],
  },
  {
    en: ['calcium gluconate', 'calcium gluconate injection'],
    ar: ['غلوكونات الكالسيوم', 'جلوكونات الكالسيوم', 'كالسيوم جلوكونيت'],
    asked: ['low calcium'],
  },
  {
    en: ['potassium chloride', 'KCl', 'potassium chloride injection', 'KCl injection'],
    ar: ['كلوريد البوتاسيوم', 'بوتاسيوم كلورايد'],
    asked: ['low potassium', 'نقص البوتاسيوم'],
  },
  {
    en: ['sodium bicarbonate', 'sodium hydrogen carbonate'],
    ar: ['بيكربونات الصوديوم', 'صوديوم بيكربونات'],
    asked: ['acidosis', 'حماض'],
  },
  {
    en: ['protamine', 'protamine sulfate', 'protamine sulphate'],
    ar: ['بروتامين', 'كبريتات البروتامين', 'بروتامين سلفات'],
    asked: ['heparin antidote'],
  },
  {
    en: ['octreotide', 'Sandostatin'],
    ar: ['أوكتريوتيد', 'ساندوستاتين', 'اوكتريوتايد'],
    asked: ['variceal bleeding', 'نزيف دوالي المريء'],
  },
];
