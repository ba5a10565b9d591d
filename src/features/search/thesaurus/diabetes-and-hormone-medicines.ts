import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for diabetes, weight, thyroid, bones and hormones, with the brands they are known by. */
export const diabetesAndHormoneMedicines: readonly ThesaurusGroup[] = [
  {
    en: [
      'metformin',
      'metformin hydrochloride',
      'Glucophage',
      'Cidophage',
      'Glucophage XR',
      'Metformin XR',
      'Diaformin',
    ],
    ar: [
      'ميتفورمين',
      'متفورمين',
      'جلوكوفاج',
      'غلوكوفاج',
      'سيدوفاج',
      'قلوكوفاج',
      'جلكوفاج',
      'ميتفورمين هيدروكلوريد',
      'جلوكوفاج اكس ار',
    ],
    asked: [
      'حبوب تكيس',
      'glukofaj',
      'glucofage',
      ...askedFor(
        medicineClasses.biguanide,
        lastingComplaints.diabetes,
        womenAndChildrenComplaints.pcos,
      ),
    ],
  },
  {
    en: ['gliclazide', 'Diamicron', 'Diamicron MR'],
    ar: ['غليكلازيد', 'جليكلازيد', 'ديامكرون', 'دياميكرون', 'دايمكرون', 'دايميكرون', 'جليكلازايد'],
    asked: askedFor(medicineClasses.sulfonylurea, lastingComplaints.diabetes),
  },
  {
    en: ['glimepiride', 'Amaryl'],
    ar: ['غليميبيريد', 'جليميبرايد', 'أماريل', 'جليميبيريد'],
    asked: askedFor(medicineClasses.sulfonylurea, lastingComplaints.diabetes),
  },
  {
    en: ['glibenclamide', 'glyburide', 'Daonil', 'Euglucon'],
    ar: ['جليبنكلاميد', 'داونيل', 'غليبنكلاميد', 'دوانيل', 'جليبوريد'],
    asked: askedFor(medicineClasses.sulfonylurea, lastingComplaints.diabetes),
  },
  {
    en: ['repaglinide', 'NovoNorm', 'Prandin'],
    ar: ['ريباجلينيد', 'نوفونورم', 'ريباغلينيد'],
    asked: askedFor(medicineClasses.antidiabetic, lastingComplaints.diabetes),
  },
  {
    en: ['acarbose', 'Glucobay'],
    ar: ['أكاربوز', 'جلوكوباي', 'غلوكوباي'],
    asked: askedFor(medicineClasses.antidiabetic, lastingComplaints.diabetes),
  },
  {
    en: ['pioglitazone', 'Actos', 'Glustin'],
    ar: ['بيوجليتازون', 'أكتوس', 'بيوغليتازون'],
    asked: askedFor(medicineClasses.glitazone, lastingComplaints.diabetes),
  },
  {
    en: ['sitagliptin', 'sitagliptin phosphate', 'Januvia', 'Xelevia'],
    ar: ['سيتاغليبتين', 'سيتاجليبتين', 'جانوفيا', 'جانوفيه', 'سيتاجلبتين'],
    asked: askedFor(medicineClasses.dpp4Inhibitor, lastingComplaints.diabetes),
  },
  {
    en: ['sitagliptin and metformin', 'Janumet'],
    ar: ['سيتاغليبتين وميتفورمين', 'جانوميت', 'سيتاجليبتين وميتفورمين'],
    asked: askedFor(
      medicineClasses.dpp4Inhibitor,
      medicineClasses.biguanide,
      lastingComplaints.diabetes,
    ),
  },
  {
    en: ['vildagliptin', 'Galvus', 'Jalra'],
    ar: ['فيلداجليبتين', 'جالفس', 'فيلداغليبتين', 'غالفوس'],
    asked: askedFor(medicineClasses.dpp4Inhibitor, lastingComplaints.diabetes),
  },
  {
    en: ['vildagliptin and metformin', 'Galvus Met', 'Eucreas'],
    ar: ['فيلداجليبتين وميتفورمين', 'جالفس ميت', 'فيلداغليبتين وميتفورمين', 'يوكرياس'],
    asked: askedFor(
      medicineClasses.dpp4Inhibitor,
      medicineClasses.biguanide,
      lastingComplaints.diabetes,
    ),
  },
  {
    en: ['linagliptin', 'Trajenta', 'Tradjenta'],
    ar: ['ليناجليبتين', 'تراجنتا', 'ليناغليبتين', 'ترايجنتا'],
    asked: askedFor(medicineClasses.dpp4Inhibitor, lastingComplaints.diabetes),
  },
  {
    en: ['saxagliptin', 'Onglyza'],
    ar: ['ساكساجليبتين', 'أونجلايزا', 'ساكساغليبتين'],
    asked: askedFor(medicineClasses.dpp4Inhibitor, lastingComplaints.diabetes),
  },
  {
    en: ['empagliflozin', 'Jardiance'],
    ar: ['إمباجليفلوزين', 'جارديانس', 'إمباغليفلوزين', 'جاردينس'],
    asked: askedFor(
      medicineClasses.sglt2Inhibitor,
      lastingComplaints.kidneyFailure,
      lastingComplaints.diabetes,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['empagliflozin and metformin', 'Synjardy', 'Jardiance Duo'],
    ar: ['إمباجليفلوزين وميتفورمين', 'سينجاردي', 'جارديانس ديو'],
    asked: askedFor(
      medicineClasses.sglt2Inhibitor,
      medicineClasses.biguanide,
      lastingComplaints.diabetes,
    ),
  },
  {
    en: ['dapagliflozin', 'Forxiga', 'Farxiga'],
    ar: ['داباجليفلوزين', 'فورسيجا', 'داباغليفلوزين', 'فوركسيجا', 'فورزيجا'],
    asked: askedFor(
      medicineClasses.sglt2Inhibitor,
      lastingComplaints.diabetes,
      lastingComplaints.heartFailure,
      lastingComplaints.kidneyFailure,
    ),
  },
  {
    en: ['dapagliflozin and metformin', 'Xigduo'],
    ar: ['داباجليفلوزين وميتفورمين', 'زيجدو', 'إكسيجدو'],
    asked: askedFor(
      medicineClasses.sglt2Inhibitor,
      medicineClasses.biguanide,
      lastingComplaints.diabetes,
    ),
  },
  {
    en: ['liraglutide', 'Victoza', 'Saxenda'],
    ar: ['ليراجلوتيد', 'فيكتوزا', 'ساكسيندا', 'ساكسندا', 'ليراغلوتايد'],
    asked: askedFor(
      medicineClasses.glp1Agonist,
      medicineClasses.slimmingInjection,
      lastingComplaints.diabetes,
      lastingComplaints.obesity,
    ),
  },
  {
    en: ['semaglutide', 'Ozempic', 'Wegovy', 'Rybelsus'],
    ar: [
      'سيماجلوتيد',
      'أوزمبيك',
      'ويجوفي',
      'سيماغلوتايد',
      'ريبلسس',
      'اوزيمبك',
      'ويغوفي',
      'سيماجلوتايد',
      'اوزمبك',
      'اوزمبيك',
    ],
    asked: [
      'ozimpic',
      ...askedFor(
        medicineClasses.glp1Agonist,
        medicineClasses.slimmingInjection,
        lastingComplaints.diabetes,
        lastingComplaints.obesity,
      ),
    ],
  },
  {
    en: ['tirzepatide', 'Mounjaro', 'Zepbound'],
    ar: ['تيرزيباتيد', 'مونجارو', 'تيرزيباتايد', 'مانجارو'],
    asked: [
      'monjaro',
      'munjaro',
      ...askedFor(
        medicineClasses.glp1Agonist,
        medicineClasses.slimmingInjection,
        lastingComplaints.diabetes,
        lastingComplaints.obesity,
      ),
    ],
  },
  {
    en: ['dulaglutide', 'Trulicity'],
    ar: ['دولاجلوتيد', 'تروليسيتي', 'دولاغلوتايد', 'ترولستي'],
    asked: askedFor(medicineClasses.glp1Agonist, lastingComplaints.diabetes),
  },
  {
    en: ['exenatide', 'Byetta', 'Bydureon'],
    ar: ['إكسيناتيد', 'بايتا', 'اكسيناتايد'],
    asked: askedFor(medicineClasses.glp1Agonist, lastingComplaints.diabetes),
  },
  {
    en: ['orlistat', 'Xenical', 'Alli'],
    ar: ['أورليستات', 'زينيكال', 'أورلستات', 'زنيكال'],
    asked: askedFor(medicineClasses.slimmingMedicine, lastingComplaints.obesity),
  },
  {
    en: [
      'insulin glargine',
      'Lantus',
      'Toujeo',
      'Basaglar',
      'glargine',
      'Abasaglar',
      'Lantus SoloStar',
    ],
    ar: [
      'إنسولين غلارجين',
      'إنسولين جلارجين',
      'لانتوس',
      'توجيو',
      'باساجلار',
      'إنسولين جلارجين لانتوس',
      'لانتس',
      'توجو',
    ],
    asked: [
      'long acting insulin',
      'إنسولين طويل المفعول',
      'insulin pen',
      'قلم إنسولين',
      ...askedFor(
        medicineClasses.longInsulin,
        lastingComplaints.diabetes,
        lastingComplaints.type1Diabetes,
      ),
    ],
  },
  {
    en: ['insulin detemir', 'Levemir', 'detemir'],
    ar: ['إنسولين ديتيمير', 'ليفيمير', 'ليفمير'],
    asked: [
      'long acting insulin',
      'إنسولين طويل المفعول',
      ...askedFor(
        medicineClasses.longInsulin,
        lastingComplaints.diabetes,
        lastingComplaints.type1Diabetes,
      ),
    ],
  },
  {
    en: ['insulin degludec', 'Tresiba', 'degludec'],
    ar: ['إنسولين ديجلوديك', 'تريسيبا', 'تريسبا', 'إنسولين ديغلوديك'],
    asked: [
      'long acting insulin',
      'إنسولين طويل المفعول',
      ...askedFor(
        medicineClasses.longInsulin,
        lastingComplaints.diabetes,
        lastingComplaints.type1Diabetes,
      ),
    ],
  },
  {
    en: ['insulin aspart', 'NovoRapid', 'NovoLog', 'aspart', 'Fiasp', 'NovoRapid FlexPen'],
    ar: ['إنسولين أسبارت', 'نوفورابيد', 'نوفورابد', 'فياسب', 'نوفو رابيد', 'نوفورابيد فلكس بن'],
    asked: [
      'rapid insulin',
      'mealtime insulin',
      'إنسولين سريع',
      ...askedFor(
        medicineClasses.rapidInsulin,
        lastingComplaints.diabetes,
        lastingComplaints.type1Diabetes,
      ),
    ],
  },
  {
    en: ['insulin lispro', 'Humalog', 'lispro'],
    ar: ['إنسولين ليسبرو', 'هيومالوج', 'هومالوج', 'ليسبرو'],
    asked: [
      'rapid insulin',
      'إنسولين سريع',
      ...askedFor(
        medicineClasses.rapidInsulin,
        lastingComplaints.diabetes,
        lastingComplaints.type1Diabetes,
      ),
    ],
  },
  {
    en: ['insulin glulisine', 'Apidra', 'glulisine'],
    ar: ['إنسولين جلوليزين', 'أبيدرا', 'إنسولين غلوليزين'],
    asked: [
      'rapid insulin',
      'إنسولين سريع',
      ...askedFor(
        medicineClasses.rapidInsulin,
        lastingComplaints.diabetes,
        lastingComplaints.type1Diabetes,
      ),
    ],
  },
  {
    en: [
      'human regular insulin',
      'regular insulin',
      'soluble insulin',
      'Actrapid',
      'Humulin R',
      'neutral insulin',
    ],
    ar: ['إنسولين عادي', 'إنسولين مائي', 'أكترابيد', 'إنسولين ذواب', 'هيومولين ار'],
    asked: [
      'short acting insulin',
      'إنسولين قصير المفعول',
      ...askedFor(
        medicineClasses.shortInsulin,
        lastingComplaints.diabetes,
        lastingComplaints.type1Diabetes,
      ),
    ],
  },
  {
    en: ['NPH insulin', 'isophane insulin', 'Insulatard', 'Humulin N'],
    ar: ['إنسولين معكر', 'إنسولين إيزوفان', 'إنسولاتارد', 'هيومولين ان'],
    asked: [
      'intermediate insulin',
      'إنسولين متوسط المفعول',
      ...askedFor(medicineClasses.intermediateInsulin, lastingComplaints.diabetes),
    ],
  },
  {
    en: [
      'mixed insulin',
      'premixed insulin',
      'biphasic insulin',
      'Mixtard',
      'Humulin 70/30',
      'insulin 70/30',
    ],
    ar: [
      'إنسولين مخلوط',
      'ميكستارد',
      'إنسولين ثنائي الطور',
      'مكستارد',
      'إنسولين 70/30',
      'هيومولين 70/30',
    ],
    asked: [
      'insulin twice a day',
      'إنسولين مرتين',
      ...askedFor(medicineClasses.insulin, lastingComplaints.diabetes),
    ],
  },
  {
    en: ['glucagon', 'GlucaGen', 'glucagon kit'],
    ar: ['جلوكاجون', 'غلوكاغون', 'جلوكاجن'],
    asked: askedFor(medicineClasses.emergencyMedicine, lastingComplaints.hypoglycaemia),
  },
  {
    en: [
      'levothyroxine',
      'levothyroxine sodium',
      'L-thyroxine',
      'thyroxine',
      'Euthyrox',
      'Eltroxin',
      'Synthroid',
      'Levoxyl',
      'T4 tablets',
      'levothyroxine sodium tablets',
    ],
    ar: [
      'ليفوثيروكسين',
      'ثيروكسين',
      'يوثيروكس',
      'إلتروكسين',
      'يوتيروكس',
      'ليفوتيروكسين',
      'ايوثيروكس',
      'ليفوثايروكسين',
      'ثايروكسين',
      'إلتروكسن',
      'ليفوثيروكسين صوديوم',
    ],
    asked: [
      'هرمون الغدة',
      ...askedFor(medicineClasses.thyroidHormone, lastingComplaints.hypothyroidism),
    ],
  },
  {
    en: ['carbimazole', 'Neo-Mercazole'],
    ar: ['كاربيمازول', 'نيوميركازول', 'نيو ميركازول'],
    asked: askedFor(medicineClasses.antithyroid, lastingComplaints.hyperthyroidism),
  },
  {
    en: ['methimazole', 'thiamazole', 'Tapazole', 'Thyrozol'],
    ar: ['ميثيمازول', 'ثيامازول', 'تابازول'],
    asked: askedFor(medicineClasses.antithyroid, lastingComplaints.hyperthyroidism),
  },
  {
    en: ['propylthiouracil', 'PTU'],
    ar: ['بروبيل ثيوراسيل', 'بروبيلثيوراسيل'],
    asked: askedFor(medicineClasses.antithyroid, lastingComplaints.hyperthyroidism),
  },
  {
    en: ['alendronate', 'alendronic acid', 'Fosamax', 'alendronate sodium'],
    ar: ['أليندرونات', 'فوساماكس', 'حمض الأليندرونيك', 'فوزاماكس'],
    asked: askedFor(medicineClasses.bisphosphonate, lastingComplaints.osteoporosis),
  },
  {
    en: ['ibandronate', 'ibandronic acid', 'Bonviva', 'Boniva'],
    ar: ['إيباندرونات', 'بونفيفا', 'حمض الإيباندرونيك'],
    asked: askedFor(medicineClasses.bisphosphonate, lastingComplaints.osteoporosis),
  },
  {
    en: ['zoledronic acid', 'zoledronate', 'Aclasta', 'Zometa'],
    ar: ['حمض الزوليدرونيك', 'أكلاستا', 'زوميتا', 'زوليدرونات'],
    asked: [
      'yearly bone injection',
      'إبرة الهشاشة السنوية',
      ...askedFor(medicineClasses.bisphosphonate, lastingComplaints.osteoporosis),
    ],
  },
  {
    en: ['denosumab', 'Prolia', 'Xgeva'],
    ar: ['دينوسوماب', 'بروليا', 'دينوزوماب'],
    asked: [
      'bone injection',
      'إبرة الهشاشة',
      ...askedFor(medicineClasses.boneMedicine, lastingComplaints.osteoporosis),
    ],
  },
  {
    en: ['teriparatide', 'Forteo', 'Forsteo'],
    ar: ['تيريباراتيد', 'فورتيو', 'تيريباراتايد'],
    asked: askedFor(medicineClasses.boneMedicine, lastingComplaints.osteoporosis),
  },
  {
    en: [
      'somatropin',
      'human growth hormone',
      'growth hormone',
      'HGH',
      'Genotropin',
      'Norditropin',
      'Saizen',
    ],
    ar: ['سوماتروبين', 'هرمون النمو', 'جينوتروبين', 'نورديتروبين'],
    asked: ['إبر الطول', 'ابرة النمو', ...askedFor(womenAndChildrenComplaints.growthDelay)],
  },
  {
    en: ['desmopressin', 'Minirin', 'DDAVP', 'Nocdurna'],
    ar: ['ديسموبريسين', 'مينيرين', 'منيرين'],
    asked: [
      ...askedFor(lastingComplaints.diabetesInsipidus, womenAndChildrenComplaints.bedwetting),
    ],
  },
  {
    en: ['cabergoline', 'Dostinex'],
    ar: ['كابيرجولين', 'دوستينكس', 'كابرجولين', 'كابيرغولين'],
    asked: [
      ...askedFor(
        lastingComplaints.hyperprolactinaemia,
        medicineClasses.prolactinLowering,
        womenAndChildrenComplaints.infertility,
      ),
    ],
  },
  {
    en: ['linagliptin and metformin', 'Jentadueto', 'Trajenta Duo'],
    ar: ['ليناجليبتين وميتفورمين', 'جنتادويتو', 'تراجنتا ديو'],
    asked: askedFor(
      medicineClasses.dpp4Inhibitor,
      medicineClasses.biguanide,
      lastingComplaints.diabetes,
    ),
  },
  {
    en: ['empagliflozin and linagliptin', 'Glyxambi'],
    ar: ['إمباجليفلوزين وليناجليبتين', 'جليكسامبي'],
    asked: askedFor(
      medicineClasses.sglt2Inhibitor,
      medicineClasses.dpp4Inhibitor,
      lastingComplaints.diabetes,
    ),
  },
  {
    en: ['glimepiride and metformin', 'Amaryl M'],
    ar: ['جليميبيريد وميتفورمين'],
    asked: askedFor(
      medicineClasses.sulfonylurea,
      medicineClasses.biguanide,
      lastingComplaints.diabetes,
    ),
  },
  {
    en: ['glibenclamide and metformin', 'glyburide and metformin', 'Glucovance'],
    ar: ['جليبنكلاميد وميتفورمين', 'جلوكوفانس', 'غلوكوفانس'],
    asked: askedFor(
      medicineClasses.sulfonylurea,
      medicineClasses.biguanide,
      lastingComplaints.diabetes,
    ),
  },
  {
    en: ['alogliptin', 'Nesina', 'Vipidia'],
    ar: ['ألوجليبتين', 'نيسينا'],
    asked: askedFor(medicineClasses.dpp4Inhibitor, lastingComplaints.diabetes),
  },
  {
    en: ['canagliflozin', 'Invokana'],
    ar: ['كاناجليفلوزين', 'إنفوكانا'],
    asked: askedFor(medicineClasses.sglt2Inhibitor, lastingComplaints.diabetes),
  },
  {
    en: ['insulin aspart and insulin aspart protamine', 'NovoMix 30', 'NovoMix'],
    ar: ['إنسولين أسبارت مخلوط', 'نوفوميكس', 'نوفومكس 30'],
    asked: [
      'mixed insulin',
      'إنسولين مخلوط',
      ...askedFor(medicineClasses.insulin, lastingComplaints.diabetes),
    ],
  },
  {
    en: ['risedronate', 'risedronic acid', 'Actonel'],
    ar: ['رايزدرونات', 'أكتونيل', 'ريزدرونات'],
    asked: askedFor(medicineClasses.bisphosphonate),
  },
  {
    en: ['liothyronine', 'T3 tablets', 'Cytomel'],
    ar: ['ليوثيرونين', 'سيتوميل'],
    asked: askedFor(medicineClasses.thyroidHormone, lastingComplaints.hypothyroidism),
  },
];
