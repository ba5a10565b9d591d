import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

const foodSupplement: ThesaurusGroup = {
  en: [
    'food supplement',
    'dietary supplement',
    'nutritional supplement',
    'supplements',
    'nutraceutical',
  ],
  ar: ['مكمل غذائي', 'مكملات غذائية', 'مكملات', 'متممات غذائية'],
  asked: ['سبلمنت', 'سبلمنتس', 'complement alimentaire', 'mokamel', 'mokamelat'],
};

const vitamin: ThesaurusGroup = {
  en: ['vitamin', 'vitamins', 'vitamin supplement'],
  ar: ['فيتامين', 'فيتامينات', 'مكمل فيتامينات', 'فيتامينات ومعادن'],
  asked: ['vitamen', 'فيتمين', 'حبوب فيتامين', 'حبوب فيتامينات', 'فيتامينة', 'vitamine'],
};

const mineral: ThesaurusGroup = {
  en: ['mineral supplement', 'mineral supplements', 'trace element'],
  ar: ['مكمل معدني', 'أملاح معدنية', 'عناصر نادرة'],
  asked: ['mineral', 'minerals', 'معادن', 'حبوب معادن', 'نقص المعادن'],
};

const ironSupplement: ThesaurusGroup = {
  en: ['iron supplement', 'iron tablets', 'iron medicine', 'iron preparation'],
  ar: ['حبوب حديد', 'مكمل حديد', 'حبوب الحديد', 'دواء حديد', 'مركبات الحديد'],
  asked: [
    'iron',
    'حديد',
    'شراب حديد',
    'كبسولات حديد',
    'فيتامين حديد',
    'دوا فقر الدم',
    'حبوب فقر الدم',
    'دوا انيميا',
    'دوا الدم',
    'iron pills',
    'iron syrup',
    '7adeed',
    '7boob 7adeed',
    ...askedFor(lastingComplaints.ironDeficiency),
  ],
};

const ironInjection: ThesaurusGroup = {
  en: ['iron injection', 'iron infusion', 'intravenous iron', 'IV iron'],
  ar: ['إبرة حديد', 'حديد بالوريد', 'حقن حديد', 'حديد وريدي', 'حقنة حديد'],
  asked: ['إبر حديد', 'مغذي حديد', ...askedFor(lastingComplaints.ironDeficiency)],
};

const calciumSupplement: ThesaurusGroup = {
  en: ['calcium supplement', 'bone supplement', 'calcium tablets for bones'],
  ar: ['مكمل كالسيوم', 'كالسيوم للعظام', 'حبوب كالسيوم للعظام', 'مكمل للعظام'],
  asked: [
    'حبوب كلس',
    'كلس',
    'calcium for bones',
    'فيتامين عظام',
    'فيتامين للعظام',
    'vitamin for bones',
  ],
};

const jointSupplement: ThesaurusGroup = {
  en: ['joint supplement', 'joint supplements', 'cartilage supplement'],
  ar: ['مكمل للمفاصل', 'مكمل مفاصل', 'مكملات المفاصل', 'مكمل غضاريف'],
  asked: ['حبوب مفاصل', 'حبوب غضروف', 'فيتامين مفاصل', 'حبوب الركبة', ...askedFor(foodSupplement)],
};

const hairSupplement: ThesaurusGroup = {
  en: ['hair vitamin', 'hair and nail vitamin', 'hair supplement', 'hair skin and nails'],
  ar: ['فيتامين شعر', 'فيتامينات الشعر والأظافر', 'فيتامينات شعر', 'مكمل للشعر'],
  asked: ['حبوب شعر', 'حبوب الشعر والأظافر', 'فيتامين بشرة وشعر', 'فيتامين أظافر'],
};

const nerveVitamin: ThesaurusGroup = {
  en: ['nerve vitamin', 'vitamin for nerves', 'neurotropic vitamin'],
  ar: ['فيتامين أعصاب', 'مقوي أعصاب', 'فيتامين للأعصاب', 'مقوي للأعصاب'],
  asked: ['إبر أعصاب', 'إبرة أعصاب', 'حبوب فيتامين أعصاب', 'حقن أعصاب'],
};

const tonic: ThesaurusGroup = {
  en: ['tonic', 'general tonic', 'energy booster', 'restorative'],
  ar: ['مقوي عام', 'منشط عام', 'مقويات'],
  asked: [
    'حبوب نشاط',
    'حبوب طاقة',
    'مقوي للجسم',
    'حبوب خمول',
    ...askedFor(everydayComplaints.fatigue),
  ],
};

const immuneBooster: ThesaurusGroup = {
  en: ['immune booster', 'immunity supplement', 'immune support'],
  ar: ['مقوي مناعة', 'رافع مناعة', 'مكمل للمناعة', 'مقوي للمناعة'],
  asked: ['حبوب تقوية المناعة', 'فيتامين مناعة', ...askedFor(lastingComplaints.lowImmunity)],
};

const appetiteStimulant: ThesaurusGroup = {
  en: ['appetite stimulant', 'appetizer syrup', 'appetiser'],
  ar: ['فاتح شهية', 'فاتحات الشهية', 'فاتح للشهية'],
  asked: ['شراب فاتح شهية', 'دوا يفتح النفس', ...askedFor(womenAndChildrenComplaints.lowAppetite)],
};

const antioxidant: ThesaurusGroup = {
  en: ['antioxidant', 'antioxidants', 'anti-oxidant'],
  ar: ['مضاد أكسدة', 'مضادات الأكسدة', 'مضاد للأكسدة'],
};

const herbalMedicine: ThesaurusGroup = {
  en: [
    'herbal medicine',
    'herbal remedy',
    'phytotherapy',
    'natural medicine',
    'herbal product',
    'botanical preparations',
  ],
  ar: ['دواء عشبي', 'أعشاب طبية', 'علاج بالأعشاب', 'مستحضر عشبي', 'طب الأعشاب', 'مستحضرات نباتية'],
  asked: [
    'أعشاب',
    'herbs',
    'a3shab',
    'دواء طبيعي',
    'علاج طبيعي بالأعشاب',
    'وصفة أعشاب',
    'herbal medicine manufacturer',
    'plant medicine',

    'ادوية عشبية',
    'دواء من الاعشاب',
    'frankincense medicine',
    'دواء من اللبان',
  ],
};

/** Classes of vitamins, minerals, supplements and herbs. */
export const supplementClasses = {
  foodSupplement,
  vitamin,
  mineral,
  ironSupplement,
  ironInjection,
  calciumSupplement,
  jointSupplement,
  hairSupplement,
  nerveVitamin,
  tonic,
  immuneBooster,
  appetiteStimulant,
  antioxidant,
  herbalMedicine,
} satisfies Record<string, ThesaurusGroup>;
