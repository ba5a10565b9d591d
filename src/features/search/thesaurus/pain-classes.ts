import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

const analgesic: ThesaurusGroup = {
  en: ['analgesic', 'analgesics', 'painkiller', 'painkillers', 'pain reliever', 'pain killer'],
  ar: ['مسكن', 'مسكنات', 'مسكن ألم', 'مسكنات الألم', 'مسكن للآلام', 'مسكن آلام'],
  asked: [
    'pain medicine',
    'pain tablets',
    'حبوب مسكنة',
    'حبة مسكن',
    'دواء للألم',
    'دوا وجع',
    'حبوب وجع',
    'حبوب الم',
    'مسكن وجع',
    'anti douleur',
    'دوا السطر',
    'mosaken',
    'mosakken',
    'msakken',
    ...askedFor(everydayComplaints.toothache),
  ],
};

const antipyretic: ThesaurusGroup = {
  en: ['antipyretic', 'fever reducer', 'antipyretics', 'fever medicine'],
  ar: ['خافض حرارة', 'خافضات الحرارة', 'خافض للحرارة', 'مخفض حرارة'],
  asked: [
    'دواء حرارة',
    'دوا سخونة',
    'دوا حرارة',
    'حبوب حرارة',
    'شراب حرارة',
    'تحاميل حرارة',
    'لبوس سخونية',
    'دوا السخانة',
    'fever syrup',
    'fever suppository',
    'khafed 7arara',
    'khafid harara',
  ],
};

const antiInflammatory: ThesaurusGroup = {
  en: ['anti-inflammatory', 'anti-inflammatory medicine', 'anti-inflammatories'],
  ar: ['مضاد التهاب', 'مضادات الالتهاب', 'مضاد الالتهاب', 'مضاد للالتهاب', 'مضاد للالتهابات'],
  asked: ['anti inflammatoire', 'modad eltehab'],
};

const nsaid: ThesaurusGroup = {
  en: [
    'NSAID',
    'NSAIDs',
    'non-steroidal anti-inflammatory drug',
    'nonsteroidal anti-inflammatory drug',
    'non-steroidal anti-inflammatory',
  ],
  ar: [
    'مضاد للالتهاب غير ستيرويدي',
    'مضادات الالتهاب غير الستيرويدية',
    'مضاد التهاب لاستيرويدي',
    'مضادات الالتهاب اللاستيرويدية',
    'إنسيد',
  ],
  asked: [
    'انسيدز',
    'مسكن ومضاد التهاب',
    'مسكن غير كورتيزون',
    'مسكن مفاصل',
    'مسكن عضلات',
    ...askedFor(antiInflammatory, analgesic, lastingComplaints.arthritis),
  ],
};

const coxib: ThesaurusGroup = {
  en: ['COX-2 inhibitor', 'COX-2 inhibitors', 'coxib', 'selective COX-2 inhibitor'],
  ar: ['مثبط كوكس 2', 'مثبطات كوكس 2', 'كوكسيب', 'مثبط إنزيم كوكس'],
  asked: ['painkiller kind to the stomach', 'مسكن خفيف على المعدة', ...askedFor(nsaid)],
};

/** Opioids are reached only as strong painkillers: someone who asks for a painkiller must not be led to one. */
const opioid: ThesaurusGroup = {
  en: [
    'opioid',
    'opioids',
    'narcotic analgesic',
    'opiate',
    'opioid analgesic',
    'opioid painkiller',
  ],
  ar: ['أفيوني', 'أفيونات', 'مسكن أفيوني', 'مسكنات مخدرة', 'مسكنات أفيونية', 'مسكن مخدر'],
  asked: [
    'strong painkiller',
    'strong pain relief',
    'pain of cancer',
    'cancer pain',
    'ألم السرطان',
    'آلام السرطان',
    'pain after surgery',
    'ألم بعد العملية',
  ],
};

const muscleRelaxant: ThesaurusGroup = {
  en: ['muscle relaxant', 'muscle relaxants', 'antispasmodic for muscles', 'muscle relaxer'],
  ar: ['مرخي عضلات', 'باسط عضلات', 'مرخيات العضلات', 'باسط للعضلات', 'مرخي للعضلات', 'مرتخي عضلات'],
  asked: [
    'حبوب عضلات',
    'دواء عضلات',
    'حبوب شد عضلي',
    'حبوب ظهر',
    'دواء ديسك',
    'baset 3adalat',
    'murkhi 3adalat',
    'relaxant musculaire',
    'فك العضلات',
    ...askedFor(everydayComplaints.muscleSpasm),
  ],
};

const goutMedicine: ThesaurusGroup = {
  en: ['gout medicine', 'uric acid medicine', 'antigout', 'urate-lowering medicine'],
  ar: ['دواء النقرس', 'أدوية النقرس', 'خافض حمض اليوريك', 'خافض يوريك أسيد', 'مضاد النقرس'],
  asked: ['uric acid tablets', 'حبوب النقرس', 'حبوب يوريك', 'دوا الأملاح', 'uric acid lowering'],
};

const migraineMedicine: ThesaurusGroup = {
  en: ['migraine medicine', 'antimigraine', 'anti-migraine', 'migraine tablets'],
  ar: ['دواء الشقيقة', 'أدوية الصداع النصفي', 'دواء الصداع النصفي', 'مضاد الشقيقة'],
  asked: ['حبوب شقيقة', 'حبوب صداع نصفي', ...askedFor(mindAndNerveComplaints.migraine)],
};

const triptan: ThesaurusGroup = {
  en: ['triptan', 'triptans', '5-HT1 agonist'],
  ar: ['تريبتان', 'تريبتانات', 'أدوية التريبتان'],
  asked: askedFor(migraineMedicine),
};

const corticosteroid: ThesaurusGroup = {
  en: ['corticosteroid', 'corticosteroids', 'steroid', 'steroids', 'cortisone', 'glucocorticoid'],
  ar: ['كورتيزون', 'كورتيكوستيرويد', 'ستيرويد', 'الستيرويدات', 'كورتزون', 'ستيرويدات قشرية'],
  asked: [
    'kortizon',
    'cortizone',
    'حبوب كورتيزون',
    'إبرة كورتيزون',
    'حقنة كورتيزون',
    'كرتزون',
    'كورتكوئيد',
    'steroid tablets',
    'steroid injection',
  ],
};

/**
 * Classes of medicines against pain, fever and inflammation, each with the words of the wider classes it belongs to.
 */
export const painClasses = {
  analgesic,
  antipyretic,
  antiInflammatory,
  nsaid,
  coxib,
  opioid,
  muscleRelaxant,
  goutMedicine,
  migraineMedicine,
  triptan,
  corticosteroid,
} satisfies Record<string, ThesaurusGroup>;
