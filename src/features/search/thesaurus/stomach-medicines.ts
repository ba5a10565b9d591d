import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for stomach and liver, with the brands they are known by. */
export const stomachMedicines: readonly ThesaurusGroup[] = [
  {
    en: [
      'omeprazole',
      'Losec',
      'Risek',
      'Gasec',
      'Omiz',
      'Prilosec',
      'omeprazole magnesium',
      'Omez',
      'Hyposec',
    ],
    ar: [
      'أوميبرازول',
      'أومبرازول',
      'لوسيك',
      'ريسك',
      'جاسيك',
      'أوميز',
      'بريلوسيك',
      'اومبرازول',
      'أوميبرازل',
      'اوميبرازول',
      'هيبوسيك',
    ],
    asked: [
      'omeprazol',
      ...askedFor(
        medicineClasses.ppi,
        everydayComplaints.indigestion,
        everydayComplaints.heartburn,
        everydayComplaints.reflux,
        everydayComplaints.ulcer,
        everydayComplaints.gastritis,
        everydayComplaints.helicobacter,
      ),
    ],
  },
  {
    en: ['esomeprazole', 'Nexium', 'esomeprazole magnesium', 'Ezogast', 'Esmorap'],
    ar: [
      'إيزوميبرازول',
      'إيسوميبرازول',
      'نيكسيوم',
      'نكسيوم',
      'ازوميبرازول',
      'اسوميبرازول',
      'ايزوميبرازول',
      'إيزوجاست',
      'إيزوميبرازل',
    ],
    asked: [
      'nexiam',
      ...askedFor(
        medicineClasses.ppi,
        everydayComplaints.indigestion,
        everydayComplaints.helicobacter,
        everydayComplaints.heartburn,
        everydayComplaints.reflux,
        everydayComplaints.ulcer,
        everydayComplaints.gastritis,
      ),
    ],
  },
  {
    en: ['pantoprazole', 'Controloc', 'Pantozol', 'Protonix', 'Pantoloc', 'pantoprazole sodium'],
    ar: ['بانتوبرازول', 'كونترولوك', 'بانتوزول', 'كنترولوك', 'بانتوبرازل', 'بنتوبرازول', 'كنترلوك'],
    asked: askedFor(
      medicineClasses.ppi,
      everydayComplaints.gastritis,
      everydayComplaints.heartburn,
      everydayComplaints.reflux,
      everydayComplaints.ulcer,
    ),
  },
  {
    en: ['lansoprazole', 'Lanzor', 'Prevacid', 'Takepron'],
    ar: ['لانسوبرازول', 'لانزور', 'لانزوبرازول', 'بريفاسيد', 'لنزوبرازول'],
    asked: askedFor(
      medicineClasses.ppi,
      everydayComplaints.gastritis,
      everydayComplaints.heartburn,
      everydayComplaints.reflux,
      everydayComplaints.ulcer,
    ),
  },
  {
    en: ['rabeprazole', 'Pariet'],
    ar: ['رابيبرازول', 'باريت', 'بارييت'],
    asked: askedFor(
      medicineClasses.ppi,
      everydayComplaints.gastritis,
      everydayComplaints.heartburn,
      everydayComplaints.reflux,
      everydayComplaints.ulcer,
    ),
  },
  {
    en: ['dexlansoprazole', 'Dexilant'],
    ar: ['ديكسلانسوبرازول', 'ديكسيلانت'],
    asked: askedFor(
      medicineClasses.ppi,
      everydayComplaints.ulcer,
      everydayComplaints.reflux,
      everydayComplaints.heartburn,
    ),
  },
  {
    en: ['vonoprazan', 'Voquezna'],
    ar: ['فونوبرازان', 'فونوبرازن'],
    asked: askedFor(
      medicineClasses.acidCompetitiveBlocker,
      everydayComplaints.heartburn,
      everydayComplaints.ulcer,
      everydayComplaints.reflux,
      everydayComplaints.helicobacter,
    ),
  },
  {
    en: ['famotidine', 'Pepcid', 'Antodine', 'Famodar'],
    ar: ['فاموتيدين', 'بيبسيد', 'أنتودين', 'فامودار', 'فاموتدين'],
    asked: askedFor(
      medicineClasses.h2Blocker,
      everydayComplaints.reflux,
      everydayComplaints.gastritis,
      everydayComplaints.heartburn,
      everydayComplaints.ulcer,
    ),
  },
  {
    en: ['ranitidine', 'Zantac'],
    ar: ['رانيتيدين', 'زانتاك', 'رانتيدين'],
    asked: askedFor(
      medicineClasses.h2Blocker,
      everydayComplaints.ulcer,
      everydayComplaints.reflux,
      everydayComplaints.heartburn,
    ),
  },
  {
    en: [
      'alginate antacid',
      'Gaviscon',
      'sodium alginate',
      'Gaviscon Advance',
      'sodium alginate and sodium bicarbonate',
    ],
    ar: ['ألجينات الصوديوم', 'جافيسكون', 'غافيسكون', 'جافسكون', 'جافيسكون ادفانس', 'قافيسكون'],
    asked: [
      'حموضة الحامل',
      'حرقان الحامل',
      'heartburn in pregnancy',
      ...askedFor(
        medicineClasses.antacid,
        everydayComplaints.heartburn,
        everydayComplaints.reflux,
        everydayComplaints.indigestion,
      ),
    ],
  },
  {
    en: [
      'antacid aluminium and magnesium',
      'aluminium hydroxide and magnesium hydroxide',
      'Maalox',
      'Mucogel',
      'Moxal',
      'Epicogel',
      'co-magaldrox',
    ],
    ar: [
      'هيدروكسيد الألومنيوم والمغنيسيوم',
      'مالوكس',
      'موكسال',
      'ميوكوجيل',
      'إبيكوجيل',
      'هيدروكسيد الألمنيوم والمغنيسيوم',
    ],
    asked: [
      'شراب حموضة',
      'شراب المعدة',
      ...askedFor(
        medicineClasses.antacid,
        everydayComplaints.gastritis,
        everydayComplaints.heartburn,
        everydayComplaints.indigestion,
      ),
    ],
  },
  {
    en: ['calcium carbonate antacid', 'Rennie', 'Tums'],
    ar: ['كربونات الكالسيوم للحموضة', 'ريني', 'تامز'],
    asked: [
      'chewable antacid',
      'حبوب مضغ للحموضة',
      ...askedFor(
        medicineClasses.antacid,
        everydayComplaints.indigestion,
        everydayComplaints.heartburn,
      ),
    ],
  },
  {
    en: ['sucralfate', 'Sucrafil', 'Carafate', 'Gastrofait'],
    ar: ['سوكرالفات', 'سكرالفات', 'جاستروفيت', 'سوكرالفيت'],
    asked: [
      'stomach lining protector',
      'مبطن للمعدة',
      'غلاف المعدة',
      ...askedFor(
        everydayComplaints.heartburn,
        everydayComplaints.ulcer,
        everydayComplaints.gastritis,
      ),
    ],
  },
  {
    en: ['bismuth subsalicylate', 'Pepto-Bismol', 'bismuth'],
    ar: ['بزموت سبساليسيلات', 'ببتو بيسمول', 'بزموت', 'بيبتو بيسمول'],
    asked: askedFor(
      medicineClasses.antidiarrhoeal,
      everydayComplaints.heartburn,
      everydayComplaints.helicobacter,
      everydayComplaints.indigestion,
      everydayComplaints.diarrhoea,
    ),
  },
  {
    en: ['domperidone', 'Motilium', 'Motinorm'],
    ar: ['دومبيريدون', 'دومبريدون', 'موتيليوم', 'موتينورم', 'دومبيردون', 'دومبريدن', 'موتليوم'],
    asked: askedFor(
      medicineClasses.antiemetic,
      medicineClasses.prokinetic,
      everydayComplaints.nausea,
      everydayComplaints.vomiting,
      everydayComplaints.indigestion,
      everydayComplaints.bloating,
    ),
  },
  {
    en: ['metoclopramide', 'Primperan', 'Plasil', 'Reglan'],
    ar: [
      'ميتوكلوبراميد',
      'بريمبران',
      'بلازيل',
      'بريمبيران',
      'ميتوكلوبرامايد',
      'متوكلوبراميد',
      'بريمبيران حقن',
    ],
    asked: askedFor(
      medicineClasses.antiemetic,
      medicineClasses.prokinetic,
      everydayComplaints.nausea,
      everydayComplaints.vomiting,
    ),
  },
  {
    en: ['ondansetron', 'Zofran', 'Danset'],
    ar: ['أوندانسيترون', 'زوفران', 'دانست', 'اوندانسترون', 'اوندانسيترون', 'أوندانسترون'],
    asked: [
      'vomiting after chemotherapy',
      'قيء العلاج الكيماوي',
      ...askedFor(
        medicineClasses.antiemetic,
        everydayComplaints.gastroenteritis,
        everydayComplaints.nausea,
        everydayComplaints.vomiting,
      ),
    ],
  },
  {
    en: ['granisetron', 'Kytril'],
    ar: ['جرانيسيترون', 'كيتريل', 'غرانيسيترون'],
    asked: [
      'vomiting after chemotherapy',
      'قيء العلاج الكيماوي',
      ...askedFor(
        medicineClasses.antiemetic,
        everydayComplaints.nausea,
        everydayComplaints.vomiting,
      ),
    ],
  },
  {
    en: ['meclizine and pyridoxine', 'meclozine and pyridoxine', 'Navidoxine', 'Emetrex'],
    ar: ['ميكلوزين وبيريدوكسين', 'نافيدوكسين', 'ايمتركس', 'نافيدوكسين للحامل'],
    asked: askedFor(
      medicineClasses.antiemetic,
      medicineClasses.motionSicknessMedicine,
      everydayComplaints.nausea,
      womenAndChildrenComplaints.morningSickness,
      everydayComplaints.motionSickness,
    ),
  },
  {
    en: ['doxylamine and pyridoxine', 'Diclegis', 'Xonvea'],
    ar: ['دوكسيلامين وبيريدوكسين', 'ديكليجيس'],
    asked: askedFor(medicineClasses.antiemetic, womenAndChildrenComplaints.morningSickness),
  },
  {
    en: ['dimenhydrinate', 'Dramamine', 'Dramenex'],
    ar: ['ديمنهيدرينات', 'درامامين', 'درامينكس'],
    asked: askedFor(
      medicineClasses.motionSicknessMedicine,
      medicineClasses.antiemetic,
      medicineClasses.vertigoMedicine,
      everydayComplaints.motionSickness,
      mindAndNerveComplaints.dizziness,
      everydayComplaints.nausea,
    ),
  },
  {
    en: ['betahistine', 'Betaserc', 'Serc', 'Microserc', 'betahistine dihydrochloride'],
    ar: ['بيتاهيستين', 'بيتاسيرك', 'سيرك', 'بيتاهستين', 'ميكروسيرك'],
    asked: askedFor(
      medicineClasses.vertigoMedicine,
      mindAndNerveComplaints.dizziness,
      skinAndEyeComplaints.tinnitus,
    ),
  },
  {
    en: ['pancreatin', 'pancreatic enzymes', 'Creon', 'digestive enzymes', 'pancrelipase'],
    ar: ['بنكرياتين', 'إنزيمات البنكرياس', 'كريون', 'إنزيمات هاضمة'],
    asked: [
      'هاضم',
      'حبوب هضم',
      'digestive tablets',
      'enzyme capsules',
      'مهضم',
      ...askedFor(everydayComplaints.bloating, everydayComplaints.indigestion),
    ],
  },
  {
    en: ['ursodeoxycholic acid', 'ursodiol', 'Ursofalk', 'UDCA'],
    ar: ['حمض أورسوديوكسيكوليك', 'أورسوفالك', 'يورسوفالك', 'اورسوفولك', 'أورسوديول'],
    asked: askedFor(
      medicineClasses.liverSupport,
      lastingComplaints.jaundice,
      lastingComplaints.gallstones,
      lastingComplaints.fattyLiver,
    ),
  },
  {
    en: ['silymarin', 'milk thistle', 'Legalon'],
    ar: ['سيليمارين', 'ليجالون', 'شوك الجمل', 'حليب الشوك'],
    asked: askedFor(
      medicineClasses.liverSupport,
      medicineClasses.herbalMedicine,
      lastingComplaints.fattyLiver,
      lastingComplaints.hepatitis,
    ),
  },
  {
    en: ['meclizine', 'meclozine', 'Bonine'],
    ar: ['ميكليزين', 'ميكلوزين'],
    asked: askedFor(medicineClasses.motionSicknessMedicine, medicineClasses.vertigoMedicine),
  },
  {
    en: ['itopride', 'Ganaton'],
    ar: ['إيتوبريد', 'جاناتون'],
    asked: askedFor(
      medicineClasses.prokinetic,
      everydayComplaints.indigestion,
      everydayComplaints.bloating,
    ),
  },
  {
    en: ['hyoscine hydrobromide', 'scopolamine patch', 'Scopoderm'],
    ar: ['هيوسين هيدروبروميد', 'لصقة سكوبولامين', 'سكوبوديرم'],
    asked: askedFor(medicineClasses.motionSicknessMedicine),
  },
];
