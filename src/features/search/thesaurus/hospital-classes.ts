import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

const anaesthetic: ThesaurusGroup = {
  en: ['anaesthetic', 'anesthetic', 'anaesthesia drug'],
  ar: ['مخدر', 'بنج', 'أدوية التخدير', 'مخدر طبي', 'أدوية تخدير'],
  asked: ['banj', 'beng', 'بنج للعمليات'],
};

const localAnaesthetic: ThesaurusGroup = {
  en: ['local anaesthetic', 'local anesthetic', 'topical anaesthetic', 'numbing agent'],
  ar: ['مخدر موضعي', 'بنج موضعي', 'تخدير موضعي', 'كريم مخدر'],
  asked: ['numbing', 'إبرة بنج', 'كريم بنج', 'بخاخ بنج', 'numbing cream', ...askedFor(anaesthetic)],
};

const generalAnaesthetic: ThesaurusGroup = {
  en: ['general anaesthetic', 'general anesthetic', 'induction agent', 'intravenous anaesthetic'],
  ar: ['مخدر عام', 'بنج عام', 'بنج كلي', 'مخدر كلي', 'بنج كامل'],
  asked: askedFor(anaesthetic),
};

const inhaledAnaesthetic: ThesaurusGroup = {
  en: [
    'inhaled anaesthetic',
    'inhalational anaesthetic',
    'volatile anaesthetic',
    'inhalation anesthetic',
  ],
  ar: ['مخدر استنشاقي', 'غاز تخدير', 'بنج استنشاقي', 'مخدر طيار'],
  asked: ['anaesthetic gas', 'غاز بنج', ...askedFor(generalAnaesthetic)],
};

const neuromuscularBlocker: ThesaurusGroup = {
  en: ['neuromuscular blocker', 'neuromuscular blocking agent', 'NMBA', 'paralytic for intubation'],
  ar: ['حاصر عصبي عضلي', 'مرخي عضلات للتخدير', 'مرخي للتنبيب'],
  asked: ['muscle relaxant for intubation', 'muscle relaxant for anaesthesia', 'مرخي للعمليات'],
};

const vasopressor: ThesaurusGroup = {
  en: ['vasopressor', 'vasopressors', 'pressor'],
  ar: ['رافع ضغط', 'مقبض أوعية', 'رافع للضغط', 'قابض للأوعية'],
  asked: [
    'إبرة رفع الضغط',
    'low pressure under anaesthesia',
    'shock',
    ...askedFor(organComplaints.hypotension),
  ],
};

const inotrope: ThesaurusGroup = {
  en: ['inotrope', 'inotropes', 'positive inotrope'],
  ar: ['مقوي لعضلة القلب', 'مقو للقلب', 'داعم لعضلة القلب'],
  asked: ['weak heart', 'cardiogenic shock', 'shock'],
};

const antidote: ThesaurusGroup = {
  en: ['antidote', 'antidotes', 'reversal agent'],
  ar: ['ترياق', 'مضاد تسمم', 'مضاد للتسمم', 'ترياقات'],
  asked: ['overdose treatment', 'علاج التسمم'],
};

const emergencyMedicine: ThesaurusGroup = {
  en: ['emergency drug', 'crash cart drug', 'resuscitation drug', 'emergency injection'],
  ar: ['أدوية الطوارئ', 'أدوية الإنعاش', 'أدوية الإسعاف', 'إبر الطوارئ'],
  asked: ['أدوية عربة الطوارئ', 'crash cart medicines'],
};

const chemotherapy: ThesaurusGroup = {
  en: ['chemotherapy', 'cytotoxic', 'anticancer drug', 'antineoplastic', 'cancer medicine'],
  ar: ['علاج كيماوي', 'كيماوي', 'العلاج الكيميائي', 'أدوية السرطان', 'مضاد أورام', 'أدوية الأورام'],
  asked: ['kimawi', 'chemo', 'كيمو', 'جرعات كيماوي', 'الكيماوي'],
};

const cancerHormoneTherapy: ThesaurusGroup = {
  en: ['hormonal cancer treatment', 'anti-hormone cancer tablets', 'endocrine therapy for cancer'],
  ar: ['علاج هرموني للسرطان', 'حبوب سرطان الثدي', 'العلاج الهرموني للأورام'],
  asked: ['breast cancer tablets'],
};

