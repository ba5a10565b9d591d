import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

const antidepressant: ThesaurusGroup = {
  en: ['antidepressant', 'antidepressants', 'anti-depressant', 'depression medicine'],
  ar: [
    'مضاد اكتئاب',
    'مضادات الاكتئاب',
    'أدوية الاكتئاب',
    'مضاد للاكتئاب',
    'مضادات للاكتئاب',
    'دواء الاكتئاب',
  ],
  asked: [
    'حبوب اكتئاب',
    'دوا اكتئاب',
    'حبوب نفسية',
    'دواء نفسي',
    'أدوية نفسية',
    'حبوب للنفسية',
    'علاج نفسي حبوب',
    'anti depresseur',
    'modad ekte2ab',
    'mudad iktiab',
    'happy pills',
  ],
};

const ssri: ThesaurusGroup = {
  en: ['SSRI', 'SSRIs', 'selective serotonin reuptake inhibitor'],
  ar: ['مثبط استرداد السيروتونين', 'مثبطات استرداد السيروتونين الانتقائية', 'إس إس آر آي'],
  asked: [
    'اس اس ار اي',
    'مثبط السيروتونين',
    ...askedFor(antidepressant),
    'anxiety pills',
    'depression tablets',
    'nerves tablets',
  ],
};

const snri: ThesaurusGroup = {
  en: [
    'SNRI',
    'SNRIs',
    'serotonin noradrenaline reuptake inhibitor',
    'serotonin norepinephrine reuptake inhibitor',
  ],
  ar: ['مثبط استرداد السيروتونين والنورأدرينالين', 'مثبطات استرداد السيروتونين والنورإبينفرين'],
  asked: askedFor(antidepressant),
};

const tricyclic: ThesaurusGroup = {
  en: ['tricyclic antidepressant', 'tricyclic', 'tricyclics'],
  ar: ['مضاد اكتئاب ثلاثي الحلقات', 'مضادات الاكتئاب ثلاثية الحلقات'],
  asked: ['TCA', ...askedFor(antidepressant)],
};

const antipsychotic: ThesaurusGroup = {
  en: ['antipsychotic', 'antipsychotics', 'neuroleptic', 'neuroleptics'],
  ar: ['مضاد ذهان', 'مضادات الذهان', 'أدوية الذهان', 'مضاد للذهان', 'دواء الفصام'],
  asked: [
    'أدوية نفسية',
    'دواء نفسي',
    'حبوب فصام',
    'modad zohan',
    ...askedFor(mindAndNerveComplaints.schizophrenia),
  ],
};

const atypicalAntipsychotic: ThesaurusGroup = {
  en: ['atypical antipsychotic', 'second generation antipsychotic', 'atypical antipsychotics'],
  ar: ['مضاد ذهان غير نمطي', 'مضادات الذهان الحديثة', 'مضاد ذهان من الجيل الثاني'],
  asked: askedFor(antipsychotic),
};

const moodStabiliser: ThesaurusGroup = {
  en: ['mood stabiliser', 'mood stabilizer', 'mood stabilisers'],
  ar: ['مثبت مزاج', 'مثبتات المزاج', 'منظم مزاج', 'مثبت للمزاج'],
  asked: ['حبوب مزاج', 'معدل مزاج', ...askedFor(mindAndNerveComplaints.bipolar)],
};

const sedative: ThesaurusGroup = {
  en: [
    'sedative',
    'tranquilliser',
    'tranquilizer',
    'anxiolytic',
    'anxiolytics',
    'anti-anxiety medicine',
  ],
  ar: ['مهدئ', 'مهدئات', 'مضاد قلق', 'مهدئ أعصاب', 'مضاد للقلق', 'مهدئ للأعصاب'],
  asked: [
    'حبوب مهدئة',
    'حبوب قلق',
    'حبوب توتر',
    'دوا أعصاب',
    'حبوب أعصاب',
    'دوا القلق',
    'مهدي اعصاب',
    'calmant',
    'mohade2',
    'muhaddi',
    'calming tablets',
    'anxiety tablets',
  ],
};

const benzodiazepine: ThesaurusGroup = {
  en: ['benzodiazepine', 'benzodiazepines', 'benzo'],
  ar: ['بنزوديازيبين', 'بنزوديازيبينات', 'بنزوديازبين'],
  asked: askedFor(sedative),
};

const hypnotic: ThesaurusGroup = {
  en: [
    'sleeping tablet',
    'hypnotic',
    'sleeping pill',
    'sleep aid',
    'sleeping pills',
    'sleeping tablets',
    'sleep medicine tablets',
  ],
  ar: ['منوم', 'حبوب منومة', 'منومات', 'حبوب نوم', 'أقراص منومة', 'دواء منوم'],
  asked: [
    'حبوب للنوم',
    'دوا نوم',
    'دوا منوم',
    'حبوب تنوم',
    'دوا النعاس',
    '7boob noom',
    'somnifere',
    'monawem',
    ...askedFor(everydayComplaints.insomnia),
  ],
};

