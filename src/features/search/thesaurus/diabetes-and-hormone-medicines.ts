import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for diabetes, weight, thyroid, bones and hormones, with the brands they are known by. */
export const diabetesAndHormoneMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['metformin', 'metformin hydrochloride', 'Glucophage', 'Cidophage', 'Glucophage XR'],
    ar: ['ميتفورمين', 'متفورمين', 'جلوكوفاج', 'غلوكوفاج', 'سيدوفاج', 'قلوكوفاج', 'جلكوفاج'],
    asked: ['glucofage', ...askedFor(lastingComplaints.diabetes, womenAndChildrenComplaints.pcos)],
  },
  {
    en: ['gliclazide', 'Diamicron', 'Diamicron MR'],
    ar: ['غليكلازيد', 'جليكلازيد', 'ديامكرون', 'دياميكرون', 'دايمكرون', 'دايميكرون'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['glimepiride', 'Amaryl'],
    ar: ['غليميبيريد', 'جليميبرايد', 'أماريل', 'جليميبيريد'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['glibenclamide', 'glyburide', 'Daonil', 'Euglucon'],
    ar: ['جليبنكلاميد', 'داونيل', 'غليبنكلاميد', 'دوانيل', 'جليبوريد'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['repaglinide', 'NovoNorm', 'Prandin'],
    ar: ['ريباجلينيد', 'نوفونورم', 'ريباغلينيد'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['acarbose', 'Glucobay'],
    ar: ['أكاربوز', 'جلوكوباي', 'غلوكوباي'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['pioglitazone', 'Actos', 'Glustin'],
    ar: ['بيوجليتازون', 'أكتوس', 'بيوغليتازون'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['sitagliptin', 'sitagliptin phosphate', 'Januvia', 'Xelevia'],
    ar: ['سيتاغليبتين', 'سيتاجليبتين', 'جانوفيا', 'جانوفيه'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['sitagliptin and metformin', 'Janumet'],
    ar: ['سيتاغليبتين وميتفورمين', 'جانوميت', 'سيتاجليبتين وميتفورمين'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['vildagliptin', 'Galvus', 'Jalra'],
    ar: ['فيلداجليبتين', 'جالفس', 'فيلداغليبتين', 'غالفوس'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['vildagliptin and metformin', 'Galvus Met', 'Eucreas'],
    ar: ['فيلداجليبتين وميتفورمين', 'جالفس ميت', 'فيلداغليبتين وميتفورمين', 'يوكرياس'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['linagliptin', 'Trajenta', 'Tradjenta'],
    ar: ['ليناجليبتين', 'تراجنتا', 'ليناغليبتين', 'ترايجنتا'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['saxagliptin', 'Onglyza'],
    ar: ['ساكساجليبتين', 'أونجلايزا', 'ساكساغليبتين'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['empagliflozin', 'Jardiance'],
    ar: ['إمباجليفلوزين', 'جارديانس', 'إمباغليفلوزين', 'جاردينس'],
    asked: askedFor(lastingComplaints.diabetes, lastingComplaints.heartFailure),
  },
  {
    en: ['empagliflozin and metformin', 'Synjardy', 'Jardiance Duo'],
    ar: ['إمباجليفلوزين وميتفورمين', 'سينجاردي', 'جارديانس ديو'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['dapagliflozin', 'Forxiga', 'Farxiga'],
    ar: ['داباجليفلوزين', 'فورسيجا', 'داباغليفلوزين', 'فوركسيجا', 'فورزيجا'],
    asked: askedFor(
      lastingComplaints.diabetes,
      lastingComplaints.heartFailure,
      lastingComplaints.kidneyFailure,
    ),
  },
  {
    en: ['dapagliflozin and metformin', 'Xigduo'],
    ar: ['داباجليفلوزين وميتفورمين', 'زيجدو', 'إكسيجدو'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['liraglutide', 'Victoza', 'Saxenda'],
    ar: ['ليراجلوتيد', 'فيكتوزا', 'ساكسيندا', 'ساكسندا', 'ليراغلوتايد'],
    asked: askedFor(lastingComplaints.diabetes, lastingComplaints.obesity),
  },
  {
    en: ['semaglutide', 'Ozempic', 'Wegovy', 'Rybelsus'],
    ar: ['سيماجلوتيد', 'أوزمبيك', 'ويجوفي', 'سيماغلوتايد', 'ريبلسس', 'اوزيمبك', 'ويغوفي'],
    asked: ['ozimpic', ...askedFor(lastingComplaints.diabetes, lastingComplaints.obesity)],
  },
  {
    en: ['tirzepatide', 'Mounjaro', 'Zepbound'],
    ar: ['تيرزيباتيد', 'مونجارو', 'تيرزيباتايد', 'مانجارو'],
    asked: [
      'monjaro',
      'munjaro',
      ...askedFor(lastingComplaints.diabetes, lastingComplaints.obesity),
    ],
  },
  {
    en: ['dulaglutide', 'Trulicity'],
    ar: ['دولاجلوتيد', 'تروليسيتي', 'دولاغلوتايد', 'ترولستي'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['exenatide', 'Byetta', 'Bydureon'],
    ar: ['إكسيناتيد', 'بايتا', 'اكسيناتايد'],
    asked: askedFor(lastingComplaints.diabetes),
  },
  {
    en: ['orlistat', 'Xenical', 'Alli'],
    ar: ['أورليستات', 'زينيكال', 'أورلستات', 'زنيكال'],
    asked: askedFor(lastingComplaints.obesity),
  },
  {
    en: ['insulin glargine', 'Lantus', 'Toujeo', 'Basaglar', 'glargine', 'Abasaglar'],
    ar: ['إنسولين غلارجين', 'إنسولين جلارجين', 'لانتوس', 'توجيو', 'باساجلار'],
    asked: [
      'long acting insulin',
      'إنسولين طويل المفعول',
      'insulin pen',
      'قلم إنسولين',
      ...askedFor(lastingComplaints.diabetes, lastingComplaints.type1Diabetes),
    ],
  },
  {
    en: ['insulin detemir', 'Levemir', 'detemir'],
    ar: ['إنسولين ديتيمير', 'ليفيمير', 'ليفمير'],
    asked: [
      'long acting insulin',
      'إنسولين طويل المفعول',
      ...askedFor(lastingComplaints.type1Diabetes),
    ],
  },
  {
    en: ['insulin degludec', 'Tresiba', 'degludec'],
    ar: ['إنسولين ديجلوديك', 'تريسيبا', 'تريسبا', 'إنسولين ديغلوديك'],
    asked: [
      'long acting insulin',
      'إنسولين طويل المفعول',
      ...askedFor(lastingComplaints.type1Diabetes),
    ],
  },
  {
    en: ['insulin aspart', 'NovoRapid', 'NovoLog', 'aspart', 'Fiasp'],
    ar: ['إنسولين أسبارت', 'نوفورابيد', 'نوفورابد', 'فياسب'],
    asked: [
      'rapid insulin',
      'mealtime insulin',
      'إنسولين سريع',
      ...askedFor(lastingComplaints.type1Diabetes),
    ],
  },
  {
    en: ['insulin lispro', 'Humalog', 'lispro'],
    ar: ['إنسولين ليسبرو', 'هيومالوج', 'هومالوج', 'ليسبرو'],
    asked: ['rapid insulin', 'إنسولين سريع', ...askedFor(lastingComplaints.type1Diabetes)],
  },
  {
    en: ['insulin glulisine', 'Apidra', 'glulisine'],
    ar: ['إنسولين جلوليزين', 'أبيدرا', 'إنسولين غلوليزين'],
    asked: ['rapid insulin', 'إنسولين سريع', ...askedFor(lastingComplaints.type1Diabetes)],
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
      ...askedFor(lastingComplaints.type1Diabetes),
    ],
  },
  {
    en: ['NPH insulin', 'isophane insulin', 'Insulatard', 'Humulin N'],
    ar: ['إنسولين معكر', 'إنسولين إيزوفان', 'إنسولاتارد', 'هيومولين ان'],
    asked: ['intermediate insulin', 'إنسولين متوسط المفعول'],
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
    asked: ['insulin twice a day', 'إنسولين مرتين', ...askedFor(lastingComplaints.diabetes)],
  },
  {
    en: ['glucagon', 'GlucaGen', 'glucagon kit'],
    ar: ['جلوكاجون', 'غلوكاغون', 'جلوكاجن'],
    asked: askedFor(lastingComplaints.hypoglycaemia),
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
    ],
    ar: [
      'ليفوثيروكسين',
      'ثيروكسين',
      'يوثيروكس',
      'إلتروكسين',
      'يوتيروكس',
      'ليفوتيروكسين',
      'ايوثيروكس',
    ],
    asked: ['هرمون الغدة', ...askedFor(lastingComplaints.hypothyroidism)],
  },
  {
    en: ['carbimazole', 'Neo-Mercazole'],
    ar: ['كاربيمازول', 'نيوميركازول', 'نيو ميركازول'],
    asked: askedFor(lastingComplaints.hyperthyroidism),
  },
  {
    en: ['methimazole', 'thiamazole', 'Tapazole', 'Thyrozol'],
    ar: ['ميثيمازول', 'ثيامازول', 'تابازول'],
    asked: askedFor(lastingComplaints.hyperthyroidism),
  },
  {
    en: ['propylthiouracil', 'PTU'],
    ar: ['بروبيل ثيوراسيل', 'بروبيلثيوراسيل'],
    asked: askedFor(lastingComplaints.hyperthyroidism),
  },
  {
    en: ['alendronate', 'alendronic acid', 'Fosamax', 'alendronate sodium'],
    ar: ['أليندرونات', 'فوساماكس', 'حمض الأليندرونيك', 'فوزاماكس'],
    asked: askedFor(lastingComplaints.osteoporosis),
  },
  {
    en: ['ibandronate', 'ibandronic acid', 'Bonviva', 'Boniva'],
    ar: ['إيباندرونات', 'بونفيفا', 'حمض الإيباندرونيك'],
    asked: askedFor(lastingComplaints.osteoporosis),
  },
  {
    en: ['zoledronic acid', 'zoledronate', 'Aclasta', 'Zometa'],
    ar: ['حمض الزوليدرونيك', 'أكلاستا', 'زوميتا', 'زوليدرونات'],
    asked: [
      'yearly bone injection',
      'إبرة الهشاشة السنوية',
      ...askedFor(lastingComplaints.osteoporosis),
    ],
  },
  {
    en: ['denosumab', 'Prolia', 'Xgeva'],
    ar: ['دينوسوماب', 'بروليا', 'دينوزوماب'],
    asked: ['bone injection', 'إبرة الهشاشة', ...askedFor(lastingComplaints.osteoporosis)],
  },
  {
    en: ['teriparatide', 'Forteo', 'Forsteo'],
    ar: ['تيريباراتيد', 'فورتيو', 'تيريباراتايد'],
    asked: askedFor(lastingComplaints.osteoporosis),
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
      'diabetes insipidus',
      'السكري الكاذب',
      ...askedFor(womenAndChildrenComplaints.bedwetting),
    ],
  },
  {
    en: ['cabergoline', 'Dostinex'],
    ar: ['كابيرجولين', 'دوستينكس', 'كابرجولين', 'كابيرغولين'],
    asked: ['high prolactin', 'ارتفاع هرمون الحليب', 'هرمون الحليب'],
  },
];