const targetedTherapy: ThesaurusGroup = {
  en: ['targeted therapy', 'tyrosine kinase inhibitor', 'TKI', 'targeted cancer therapy'],
  ar: ['علاج موجه', 'علاج موجه للسرطان', 'مثبط تيروزين كيناز'],
  asked: askedFor(organComplaints.cancer),
};

const immunotherapy: ThesaurusGroup = {
  en: [
    'immunotherapy',
    'checkpoint inhibitor',
    'cancer immunotherapy',
    'immune checkpoint inhibitor',
  ],
  ar: ['علاج مناعي', 'العلاج المناعي للسرطان', 'مثبط نقاط التفتيش المناعية'],
  asked: askedFor(organComplaints.cancer),
};

const biologic: ThesaurusGroup = {
  en: ['biological medicine', 'biologic', 'biologics', 'biological injection'],
  ar: ['دواء بيولوجي', 'علاج بيولوجي', 'أدوية حيوية', 'مستحضر بيولوجي', 'إبرة بيولوجية'],
  asked: [
    'biologic injection',
    'إبر بيولوجية',
    'بيولوجي',
    'monoclonal antibody',
    'جسم مضاد وحيد النسيلة',
  ],
};

const immunosuppressant: ThesaurusGroup = {
  en: ['immunosuppressant', 'immunosuppressants', 'anti-rejection medicine', 'immune suppressant'],
  ar: ['مثبط مناعة', 'مثبطات المناعة', 'كابت مناعة', 'مثبط للمناعة'],
  asked: ['حبوب مناعة', ...askedFor(organComplaints.transplant)],
};

const dmard: ThesaurusGroup = {
  en: ['DMARD', 'disease-modifying antirheumatic drug', 'antirheumatic', 'DMARDs'],
  ar: ['مضاد روماتيزم', 'أدوية الروماتويد', 'دواء الروماتيزم', 'مضاد للروماتيزم'],
  asked: [
    'حبوب روماتيزم',
    'دوا روماتويد',
    'دوا الرماتيزم',
    ...askedFor(lastingComplaints.rheumatoid),
  ],
};

const vaccine: ThesaurusGroup = {
  en: ['vaccine', 'vaccines'],
  ar: ['لقاح', 'لقاحات'],
  asked: [
    'تطعيم',
    'تطعيمات',
    'تلقيح',
    'جلبة',
    'vaccination',
    'إبرة تطعيم',
    'ta6eem',
    'tat3eem',
    'vaccin',
    'jab',
    'immunisation',
    'immunization',
  ],
};

const childVaccine: ThesaurusGroup = {
  en: ['childhood vaccine', 'baby vaccine', 'infant vaccine', 'routine childhood immunisation'],
  ar: ['تطعيمات الأطفال', 'لقاح الأطفال', 'تطعيم الرضع', 'تطعيم أطفال'],
  asked: [
    'تطعيم شهرين',
    'تطعيم أربع شهور',
    'تطعيم المدرسة',
    'تطعيمات البيبي',
    ...askedFor(vaccine),
  ],
};

const travelVaccine: ThesaurusGroup = {
  en: ['travel vaccine', 'travel vaccination', 'traveller vaccine'],
  ar: ['تطعيم السفر', 'لقاح المسافرين', 'تطعيمات السفر'],
  asked: askedFor(vaccine),
};

const infusionFluid: ThesaurusGroup = {
  en: ['infusion fluid', 'intravenous fluids', 'IV fluids', 'crystalloid'],
  ar: ['محلول مغذي', 'سائل وريدي', 'محلول تسريب', 'سوائل وريدية'],
  asked: [
    'drip',
    'مغذي',
    'المغذية',
    'سيروم وريدي',
    'serum drip',
    'مغذي وريدي',
    'حقنة مغذي',
    'mo8athi',
  ],
};

/** Classes of medicines for hospitals: theatre, emergency, cancer, immunity, vaccines and fluids. */
export const hospitalClasses = {
  anaesthetic,
  localAnaesthetic,
  generalAnaesthetic,
  inhaledAnaesthetic,
  neuromuscularBlocker,
  vasopressor,
  inotrope,
  antidote,
  emergencyMedicine,
  chemotherapy,
  cancerHormoneTherapy,
  targetedTherapy,
  immunotherapy,
  biologic,
  immunosuppressant,
  dmard,
  vaccine,
  childVaccine,
  travelVaccine,
  infusionFluid,
} satisfies Record<string, ThesaurusGroup>;
