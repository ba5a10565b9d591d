import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Classes of medicines and how they are sold. */
export const medicineClasses: readonly ThesaurusGroup[] = [
  {
    en: ['medicine', 'medication', 'pharmaceutical', 'medicament'],
    ar: ['دواء', 'أدوية', 'عقار', 'مستحضر دوائي', 'مستحضرات دوائية'],
    asked: ['دوا', 'dawa', 'adwya'],
  },
  {
    en: ['antibiotic', 'antibiotics', 'antibacterial'],
    ar: [
      'مضاد حيوي',
      'مضادات حيوية',
      'مضاد للبكتيريا',
      'صاد حيوي',
      'انتيبيوتيك',
      'مضادات للبكتيريا',
    ],
    asked: [
      'antibiotik',
      'modad 7ayawi',
      'infection medicine',
      ...askedFor(organComplaints.bacterialInfection),
    ],
  },
  { en: ['penicillins', 'penicillin'], ar: ['بنسلين', 'بنسلينات'] },
  { en: ['cephalosporin', 'cephalosporins'], ar: ['سيفالوسبورين', 'سيفالوسبورينات'] },
  { en: ['macrolide', 'macrolides', 'macrolide antibiotic'], ar: ['ماكروليد', 'ماكروليدات'] },
  {
    en: ['quinolone', 'fluoroquinolone', 'quinolones', 'fluoroquinolones'],
    ar: ['كينولون', 'فلوروكينولون', 'كينولونات'],
  },
  {
    en: ['antifungal', 'antifungals', 'antimycotic'],
    ar: ['مضاد فطريات', 'مضادات الفطريات', 'مضاد للفطور', 'مضاد للفطريات'],
    asked: ['مضاد فطري'],
  },
  {
    en: ['antiviral', 'antivirals'],
    ar: ['مضاد فيروسات', 'مضادات الفيروسات', 'مضاد للفيروسات', 'مضاد فيروسي'],
  },
  {
    en: ['anthelmintic', 'dewormer', 'antiparasitic', 'worm medicine'],
    ar: [
      'طارد الديدان',
      'مضاد الديدان',
      'مضاد للطفيليات',
      'دواء الديدان',
      'مضاد للديدان',
      'طارد للديدان',
    ],
    asked: askedFor(everydayComplaints.worms),
  },
  {
    en: ['analgesic', 'analgesics', 'painkiller', 'pain reliever'],
    ar: ['مسكن', 'مسكنات', 'مسكن ألم', 'مسكنات الألم', 'مسكن للآلام'],
    asked: ['mosaken', ...askedFor(everydayComplaints.toothache)],
  },
  {
    en: ['opioid', 'opioids', 'narcotic analgesic', 'opiate'],
    ar: ['أفيوني', 'أفيونات', 'مسكن أفيوني', 'مسكنات مخدرة'],
    asked: ['strong painkiller', 'مسكن قوي'],
  },
  {
    en: ['antipyretic', 'fever reducer', 'antipyretics'],
    ar: ['خافض حرارة', 'خافضات الحرارة', 'خافض للحرارة'],
  },
  {
    en: ['anti-inflammatory', 'NSAID', 'NSAIDs', 'non-steroidal anti-inflammatory drug'],
    ar: [
      'مضاد التهاب',
      'مضادات الالتهاب',
      'مضاد للالتهاب غير ستيرويدي',
      'مضاد الالتهاب',
      'مضاد للالتهاب',
    ],
    asked: askedFor(lastingComplaints.arthritis),
  },
  {
    en: ['corticosteroid', 'corticosteroids', 'steroid', 'steroids', 'cortisone', 'glucocorticoid'],
    ar: ['كورتيزون', 'كورتيكوستيرويد', 'ستيرويد', 'الستيرويدات', 'كورتزون'],
    asked: ['kortizon'],
  },
  {
    en: ['muscle relaxant', 'muscle relaxants', 'antispasmodic for muscles'],
    ar: ['مرخي عضلات', 'باسط عضلات', 'مرخيات العضلات', 'باسط للعضلات'],
  },
  {
    en: ['antispasmodic', 'antispasmodics', 'spasmolytic'],
    ar: [
      'مضاد تقلصات',
      'مضاد للتقلصات',
      'مضاد تشنج',
      'مضاد المغص',
      'مضاد للمغص',
      'مضاد للتشنج المعوي',
    ],
  },
  {
    en: ['antihistamine', 'antihistamines', 'allergy medicine', 'antiallergic'],
    ar: [
      'مضاد هيستامين',
      'مضادات الهيستامين',
      'مضاد حساسية',
      'مضاد للهستامين',
      'مضاد للحساسية',
      'أدوية الحساسية',
    ],
  },
  {
    en: ['decongestant', 'decongestants', 'nasal decongestant'],
    ar: ['مزيل احتقان', 'مضاد احتقان', 'مضادات الاحتقان', 'مزيل للاحتقان', 'مضاد للاحتقان'],
  },
  {
    en: ['expectorant', 'mucolytic', 'expectorants', 'mucus thinner'],
    ar: ['طارد بلغم', 'مذيب بلغم', 'مقشع', 'طارد للبلغم', 'مذيب للبلغم'],
  },
  {
    en: ['cough suppressant', 'antitussive', 'cough medicine'],
    ar: [
      'مهدئ سعال',
      'مضاد سعال',
      'دواء سعال',
      'مثبط السعال',
      'أدوية الكحة',
      'مضاد للسعال',
      'مهدئ للسعال',
      'دواء للكحة',
      'شراب سعال',
    ],
  },
  {
    en: ['bronchodilator', 'bronchodilators'],
    ar: ['موسع شعب', 'موسع القصبات', 'موسع للشعب الهوائية', 'موسعات الشعب الهوائية'],
  },
  {
    en: ['antacid', 'antacids', 'acid neutraliser'],
    ar: ['مضاد حموضة', 'مضادات الحموضة', 'معادل حموضة', 'مضاد للحموضة'],
    asked: askedFor(everydayComplaints.indigestion),
  },
  {
    en: ['proton pump inhibitor', 'PPI', 'acid blocker', 'proton pump inhibitors'],
    ar: ['مثبط مضخة البروتون', 'مثبطات مضخة البروتون'],
  },
  {
    en: ['antiemetic', 'anti-nausea medicine', 'antiemetics'],
    ar: ['مضاد قيء', 'مضاد غثيان', 'مضاد للقيء', 'مانع للقيء', 'مضاد للغثيان'],
    asked: ['دواء ترجيع'],
  },
  {
    en: ['laxative', 'laxatives', 'purgative', 'stool softener'],
    ar: ['ملين', 'ملينات', 'مسهل', 'مسهلات', 'ملين أمعاء'],
    asked: ['moleyen'],
  },
  {
    en: ['antidiarrhoeal', 'antidiarrheal', 'diarrhoea medicine'],
    ar: ['مضاد إسهال', 'مانع إسهال', 'مضاد للإسهال', 'دواء إسهال'],
  },
  {
    en: [
      'antihypertensive',
      'blood pressure medicine',
      'antihypertensives',
      'blood pressure tablets',
    ],
    ar: [
      'خافض ضغط',
      'أدوية الضغط',
      'خافضات ضغط الدم',
      'أدوية ضغط الدم',
      'خافض للضغط',
      'دواء ضغط',
      'حبوب ضغط',
    ],
  },
  { en: ['beta blocker', 'beta blockers'], ar: ['حاصرات بيتا', 'حاصر بيتا', 'محصر بيتا'] },
  {
    en: ['ACE inhibitor', 'ACE inhibitors', 'angiotensin converting enzyme inhibitor'],
    ar: ['مثبط الإنزيم المحول للأنجيوتنسين', 'مثبطات الإنزيم المحول'],
  },
  {
    en: ['angiotensin receptor blocker', 'ARB'],
    ar: ['حاصر مستقبلات الأنجيوتنسين', 'سارتان', 'حاصرات مستقبلات الأنجيوتنسين'],
  },
  {
    en: ['calcium channel blocker', 'calcium antagonist', 'CCB'],
    ar: ['حاصر قنوات الكالسيوم', 'محصرات قنوات الكالسيوم', 'حاصرات الكالسيوم'],
  },
  {
    en: ['diuretic', 'diuretics', 'water tablet', 'water pill'],
    ar: ['مدر بول', 'مدر للبول', 'مدرات البول'],
  },
  {
    en: ['anticoagulant', 'blood thinner', 'anticoagulants', 'blood thinners'],
    ar: [
      'مميع دم',
      'مسيل دم',
      'مضاد تخثر',
      'مضادات التخثر',
      'مسيل للدم',
      'أدوية السيولة',
      'مميعات الدم',
      'مضاد للتخثر',
      'مضاد للتجلط',
      'مانع تجلط',
    ],
  },
  {
    en: ['antiplatelet', 'antiplatelet agent', 'antiplatelets'],
    ar: ['مضاد صفيحات', 'مضاد الصفائح', 'مضادات الصفيحات', 'مضاد تجمع الصفائح', 'مضاد للصفيحات'],
  },
  {
    en: ['statin', 'cholesterol medicine', 'lipid-lowering', 'statins', 'cholesterol tablets'],
    ar: [
      'ستاتين',
      'خافض كوليسترول',
      'أدوية الكوليسترول',
      'خافض دهون',
      'خافضات الدهون',
      'دواء الكوليسترول',
    ],
  },
  {
    en: [
      'antidiabetic',
      'oral hypoglycaemic',
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
    ],
  },
  {
    en: ['insulin', 'insulins'],
    ar: ['إنسولين', 'إنسلين'],
    asked: ['ansolin', ...askedFor(lastingComplaints.type1Diabetes)],
  },
  {
    en: [
      'GLP-1',
      'GLP-1 agonist',
      'GLP-1 receptor agonist',
      'slimming injection',
      'weight loss injection',
    ],
    ar: ['إبر التنحيف', 'حقن التخسيس', 'إبر التخسيس', 'حقن إنقاص الوزن'],
  },
  {
    en: ['antidepressant', 'antidepressants', 'SSRI'],
    ar: ['مضاد اكتئاب', 'مضادات الاكتئاب', 'أدوية الاكتئاب', 'مضاد للاكتئاب', 'مضادات للاكتئاب'],
  },
  {
    en: ['antipsychotic', 'antipsychotics', 'neuroleptic'],
    ar: ['مضاد ذهان', 'مضادات الذهان', 'أدوية الذهان', 'مضاد للذهان'],
  },
  {
    en: ['anticonvulsant', 'antiepileptic', 'antiepileptics', 'epilepsy medicine'],
    ar: ['مضاد صرع', 'مضادات الصرع', 'أدوية الصرع', 'مضاد اختلاج', 'مضاد للتشنج', 'مضاد للصرع'],
  },
  {
    en: ['sedative', 'tranquilliser', 'tranquilizer', 'anxiolytic', 'benzodiazepine'],
    ar: ['مهدئ', 'مهدئات', 'مضاد قلق', 'بنزوديازيبين', 'مهدئ أعصاب', 'مضاد للقلق'],
  },
  {
    en: [
      'sleeping tablet',
      'hypnotic',
      'sleeping pill',
      'sleep aid',
      'sleeping pills',
      'sleeping tablets',
    ],
    ar: ['منوم', 'حبوب منومة', 'منومات', 'حبوب نوم', 'أقراص منومة'],
  },
  {
    en: ['anaesthetic', 'anesthetic', 'anaesthesia drug'],
    ar: ['مخدر', 'بنج', 'أدوية التخدير', 'مخدر طبي'],
    asked: ['banj'],
  },
];