const adhdMedicine: ThesaurusGroup = {
  en: ['ADHD medicine', 'ADHD medication'],
  ar: ['دواء فرط الحركة', 'أدوية فرط الحركة', 'دواء تشتت الانتباه'],
  asked: ['حبوب تركيز', 'حبوب فرط حركة', 'دوا التركيز', ...askedFor(mindAndNerveComplaints.adhd)],
};

const antiepileptic: ThesaurusGroup = {
  en: [
    'anticonvulsant',
    'antiepileptic',
    'antiepileptics',
    'epilepsy medicine',
    'antiseizure medicine',
    'anti-epileptic',
  ],
  ar: [
    'مضاد صرع',
    'مضادات الصرع',
    'أدوية الصرع',
    'مضاد اختلاج',
    'مضاد للتشنج',
    'مضاد للصرع',
    'مضاد تشنجات',
    'دواء الصرع',
  ],
  asked: [
    'دوا صرع',
    'حبوب صرع',
    'دوا كهرباء المخ',
    'حبوب كهرباء زيادة',
    'حبوب تشنج',
    'دوا تشنجات',
    'modad sara3',
    'seizure tablets',
  ],
};

const nervePainMedicine: ThesaurusGroup = {
  en: ['nerve pain medicine', 'neuropathic pain medicine'],
  ar: ['دواء ألم الأعصاب', 'مسكن أعصاب', 'أدوية الاعتلال العصبي'],
  asked: [
    'مسكن للأعصاب',
    'حبوب تنميل',
    'دوا تنميل',
    'حبوب اعتلال الأعصاب',
    'nerve pain tablets',
    ...askedFor(mindAndNerveComplaints.neuropathy),
  ],
};

const gabapentinoid: ThesaurusGroup = {
  en: ['gabapentinoid', 'gabapentinoids'],
  ar: ['غابابنتينويد', 'جابابنتينويد'],
  asked: askedFor(nervePainMedicine),
};

const antiparkinson: ThesaurusGroup = {
  en: ['antiparkinson', 'antiparkinsonian', "Parkinson's medicine", 'anti-Parkinson'],
  ar: ['مضاد باركنسون', 'دواء الشلل الرعاش', 'أدوية باركنسون', 'دواء الرعاش'],
  asked: ['حبوب رعشة', 'دوا رجفة', 'دوا الرعشة', ...askedFor(mindAndNerveComplaints.parkinson)],
};

const dementiaMedicine: ThesaurusGroup = {
  en: ['dementia medicine', "Alzheimer's medicine", 'anti-dementia'],
  ar: ['دواء ألزهايمر', 'أدوية الخرف', 'علاج ألزهايمر', 'دواء الخرف'],
  asked: ['حبوب نسيان', 'دوا النسيان', 'دوا زهايمر', ...askedFor(mindAndNerveComplaints.alzheimer)],
};

const cholinesteraseInhibitor: ThesaurusGroup = {
  en: ['cholinesterase inhibitor', 'acetylcholinesterase inhibitor', 'anticholinesterase'],
  ar: ['مثبط الكولينستراز', 'مثبط إنزيم الكولينستيراز'],
};

const nootropic: ThesaurusGroup = {
  en: ['nootropic', 'memory enhancer', 'brain tonic'],
  ar: ['منشط ذاكرة', 'مقوي ذاكرة', 'منشط للذاكرة', 'منشط مخ'],
  asked: [
    'حبوب ذاكرة',
    'حبوب تركيز وحفظ',
    'memory pills',
    ...askedFor(mindAndNerveComplaints.memory),
  ],
};

const msMedicine: ThesaurusGroup = {
  en: [
    'multiple sclerosis medicine',
    'MS treatment',
    'disease modifying therapy for multiple sclerosis',
  ],
  ar: ['دواء التصلب اللويحي', 'علاج التصلب المتعدد', 'إبر التصلب اللويحي'],
  asked: askedFor(mindAndNerveComplaints.multipleSclerosis),
};

const smokingCessationAid: ThesaurusGroup = {
  en: ['smoking cessation aid', 'stop smoking aid', 'anti-smoking product'],
  ar: ['مساعد الإقلاع عن التدخين', 'بديل التدخين', 'دواء ترك التدخين'],
  asked: [
    'حبوب ترك التدخين',
    'دوا يبطل السجاير',
    'علكة تدخين',
    ...askedFor(lastingComplaints.smoking),
  ],
};

/** Classes of medicines for the mind and the nerves. */
export const mindAndNerveClasses = {
  antidepressant,
  ssri,
  snri,
  tricyclic,
  antipsychotic,
  atypicalAntipsychotic,
  moodStabiliser,
  sedative,
  benzodiazepine,
  hypnotic,
  adhdMedicine,
  antiepileptic,
  nervePainMedicine,
  gabapentinoid,
  antiparkinson,
  dementiaMedicine,
  cholinesteraseInhibitor,
  nootropic,
  msMedicine,
  smokingCessationAid,
} satisfies Record<string, ThesaurusGroup>;
