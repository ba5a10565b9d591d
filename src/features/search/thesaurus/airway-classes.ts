import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

const antihistamine: ThesaurusGroup = {
  en: ['antihistamine', 'antihistamines', 'allergy medicine', 'antiallergic', 'anti-allergy'],
  ar: [
    'مضاد هيستامين',
    'مضادات الهيستامين',
    'مضاد حساسية',
    'مضاد للهستامين',
    'مضاد للحساسية',
    'أدوية الحساسية',
    'مضادات الحساسية',
  ],
  asked: [
    'allergy tablets',
    'allergy pills',
    'allergy syrup',
    'حبوب حساسية',
    'دواء حساسية',
    'دوا حساسية',
    'شراب حساسية',
    'حبوب التحسس',
    'علاج التحسس',
    'انتي هيستامين',
    'انتيهستامين',
    'دوا الحساسية',
    'modad 7asasya',
    'mudad hasasiya',
    'anti allergie',
  ],
};

const sedatingAntihistamine: ThesaurusGroup = {
  en: [
    'first generation antihistamine',
    'sedating antihistamine',
    'drowsy antihistamine',
    'first-generation antihistamines',
  ],
  ar: ['مضاد هيستامين مهدئ', 'مضاد حساسية منوم', 'مضاد هيستامين من الجيل الأول'],
  asked: [
    'مضاد حساسية ينعس',
    'مضاد حساسية ينوم',
    'حبوب حساسية تنوم',
    'allergy tablet that makes sleepy',
    ...askedFor(antihistamine),
  ],
};

const nonSedatingAntihistamine: ThesaurusGroup = {
  en: [
    'second generation antihistamine',
    'non-sedating antihistamine',
    'non-drowsy antihistamine',
    'nondrowsy antihistamine',
    'non-drowsy allergy medicine',
  ],
  ar: [
    'مضاد هيستامين غير مهدئ',
    'مضاد حساسية لا يسبب النعاس',
    'مضاد هيستامين من الجيل الثاني',
    'مضاد حساسية غير منوم',
  ],
  asked: [
    'مضاد حساسية ما بنعس',
    'مضاد حساسية ما ينعس',
    'مضاد حساسية مبينيمش',
    'مضاد حساسية بدون نعاس',
    'حبوب حساسية بدون نعاس',
    'حساسية بدون نوم',
    'allergy tablet without sleepiness',
    'non drowsy',
    'nondrowsy',
    ...askedFor(antihistamine),
  ],
};

const decongestant: ThesaurusGroup = {
  en: ['decongestant', 'decongestants', 'nasal decongestant'],
  ar: ['مزيل احتقان', 'مضاد احتقان', 'مضادات الاحتقان', 'مزيل للاحتقان', 'مضاد للاحتقان'],
  asked: [
    'بخاخ احتقان',
    'قطرة احتقان',
    'فاتح للأنف',
    'بخاخ يفتح الأنف',
    'يفتح الخشم',
    'دواء احتقان',
    'unblock nose',
    'clear nose',
    'muzil e7te2an',
  ],
};

const coughMedicine: ThesaurusGroup = {
  en: ['cough medicine', 'cough syrup', 'cough remedy', 'cough mixture'],
  ar: ['دواء سعال', 'أدوية الكحة', 'دواء للكحة', 'شراب سعال', 'شراب كحة', 'أدوية السعال'],
  asked: [
    'دواء كحة',
    'دوا كحة',
    'دوا قحة',
    'دوا سعلة',
    'شراب سعلة',
    'شراب قحة',
    'دوا سعال',
    'سيرو ديال الكحة',
    'سيرو كحة',
    'sirop toux',
    'dawa ka77a',
    'sharab ka77a',
    'cough linctus',
  ],
};

const expectorant: ThesaurusGroup = {
  en: ['expectorant', 'mucolytic', 'expectorants', 'mucus thinner', 'mucolytics'],
  ar: ['طارد بلغم', 'مذيب بلغم', 'مقشع', 'طارد للبلغم', 'مذيب للبلغم', 'مقشعات', 'حال للبلغم'],
  asked: [
    'دوا بلغم',
    'دواء بلغم',
    'شراب بلغم',
    'مميع بلغم',
    'مطلع بلغم',
    'يطلع البلغم',
    'تطلع البلغم',
    'طلع البلغم',
    'بلغم ما يطلع',
    'كحة بلغم',
    'كحة فيها بلغم',
    'كحة مع بلغم',
    'يكح بلغم',
    'تكح بلغم',
    'سعال بلغم',
    'سعال مع بلغم',
    'بلغم بالصدر',
    'brings up phlegm',
    'cough up phlegm',
    'cannot cough up phlegm',
    'phlegm in chest',
    'فوار بلغم',
    'phlegm syrup',
    'chest clear',
    'tared balgham',
    ...askedFor(coughMedicine),
  ],
};

const coughSuppressant: ThesaurusGroup = {
  en: ['cough suppressant', 'antitussive', 'cough suppressants', 'antitussives'],
  ar: [
    'مهدئ سعال',
    'مضاد سعال',
    'مثبط السعال',
    'مضاد للسعال',
    'مهدئ للسعال',
    'مهدئ كحة',
    'مضاد كحة',
  ],
  asked: [
    'دوا كحة ناشفة',
    'شراب كحة ناشفة',
    'شراب سعال جاف',
    'dry cough syrup',
    'يوقف الكحة',
    'stop cough',
    ...askedFor(coughMedicine),
  ],
};

