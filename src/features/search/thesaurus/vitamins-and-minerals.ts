import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Vitamins, minerals and food supplements. */
export const vitaminsAndMinerals: readonly ThesaurusGroup[] = [
  {
    en: [
      'cholecalciferol',
      'colecalciferol',
      'vitamin D3',
      'vitamin D',
      'vit D',
      'Vidrop',
      'Devarol',
      'vit D3',
      'vitamin D drops',
    ],
    ar: [
      'كولي كالسيفيرول',
      'فيتامين د3',
      'فيتامين د',
      'فيتامين دال',
      'فيدروب',
      'ديفارول',
      'فيتامين دي',
      'فيتامين دي 3',
      'كوليكالسيفيرول',
      'فيت د',
      'فيت دال',
      'فيتامين دي ثري',
      'نقط فيتامين د',
      'فيتامين د للرضع',
    ],
    asked: [
      'فيتامين شمس',
      'إبرة فيتامين د',
      'sunshine vitamin',
      'vitamin for bones',
      ...askedFor(
        medicineClasses.vitamin,
        medicineClasses.calciumSupplement,
        lastingComplaints.vitaminDDeficiency,
        lastingComplaints.osteoporosis,
      ),
    ],
  },
  {
    en: ['alfacalcidol', 'One-Alpha', '1-alpha-hydroxycholecalciferol', 'BonOne'],
    ar: ['ألفاكالسيدول', 'وان ألفا', 'بون ون', 'ون الفا'],
    asked: askedFor(
      medicineClasses.vitamin,
      lastingComplaints.vitaminDDeficiency,
      lastingComplaints.kidneyFailure,
    ),
  },
  {
    en: ['calcitriol', 'Rocaltrol', '1,25-dihydroxycholecalciferol'],
    ar: ['كالسيتريول', 'روكالترول'],
    asked: askedFor(medicineClasses.vitamin, lastingComplaints.kidneyFailure),
  },
  {
    en: ['calcium', 'calcium carbonate', 'calcium tablets', 'Caltrate', 'Calcium Sandoz'],
    ar: ['كالسيوم', 'كربونات الكالسيوم', 'كالتريت', 'حبوب كالسيوم', 'كلسيوم'],
    asked: [
      'calcium for bones',
      'كالسيوم للعظام',
      ...askedFor(
        lastingComplaints.hypocalcaemia,
        medicineClasses.calciumSupplement,
        medicineClasses.mineral,
        lastingComplaints.osteoporosis,
      ),
    ],
  },
  {
    en: ['calcium and vitamin D', 'calcium with vitamin D3', 'Osteocare', 'Caltrate Plus'],
    ar: ['كالسيوم وفيتامين د', 'أوستيوكير', 'كالسيوم مع فيتامين د'],
    asked: askedFor(
      medicineClasses.calciumSupplement,
      medicineClasses.mineral,
      lastingComplaints.osteoporosis,
      womenAndChildrenComplaints.pregnancyVitamins,
    ),
  },
  {
    en: [
      'ferrous sulfate',
      'ferrous sulphate',
      'iron sulfate',
      'Ferro-Gradumet',
      'SlowFe',
      'FeroSul',
    ],
    ar: ['كبريتات الحديدوز', 'سلفات الحديدوز', 'كبريتات الحديد', 'فيروجرادوميت', 'فيرو جرادوميت'],
    asked: [
      'iron',
      'حديد',
      'حبوب حديد',
      ...askedFor(
        medicineClasses.ironSupplement,
        lastingComplaints.ironDeficiency,
        lastingComplaints.anaemia,
      ),
    ],
  },
  {
    en: ['ferrous fumarate', 'Galfer'],
    ar: ['فومارات الحديدوز', 'فيومارات الحديد'],
    asked: [
      'iron',
      'حديد',
      ...askedFor(
        medicineClasses.ironSupplement,
        lastingComplaints.anaemia,
        lastingComplaints.ironDeficiency,
      ),
    ],
  },
  {
    en: [
      'iron polymaltose',
      'iron(III) hydroxide polymaltose',
      'ferric hydroxide polymaltose',
      'Maltofer',
    ],
    ar: ['حديد بولي مالتوز', 'مالتوفر', 'مركب الحديد', 'مالتوفير'],
    asked: [
      'iron drops',
      'نقط حديد',
      ...askedFor(
        medicineClasses.ironSupplement,
        lastingComplaints.anaemia,
        lastingComplaints.ironDeficiency,
      ),
    ],
  },
  {
    en: ['iron sucrose', 'Venofer', 'Ferosac', 'iron saccharate'],
    ar: ['سكروز الحديد', 'فينوفير', 'فيروساك', 'حديد سكروز'],
    asked: [
      'iron injection',
      'إبرة حديد',
      'حديد بالوريد',
      ...askedFor(
        medicineClasses.ironInjection,
        lastingComplaints.anaemia,
        lastingComplaints.ironDeficiency,
      ),
    ],
  },
  {
    en: ['ferric carboxymaltose', 'Ferinject', 'Injectafer'],
    ar: ['كاربوكسي مالتوز الحديد', 'فيرينجكت', 'فيرنجكت'],
    asked: [
      'iron infusion',
      'إبرة حديد',
      ...askedFor(
        medicineClasses.ironInjection,
        lastingComplaints.anaemia,
        lastingComplaints.ironDeficiency,
      ),
    ],
  },
  {
    en: ['folic acid', 'folate', 'vitamin B9', 'folic', 'pteroylglutamic acid'],
    ar: [
      'حمض الفوليك',
      'فوليك أسيد',
      'فولات',
      'فيتامين ب9',
      'حامض الفوليك',
      'فوليك اسد',
      'فوليك اسيد',
    ],
    asked: [
      'حبوب الحامل أول الحمل',
      'folic asid',
      'pregnant vitamin',
      ...askedFor(
        medicineClasses.vitamin,
        womenAndChildrenComplaints.pregnancyVitamins,
        womenAndChildrenComplaints.pregnancy,
      ),
    ],
  },
  {
    en: ['iron and folic acid', 'Fefol', 'iron with folic acid', 'Ferrofol'],
    ar: ['حديد وحمض الفوليك', 'فيفول', 'حديد مع حمض الفوليك', 'حديد وفوليك'],
    asked: askedFor(
      medicineClasses.ironSupplement,
      womenAndChildrenComplaints.pregnancyVitamins,
      lastingComplaints.ironDeficiency,
    ),
  },
  {
    en: ['pregnancy multivitamin', 'prenatal multivitamin'],
    ar: ['فيتامينات متعددة للحامل'],
    asked: [
      'Pregnacare',
      'Elevit',
      'Materna',
      'بريجناكير',
      'إليفيت',
      'ماتيرنا',
      ...askedFor(
        medicineClasses.vitamin,
        medicineClasses.foodSupplement,
        womenAndChildrenComplaints.pregnancyVitamins,
      ),
    ],
  },
  {
    en: ['vitamin B12', 'cyanocobalamin', 'cobalamin', 'B12 injection', 'vit B12'],
    ar: ['فيتامين ب12', 'سيانوكوبالامين', 'فيتامين بي 12', 'كوبالامين', 'بي 12', 'فيت ب12'],
    asked: [
      'إبرة بي 12',
      ...askedFor(
        medicineClasses.vitamin,
        medicineClasses.nerveVitamin,
        lastingComplaints.b12Deficiency,
        mindAndNerveComplaints.neuropathy,
      ),
    ],
  },
  {
    en: ['hydroxocobalamin', 'OH-B12'],
    ar: ['هيدروكسوكوبالامين', 'هيدروكسي كوبالامين'],
    asked: askedFor(
      medicineClasses.vitamin,
      medicineClasses.nerveVitamin,
      lastingComplaints.b12Deficiency,
    ),
  },
  {
    en: ['vitamin B complex', 'B complex', 'Neurobion', 'Neurorubine', 'Becozyme', 'Neuroton'],
    ar: [
      'فيتامين ب المركب',
      'فيتامين ب كومبلكس',
      'نيوروبيون',
      'نيوروروبين',
      'نيوروتون',
      'بيكوزيم',
      'فيتامينات ب',
    ],
    asked: [
      'vitamin for nerves',
      'فيتامين أعصاب',
      'مقوي أعصاب',
      ...askedFor(
        medicineClasses.vitamin,
        medicineClasses.nerveVitamin,
        mindAndNerveComplaints.neuropathy,
        everydayComplaints.fatigue,
      ),
    ],
  },
  {
    en: ['vitamin B6', 'pyridoxine', 'pyridoxine hydrochloride', 'vit B6'],
    ar: ['فيتامين ب6', 'بيريدوكسين', 'فيتامين بي 6'],
    asked: askedFor(
      medicineClasses.vitamin,
      medicineClasses.nerveVitamin,
      womenAndChildrenComplaints.morningSickness,
    ),
  },
  {
    en: ['vitamin B1', 'thiamine', 'thiamin', 'Benerva'],
    ar: ['فيتامين ب1', 'ثيامين', 'بينرفا', 'فيتامين بي 1'],
    asked: askedFor(
      medicineClasses.vitamin,
      medicineClasses.nerveVitamin,
      mindAndNerveComplaints.neuropathy,
    ),
  },
  {
    en: ['biotin', 'vitamin B7', 'vitamin H'],
    ar: ['بيوتين', 'فيتامين ب7', 'بايوتين'],
    asked: [
      'hair vitamin',
      'فيتامين شعر',
      'فيتامينات الشعر والأظافر',
      ...askedFor(
        medicineClasses.vitamin,
        medicineClasses.hairSupplement,
        skinAndEyeComplaints.hairLoss,
      ),
    ],
  },
  {
    en: ['vitamin C', 'ascorbic acid', 'C-Retard', 'Redoxon', 'Cevarol', 'Cebion', 'vit C'],
    ar: [
      'فيتامين سي',
      'فيتامين ج',
      'حمض الأسكوربيك',
      'سي ريتارد',
      'ريدوكسون',
      'سيفارول',
      'فيتامين c',
      'فيت سي',
      'فيتامين سي فوار',
    ],
    asked: askedFor(
      medicineClasses.vitamin,
      medicineClasses.immuneBooster,
      medicineClasses.antioxidant,
      lastingComplaints.lowImmunity,
      everydayComplaints.cold,
    ),
  },
  {
    en: ['vitamin A', 'retinol', 'retinyl palmitate', 'A-Viton', 'vit A'],
    ar: ['فيتامين أ', 'ريتينول', 'أفيتون'],
    asked: ['night blindness', 'العشى الليلي', ...askedFor(medicineClasses.vitamin)],
  },
  {
    en: ['vitamin E', 'tocopherol', 'alpha-tocopherol', 'Ephynal', 'vit E'],
    ar: ['فيتامين هـ', 'توكوفيرول', 'فيتامين إي', 'إيفينال'],
    asked: ['skin vitamin', ...askedFor(medicineClasses.vitamin, medicineClasses.antioxidant)],
  },
  {
    en: ['zinc', 'zinc sulfate', 'zinc gluconate', 'Octozinc', 'zinc tablets', 'Solvazinc'],
    ar: ['زنك', 'كبريتات الزنك', 'أوكتوزنك', 'حبوب الزنك', 'زينك'],
    asked: askedFor(
      medicineClasses.mineral,
      medicineClasses.immuneBooster,
      lastingComplaints.lowImmunity,
      skinAndEyeComplaints.hairLoss,
      skinAndEyeComplaints.acne,
    ),
  },
  {
    en: ['magnesium', 'magnesium citrate', 'magnesium glycinate', 'magnesium supplement'],
    ar: ['مغنيسيوم', 'سترات المغنيسيوم', 'ماغنسيوم', 'مغنسيوم', 'ماغنيسيوم'],
    asked: askedFor(
      medicineClasses.mineral,
      everydayComplaints.muscleSpasm,
      everydayComplaints.insomnia,
    ),
  },
  {
    en: ['potassium', 'potassium chloride tablets', 'Slow-K'],
    ar: ['بوتاسيوم', 'كلوريد البوتاسيوم أقراص', 'سلو كي'],
    asked: [...askedFor(lastingComplaints.hypokalaemia, medicineClasses.mineral)],
  },
  {
    en: ['selenium', 'selenium supplement'],
    ar: ['سيلينيوم', 'سلينيوم'],
    asked: [
      'antioxidant',
      'مضاد أكسدة',
      ...askedFor(medicineClasses.mineral, medicineClasses.antioxidant),
    ],
  },
  {
    en: ['fluoride', 'sodium fluoride', 'fluoride drops'],
    ar: ['فلورايد', 'فلوريد الصوديوم', 'فلورايد الصوديوم'],
    asked: askedFor(medicineClasses.mineral, skinAndEyeComplaints.toothDecay),
  },
  {
    en: ['multivitamin', 'multivitamins', 'multivitamins and minerals'],
    ar: ['فيتامينات متعددة', 'مالتي فيتامين', 'ملتي فيتامين'],
    asked: [
      'Centrum',
      'Pharmaton',
      'Supradyn',
      'Theragran',
      'Wellman',
      'Wellwoman',
      'Berocca',
      'سنتروم',
      'فارماتون',
      'سوبرادين',
      'ثيراجران',
      'مقوي عام',
      'فيتامينات',
      'tonic',
      'فيتمينات',
      ...askedFor(
        medicineClasses.vitamin,
        medicineClasses.foodSupplement,
        medicineClasses.tonic,
        everydayComplaints.fatigue,
        lastingComplaints.lowImmunity,
      ),
    ],
  },
  {
    en: ["children's multivitamin", 'kids vitamins', 'multivitamin syrup', 'vitamin gummies'],
    ar: ['فيتامينات الأطفال', 'شراب فيتامينات', 'فيتامين أطفال', 'علكة فيتامينات'],
    asked: [
      'Vidaylin',
      'Sanostol',
      'Kiddi Pharmaton',
      'سانوستول',
      'فيدايلين',
      'فيتامين للأولاد',
      'kids multivitamin',
      ...askedFor(
        medicineClasses.vitamin,
        medicineClasses.foodSupplement,
        womenAndChildrenComplaints.lowAppetite,
      ),
    ],
  },
  {
    en: ['cod liver oil', 'Seven Seas'],
    ar: ['زيت كبد الحوت', 'سفن سيز', 'زيت كبد السمك', 'زيت كبد القد'],
    asked: [
      'kids vitamin',
      'مقوي للأطفال',
      ...askedFor(medicineClasses.vitamin, medicineClasses.foodSupplement),
    ],
  },
  {
    en: ['royal jelly', 'bee jelly'],
    ar: ['غذاء ملكات النحل', 'هلام ملكي', 'غذاء الملكات'],
    asked: [
      'مقوي',
      ...askedFor(
        medicineClasses.tonic,
        medicineClasses.foodSupplement,
        everydayComplaints.fatigue,
      ),
    ],
  },
  {
    en: ['ginseng', 'Panax ginseng', 'Korean ginseng'],
    ar: ['جنسنج', 'جينسنغ', 'الجنسنغ الكوري', 'جنسنغ'],
    asked: askedFor(
      medicineClasses.tonic,
      medicineClasses.foodSupplement,
      everydayComplaints.fatigue,
    ),
  },
  {
    en: ['collagen', 'collagen peptides', 'hydrolysed collagen', 'marine collagen'],
    ar: ['كولاجين', 'ببتيدات الكولاجين', 'كولاجين بحري'],
    asked: [
      'كولاجين للبشرة',
      ...askedFor(
        medicineClasses.foodSupplement,
        medicineClasses.jointSupplement,
        skinAndEyeComplaints.wrinkles,
        everydayComplaints.jointPain,
      ),
    ],
  },
  {
    en: ['coenzyme Q10', 'CoQ10', 'ubiquinone', 'ubidecarenone'],
    ar: ['إنزيم كيو 10', 'كو إنزيم كيو 10', 'يوبيكوينون', 'كوكيوتن'],
    asked: [
      'heart supplement',
      ...askedFor(medicineClasses.foodSupplement, medicineClasses.antioxidant),
    ],
  },
  {
    en: ['L-carnitine', 'carnitine', 'levocarnitine'],
    ar: ['كارنيتين', 'ال كارنيتين', 'ليفوكارنيتين'],
    asked: askedFor(
      medicineClasses.foodSupplement,
      womenAndChildrenComplaints.infertility,
      lastingComplaints.obesity,
    ),
  },
  {
    en: ['echinacea', 'purple coneflower'],
    ar: ['إشنسا', 'القنفذية', 'ايكيناسيا'],
    asked: askedFor(
      medicineClasses.immuneBooster,
      medicineClasses.herbalMedicine,
      lastingComplaints.lowImmunity,
      everydayComplaints.cold,
    ),
  },
  {
    en: ['black seed', 'Nigella sativa', 'black cumin', 'black seed oil'],
    ar: ['حبة البركة', 'الحبة السوداء', 'زيت الحبة السوداء', 'زيت حبة البركة'],
    asked: askedFor(
      medicineClasses.immuneBooster,
      medicineClasses.herbalMedicine,
      lastingComplaints.lowImmunity,
    ),
  },
  {
    en: ['evening primrose oil', 'evening primrose'],
    ar: ['زيت زهرة الربيع المسائية', 'زهرة الربيع المسائية'],
    asked: [
      ...askedFor(
        womenAndChildrenComplaints.premenstrualSyndrome,
        medicineClasses.herbalMedicine,
        medicineClasses.foodSupplement,
      ),
    ],
  },
  {
    en: ['cranberry extract', 'cranberry'],
    ar: ['خلاصة التوت البري', 'توت بري', 'كرانبيري', 'كران بيري'],
    asked: askedFor(
      medicineClasses.herbalMedicine,
      medicineClasses.foodSupplement,
      womenAndChildrenComplaints.uti,
    ),
  },
  {
    en: ['turmeric', 'curcumin', 'Curcuma longa'],
    ar: ['كركم', 'كركمين', 'كركومين'],
    asked: askedFor(
      medicineClasses.herbalMedicine,
      medicineClasses.foodSupplement,
      everydayComplaints.jointPain,
    ),
  },
  {
    en: ['green tea extract'],
    ar: ['خلاصة الشاي الأخضر'],
    asked: askedFor(
      medicineClasses.herbalMedicine,
      medicineClasses.foodSupplement,
      lastingComplaints.obesity,
    ),
  },
  {
    en: ['whey protein', 'protein powder', 'protein supplement'],
    ar: ['واي بروتين', 'بروتين مصل اللبن', 'مسحوق بروتين', 'بودرة بروتين'],
    asked: [
      'muscle building',
      'تضخيم عضلات',
      'كمال أجسام',
      ...askedFor(medicineClasses.foodSupplement),
    ],
  },
  {
    en: ['nutritional drink', 'oral nutritional supplement', 'enteral nutrition drink'],
    ar: ['شراب غذائي', 'مكمل غذائي فموي'],
    asked: [
      'Ensure',
      'PediaSure',
      'Glucerna',
      'Fresubin',
      'إنشور',
      'بيدياشور',
      'جلوسيرنا',
      'حليب كبار السن',
      'حليب انشور',
      ...askedFor(
        medicineClasses.foodSupplement,
        womenAndChildrenComplaints.underweight,
        womenAndChildrenComplaints.lowAppetite,
      ),
    ],
  },
  {
    en: ['methylcobalamin', 'mecobalamin', 'Methycobal'],
    ar: ['ميثيل كوبالامين', 'ميثيكوبال', 'ميكوبالامين'],
    asked: askedFor(
      medicineClasses.vitamin,
      medicineClasses.nerveVitamin,
      lastingComplaints.b12Deficiency,
      mindAndNerveComplaints.neuropathy,
    ),
  },
  {
    en: ['ergocalciferol', 'vitamin D2'],
    ar: ['إرغوكالسيفيرول', 'فيتامين د2'],
    asked: askedFor(medicineClasses.vitamin, lastingComplaints.vitaminDDeficiency),
  },
  {
    en: ['ferrous gluconate', 'Fergon'],
    ar: ['غلوكونات الحديدوز', 'جلوكونات الحديدوز'],
    asked: askedFor(medicineClasses.ironSupplement),
  },
  {
    en: ['ferrous bisglycinate', 'iron bisglycinate'],
    ar: ['بيسجليسينات الحديدوز', 'حديد بيسجليسينات'],
    asked: askedFor(medicineClasses.ironSupplement),
  },
  {
    en: ['iron dextran', 'Cosmofer'],
    ar: ['حديد دكستران', 'كوزموفير'],
    asked: askedFor(medicineClasses.ironInjection),
  },
  {
    en: ['vitamin B2', 'riboflavin'],
    ar: ['فيتامين ب2', 'ريبوفلافين'],
    asked: askedFor(medicineClasses.vitamin, mindAndNerveComplaints.migraine),
  },
  {
    en: ['vitamin B3', 'niacin', 'nicotinic acid'],
    ar: ['فيتامين ب3', 'نياسين', 'حمض النيكوتينيك'],
    asked: askedFor(medicineClasses.vitamin),
  },
  {
    en: ['spirulina'],
    ar: ['سبيرولينا'],
    asked: askedFor(medicineClasses.foodSupplement),
  },
  {
    en: ['hyaluronic acid supplement'],
    ar: ['مكمل حمض الهيالورونيك'],
    asked: askedFor(medicineClasses.foodSupplement, skinAndEyeComplaints.drySkin),
  },
  {
    en: ['fenugreek'],
    ar: ['حلبة', 'حبوب الحلبة'],
    asked: askedFor(medicineClasses.herbalMedicine, womenAndChildrenComplaints.breastfeeding),
  },
  {
    en: ['chamomile'],
    ar: ['بابونج', 'كاموميل'],
    asked: askedFor(medicineClasses.herbalMedicine, womenAndChildrenComplaints.infantColic),
  },
  {
    en: ['garlic capsules', 'garlic supplement'],
    ar: ['كبسولات الثوم', 'حبوب ثوم'],
    asked: askedFor(medicineClasses.herbalMedicine),
  },
];
