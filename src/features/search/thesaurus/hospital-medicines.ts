import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances of theatre, intensive care and emergency, with the brands they are known by. */
export const hospitalMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['adrenaline', 'epinephrine', 'adrenalin', 'adrenaline injection'],
    ar: ['أدرينالين', 'إبينفرين', 'إيبينيفرين', 'ادرنالين', 'إبينيفرين'],
    asked: [
      'cardiac arrest drug',
      'إبرة أدرينالين',
      ...askedFor(
        medicineClasses.emergencyMedicine,
        medicineClasses.vasopressor,
        lastingComplaints.anaphylaxis,
      ),
    ],
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
    asked: [
      'allergy pen',
      'قلم حساسية',
      ...askedFor(medicineClasses.emergencyMedicine, lastingComplaints.anaphylaxis),
    ],
  },
  {
    en: ['noradrenaline', 'norepinephrine', 'Levophed'],
    ar: ['نورأدرينالين', 'نورإبينفرين', 'ليفوفيد', 'نور أدرينالين'],
    asked: [...askedFor(organComplaints.shock, medicineClasses.vasopressor)],
  },
  {
    en: ['dopamine', 'dopamine hydrochloride', 'Intropin'],
    ar: ['دوبامين', 'دوبامين هيدروكلوريد'],
    asked: [
      ...askedFor(organComplaints.shock, medicineClasses.vasopressor, medicineClasses.inotrope),
    ],
  },
  {
    en: ['dobutamine', 'Dobutrex'],
    ar: ['دوبوتامين', 'دوبوتركس'],
    asked: [
      ...askedFor(organComplaints.shock, medicineClasses.inotrope, lastingComplaints.heartFailure),
    ],
  },
  {
    en: ['vasopressin', 'argipressin', 'Pitressin'],
    ar: ['فازوبريسين', 'أرجيبريسين', 'فاسوبريسين'],
    asked: [...askedFor(organComplaints.shock, medicineClasses.vasopressor)],
  },
  {
    en: ['phenylephrine', 'phenylephrine injection'],
    ar: ['فينيليفرين', 'فنيل إفرين', 'فينيل إيفرين'],
    asked: [
      'low pressure under anaesthesia',
      ...askedFor(organComplaints.shock, medicineClasses.vasopressor),
    ],
  },
  {
    en: ['ephedrine', 'ephedrine injection'],
    ar: ['إفدرين', 'ايفيدرين'],
    asked: ['low pressure under anaesthesia', ...askedFor(medicineClasses.vasopressor)],
  },
  {
    en: ['atropine', 'atropine sulfate', 'atropine sulphate'],
    ar: ['أتروبين', 'كبريتات الأتروبين', 'سلفات الأتروبين'],
    asked: ['slow pulse', 'بطء القلب', ...askedFor(medicineClasses.emergencyMedicine)],
  },
  {
    en: ['adenosine', 'Adenocor', 'Adenocard'],
    ar: ['أدينوزين', 'أدينوكور'],
    asked: [
      'fast heart rhythm',
      ...askedFor(medicineClasses.antiarrhythmic, medicineClasses.emergencyMedicine),
    ],
  },
  {
    en: ['labetalol', 'Trandate'],
    ar: ['لابيتالول', 'ترانديت'],
    asked: [
      ...askedFor(
        womenAndChildrenComplaints.pregnancyHypertension,
        medicineClasses.betaBlocker,
        medicineClasses.antihypertensive,
        lastingComplaints.hypertension,
      ),
    ],
  },
  {
    en: ['hydralazine', 'Apresoline'],
    ar: ['هيدرالازين', 'أبريزولين'],
    asked: [
      ...askedFor(
        womenAndChildrenComplaints.pregnancyHypertension,
        medicineClasses.antihypertensive,
      ),
    ],
  },
  {
    en: ['sodium nitroprusside', 'nitroprusside', 'Nipride'],
    ar: ['نيتروبروسيد الصوديوم', 'نيبريد'],
    asked: ['hypertensive emergency', ...askedFor(medicineClasses.antihypertensive)],
  },
  {
    en: ['lidocaine', 'lignocaine', 'Xylocaine', 'lidocaine hydrochloride'],
    ar: ['ليدوكائين', 'زايلوكايين', 'ليجنوكائين', 'زيلوكائين', 'زايلوكين'],
    asked: [
      'local anaesthetic',
      'numbing',
      'مخدر موضعي',
      'بنج موضعي',
      ...askedFor(medicineClasses.localAnaesthetic),
    ],
  },
  {
    en: ['lidocaine and prilocaine', 'EMLA', 'Pridocaine', 'lidocaine prilocaine cream'],
    ar: ['ليدوكائين وبريلوكائين', 'إملا', 'ايملا', 'بريدوكين'],
    asked: [
      'numbing cream',
      'كريم تخدير',
      'كريم بنج',
      ...askedFor(medicineClasses.localAnaesthetic),
    ],
  },
  {
    en: ['bupivacaine', 'Marcaine', 'bupivacaine hydrochloride'],
    ar: ['بوبيفاكائين', 'ماركايين', 'بوبيفاكين'],
    asked: [
      'spinal anaesthesia',
      'بنج نصفي',
      'تخدير نصفي',
      ...askedFor(medicineClasses.localAnaesthetic),
    ],
  },
  {
    en: ['ropivacaine', 'Naropin'],
    ar: ['روبيفاكائين', 'ناروبين'],
    asked: ['nerve block', ...askedFor(medicineClasses.localAnaesthetic)],
  },
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
      ...askedFor(medicineClasses.localAnaesthetic),
    ],
  },
  {
    en: ['mepivacaine', 'Scandonest', 'Mepecaine'],
    ar: ['ميبيفاكائين', 'سكاندونست', 'ميبيكايين'],
    asked: ['dental injection', 'إبرة بنج أسنان', ...askedFor(medicineClasses.localAnaesthetic)],
  },
  {
    en: ['propofol', 'Diprivan', 'propofol emulsion'],
    ar: ['بروبوفول', 'ديبريفان'],
    asked: [
      'general anaesthetic',
      'مخدر عام',
      'بنج عام',
      'بنج كلي',
      ...askedFor(medicineClasses.generalAnaesthetic),
    ],
  },
  {
    en: ['ketamine', 'Ketalar', 'ketamine hydrochloride'],
    ar: ['كيتامين', 'كيتالار'],
    asked: [
      'general anaesthetic',
      'مخدر عام',
      'بنج عام',
      ...askedFor(medicineClasses.generalAnaesthetic),
    ],
  },
  {
    en: ['thiopental', 'thiopentone', 'Pentothal', 'thiopental sodium'],
    ar: ['ثيوبنتال', 'بنتوثال', 'ثيوبنتون'],
    asked: ['general anaesthetic', 'مخدر عام', ...askedFor(medicineClasses.generalAnaesthetic)],
  },
  {
    en: ['etomidate', 'Amidate'],
    ar: ['إيتوميدات', 'ايتوميديت'],
    asked: ['general anaesthetic', ...askedFor(medicineClasses.generalAnaesthetic)],
  },
  {
    en: ['sevoflurane', 'Ultane', 'Sevorane'],
    ar: ['سيفوفلوران', 'سيفوران', 'سيفوفلورين'],
    asked: [
      'inhaled anaesthetic',
      'غاز تخدير',
      'مخدر استنشاقي',
      ...askedFor(medicineClasses.inhaledAnaesthetic),
    ],
  },
  {
    en: ['isoflurane', 'Forane'],
    ar: ['إيزوفلوران', 'فوران', 'ايزوفلورين'],
    asked: [
      'inhaled anaesthetic',
      'مخدر استنشاقي',
      ...askedFor(medicineClasses.inhaledAnaesthetic),
    ],
  },
  {
    en: ['desflurane', 'Suprane'],
    ar: ['ديسفلوران', 'سوبران'],
    asked: [
      'inhaled anaesthetic',
      'مخدر استنشاقي',
      ...askedFor(medicineClasses.inhaledAnaesthetic),
    ],
  },
  {
    en: ['midazolam', 'Dormicum', 'Versed', 'midazolam hydrochloride'],
    ar: ['ميدازولام', 'دورميكوم', 'ميدازولم'],
    asked: [
      'sedation',
      'تهدئة قبل العملية',
      ...askedFor(medicineClasses.benzodiazepine, mindAndNerveComplaints.epilepsy),
    ],
  },
  {
    en: ['dexmedetomidine', 'Precedex', 'Dexdor'],
    ar: ['ديكسميديتوميدين', 'بريسيدكس'],
    asked: ['sedation in intensive care', ...askedFor(medicineClasses.sedative)],
  },
  {
    en: ['remifentanil', 'Ultiva'],
    ar: ['ريميفنتانيل', 'ألتيفا'],
    asked: ['anaesthesia analgesic', ...askedFor(medicineClasses.opioid)],
  },
  {
    en: ['rocuronium', 'Esmeron', 'rocuronium bromide', 'Zemuron'],
    ar: ['روكورونيوم', 'إسميرون', 'بروميد الروكورونيوم'],
    asked: [
      'muscle relaxant for intubation',
      'مرخي للتنبيب',
      ...askedFor(medicineClasses.neuromuscularBlocker),
    ],
  },
  {
    en: ['atracurium', 'Tracrium', 'atracurium besilate'],
    ar: ['أتراكوريوم', 'تراكريوم'],
    asked: ['muscle relaxant for intubation', ...askedFor(medicineClasses.neuromuscularBlocker)],
  },
  {
    en: ['cisatracurium', 'Nimbex'],
    ar: ['سيس أتراكوريوم', 'نيمبكس', 'سيساتراكوريوم'],
    asked: ['muscle relaxant for intubation', ...askedFor(medicineClasses.neuromuscularBlocker)],
  },
  {
    en: ['suxamethonium', 'succinylcholine', 'Scoline', 'Anectine', 'suxamethonium chloride'],
    ar: ['سكسينيل كولين', 'سوكساميثونيوم', 'سكسينيلكولين'],
    asked: ['muscle relaxant for intubation', ...askedFor(medicineClasses.neuromuscularBlocker)],
  },
  {
    en: ['neostigmine', 'Prostigmin', 'neostigmine methylsulfate'],
    ar: ['نيوستيغمين', 'بروستيجمين', 'نيوستجمين'],
    asked: [
      'reversal of relaxants',
      ...askedFor(medicineClasses.cholinesteraseInhibitor, medicineClasses.antidote),
    ],
  },
  {
    en: ['sugammadex', 'Bridion'],
    ar: ['سوجاماديكس', 'بريديون', 'سوغاماديكس'],
    asked: ['reversal of relaxants', ...askedFor(medicineClasses.antidote)],
  },
  {
    en: ['naloxone', 'Narcan', 'naloxone hydrochloride'],
    ar: ['نالوكسون', 'ناركان'],
    asked: [
      'opioid overdose',
      'جرعة زائدة أفيونات',
      ...askedFor(medicineClasses.antidote, organComplaints.poisoning),
    ],
  },
  {
    en: ['flumazenil', 'Anexate'],
    ar: ['فلومازينيل', 'أنكسيت'],
    asked: [
      'benzodiazepine overdose',
      ...askedFor(medicineClasses.antidote, organComplaints.poisoning),
    ],
  },
  {
    en: ['activated charcoal', 'charcoal', 'medicinal charcoal'],
    ar: ['فحم نشط', 'الفحم المنشط', 'فحم طبي', 'حبوب فحم'],
    asked: askedFor(
      medicineClasses.antidote,
      organComplaints.poisoning,
      everydayComplaints.bloating,
    ),
  },
  {
    en: ['antivenom', 'snake antivenom', 'antivenin', 'scorpion antivenom'],
    ar: ['مصل مضاد للسموم', 'مصل الأفاعي', 'مصل العقرب', 'مضاد سم الأفعى', 'مصل لدغ'],
    asked: askedFor(medicineClasses.antidote, organComplaints.bites),
  },
  {
    en: ['magnesium sulfate', 'magnesium sulphate', 'MgSO4'],
    ar: ['كبريتات المغنيسيوم', 'سلفات الماغنسيوم', 'سلفات المغنيسيوم'],
    asked: [
      ...askedFor(womenAndChildrenComplaints.preeclampsia, medicineClasses.emergencyMedicine),
    ],
  },
  {
    en: ['calcium gluconate', 'calcium gluconate injection'],
    ar: ['غلوكونات الكالسيوم', 'جلوكونات الكالسيوم', 'كالسيوم جلوكونيت'],
    asked: [...askedFor(lastingComplaints.hypocalcaemia, medicineClasses.emergencyMedicine)],
  },
  {
    en: ['potassium chloride', 'KCl', 'potassium chloride injection', 'KCl injection'],
    ar: ['كلوريد البوتاسيوم', 'بوتاسيوم كلورايد'],
    asked: [...askedFor(lastingComplaints.hypokalaemia, medicineClasses.emergencyMedicine)],
  },
  {
    en: ['sodium bicarbonate', 'sodium hydrogen carbonate'],
    ar: ['بيكربونات الصوديوم', 'صوديوم بيكربونات'],
    asked: ['acidosis', 'حماض', ...askedFor(medicineClasses.emergencyMedicine)],
  },
  {
    en: ['protamine', 'protamine sulfate', 'protamine sulphate'],
    ar: ['بروتامين', 'كبريتات البروتامين', 'بروتامين سلفات'],
    asked: ['heparin antidote', ...askedFor(medicineClasses.antidote)],
  },
  {
    en: ['octreotide', 'Sandostatin'],
    ar: ['أوكتريوتيد', 'ساندوستاتين', 'اوكتريوتايد'],
    asked: ['variceal bleeding', 'نزيف دوالي المريء'],
  },
  {
    en: ['sufentanil', 'Sufenta'],
    ar: ['سوفنتانيل', 'سوفنتا'],
    asked: askedFor(medicineClasses.opioid),
  },
  {
    en: ['vecuronium', 'Norcuron'],
    ar: ['فيكورونيوم', 'نوركورون'],
    asked: askedFor(medicineClasses.neuromuscularBlocker),
  },
  {
    en: ['esmolol', 'Brevibloc'],
    ar: ['إزمولول', 'بريفيبلوك'],
    asked: askedFor(medicineClasses.betaBlocker, medicineClasses.antiarrhythmic),
  },
  {
    en: ['milrinone', 'Primacor'],
    ar: ['ميلرينون', 'بريماكور'],
    asked: askedFor(medicineClasses.inotrope),
  },
  {
    en: ['idarucizumab', 'Praxbind'],
    ar: ['إيداروسيزوماب', 'براكسبايند'],
    asked: ['dabigatran antidote', ...askedFor(medicineClasses.antidote)],
  },
  {
    en: ['pralidoxime', '2-PAM'],
    ar: ['براليدوكسيم'],
    asked: [
      'organophosphate poisoning',
      'تسمم المبيدات',
      ...askedFor(medicineClasses.antidote, organComplaints.poisoning),
    ],
  },
  {
    en: ['prilocaine', 'Citanest'],
    ar: ['بريلوكائين', 'سيتانست'],
    asked: askedFor(medicineClasses.localAnaesthetic),
  },
  {
    en: ['nalbuphine', 'Nubain', 'Nalufin'],
    ar: ['نالبوفين', 'نوبين', 'نالوفين'],
    asked: askedFor(medicineClasses.opioid),
  },
  {
    en: ['tetracaine', 'amethocaine', 'tetracaine eye drops'],
    ar: ['تتراكائين', 'أميثوكائين', 'قطرة تخدير العين'],
    asked: askedFor(medicineClasses.localAnaesthetic),
  },
];