const asthmaMedicine: ThesaurusGroup = {
  en: ['asthma medicine', 'asthma medication', 'asthma treatment'],
  ar: ['دواء الربو', 'أدوية الربو', 'علاج الربو'],
  asked: ['دوا ضيقة', 'دواء ضيق تنفس', 'دوا الضيقة', 'دوا ربو', 'بخاخ صدر', 'dawa rabo'],
};

const bronchodilator: ThesaurusGroup = {
  en: ['bronchodilator', 'bronchodilators', 'airway opener'],
  ar: [
    'موسع شعب',
    'موسع القصبات',
    'موسع للشعب الهوائية',
    'موسعات الشعب الهوائية',
    'موسع للقصبات',
    'موسع قصبات',
  ],
  asked: [
    'موسع شعب هوائية',
    'شراب موسع للشعب',
    'بخار موسع للشعب',
    'opens the airways',
    'mowasse3 sho3ab',
    ...askedFor(asthmaMedicine),
  ],
};

const shortActingBronchodilator: ThesaurusGroup = {
  en: [
    'short-acting beta agonist',
    'reliever inhaler',
    'rescue inhaler',
    'short acting bronchodilator',
  ],
  ar: ['موسع شعب قصير المفعول', 'بخاخ إسعافي', 'ناهض بيتا قصير المفعول', 'بخاخ سريع المفعول'],
  asked: [
    'SABA',
    'blue inhaler',
    'بخاخ أزرق',
    'بخاخ الأزمة',
    'بخاخ طوارئ',
    'emergency inhaler',
    ...askedFor(bronchodilator),
  ],
};

const longActingBronchodilator: ThesaurusGroup = {
  en: ['long-acting beta agonist', 'long acting bronchodilator'],
  ar: ['موسع شعب طويل المفعول', 'ناهض بيتا طويل المفعول'],
  asked: ['LABA', ...askedFor(bronchodilator)],
};

const inhaledAnticholinergic: ThesaurusGroup = {
  en: ['inhaled anticholinergic', 'muscarinic antagonist inhaler', 'antimuscarinic inhaler'],
  ar: ['مضاد كولين استنشاقي', 'مضاد الكولين للاستنشاق', 'مضاد مسكاريني للاستنشاق'],
  asked: ['LAMA', 'SAMA', ...askedFor(bronchodilator)],
};

const xanthine: ThesaurusGroup = {
  en: ['xanthine', 'methylxanthine', 'xanthine bronchodilator'],
  ar: ['زانثين', 'ميثيل زانثين', 'موسع شعب زانثيني'],
  asked: askedFor(bronchodilator),
};

const inhaledSteroid: ThesaurusGroup = {
  en: [
    'inhaled corticosteroid',
    'steroid inhaler',
    'preventer inhaler',
    'inhaled steroid',
    'controller inhaler',
  ],
  ar: ['كورتيزون استنشاقي', 'بخاخ كورتيزون', 'بخاخ وقائي', 'كورتيكوستيرويد مستنشق'],
  asked: [
    'ICS',
    'بخاخ ربو وقائي',
    'بخاخ كورتيزون للصدر',
    'brown inhaler',
    'بخاخ بني',
    ...askedFor(asthmaMedicine),
  ],
};

const combinationInhaler: ThesaurusGroup = {
  en: ['combination inhaler', 'ICS LABA', 'combined asthma inhaler'],
  ar: ['بخاخ مركب', 'بخاخ مزدوج للربو', 'بخاخ كورتيزون وموسع شعب'],
  asked: askedFor(inhaledSteroid, longActingBronchodilator),
};

const nasalSteroid: ThesaurusGroup = {
  en: ['nasal steroid', 'steroid nasal spray', 'nasal corticosteroid', 'intranasal corticosteroid'],
  ar: ['بخاخ كورتيزون للأنف', 'كورتيزون أنفي', 'بخاخ أنف كورتيزون'],
  asked: [
    'بخاخ حساسية للأنف',
    'بخاخ حساسية خشم',
    'بخاخ جيوب أنفية',
    'بخاخ لحمية',
    'allergy nose spray',
    ...askedFor(lastingComplaints.hayFever),
  ],
};

const leukotrieneAntagonist: ThesaurusGroup = {
  en: ['leukotriene receptor antagonist', 'LTRA', 'leukotriene antagonist'],
  ar: ['مضاد الليكوترين', 'مضاد اللوكوترين', 'حاصر مستقبلات الليكوترين'],
  asked: ['حبوب مضغ للربو', 'chewable asthma tablet', ...askedFor(asthmaMedicine)],
};

/** Classes of medicines against allergy, cough and asthma. */
export const airwayClasses = {
  antihistamine,
  sedatingAntihistamine,
  nonSedatingAntihistamine,
  decongestant,
  coughMedicine,
  expectorant,
  coughSuppressant,
  asthmaMedicine,
  bronchodilator,
  shortActingBronchodilator,
  longActingBronchodilator,
  inhaledAnticholinergic,
  xanthine,
  inhaledSteroid,
  combinationInhaler,
  nasalSteroid,
  leukotrieneAntagonist,
} satisfies Record<string, ThesaurusGroup>;
