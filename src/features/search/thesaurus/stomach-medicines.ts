import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for stomach and liver, with the brands they are known by. */
export const stomachMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['omeprazole', 'Losec', 'Risek', 'Gasec', 'Omiz', 'Prilosec'],
    ar: ['أوميبرازول', 'أومبرازول', 'لوسيك', 'ريسك', 'جاسيك', 'أوميز', 'بريلوسيك'],
    asked: askedFor(
      everydayComplaints.heartburn,
      everydayComplaints.reflux,
      everydayComplaints.ulcer,
      everydayComplaints.gastritis,
      everydayComplaints.helicobacter,
    ),
  },
  {
    en: ['esomeprazole', 'Nexium'],
    ar: ['إيزوميبرازول', 'إيسوميبرازول', 'نيكسيوم', 'نكسيوم', 'ازوميبرازول'],
    asked: askedFor(
      everydayComplaints.heartburn,
      everydayComplaints.reflux,
      everydayComplaints.ulcer,
      everydayComplaints.gastritis,
    ),
  },
  {
    en: ['pantoprazole', 'Controloc', 'Pantozol', 'Protonix', 'Pantoloc'],
    ar: ['بانتوبرازول', 'كونترولوك', 'بانتوزول', 'كنترولوك'],
    asked: askedFor(
      everydayComplaints.heartburn,
      everydayComplaints.reflux,
      everydayComplaints.ulcer,
    ),
  },
  {
    en: ['lansoprazole', 'Lanzor', 'Prevacid', 'Takepron'],
    ar: ['لانسوبرازول', 'لانزور', 'لانزوبرازول', 'بريفاسيد'],
    asked: askedFor(
      everydayComplaints.heartburn,
      everydayComplaints.reflux,
      everydayComplaints.ulcer,
    ),
  },
  {
    en: ['rabeprazole', 'Pariet'],
    ar: ['رابيبرازول', 'باريت', 'بارييت'],
    asked: askedFor(
      everydayComplaints.heartburn,
      everydayComplaints.reflux,
      everydayComplaints.ulcer,
    ),
  },
  {
    en: ['dexlansoprazole', 'Dexilant'],
    ar: ['ديكسلانسوبرازول', 'ديكسيلانت'],
    asked: askedFor(everydayComplaints.reflux, everydayComplaints.heartburn),
  },
  {
    en: ['vonoprazan', 'Voquezna'],
    ar: ['فونوبرازان', 'فونوبرازن'],
    asked: askedFor(everydayComplaints.reflux, everydayComplaints.helicobacter),
  },
  {
    en: ['famotidine', 'Pepcid', 'Antodine', 'Famodar'],
    ar: ['فاموتيدين', 'بيبسيد', 'أنتودين', 'فامودار'],
    asked: askedFor(everydayComplaints.heartburn, everydayComplaints.ulcer),
  },
  {
    en: ['ranitidine', 'Zantac'],
    ar: ['رانيتيدين', 'زانتاك', 'رانتيدين'],
    asked: askedFor(everydayComplaints.heartburn),
  },
  {
    en: ['alginate antacid', 'Gaviscon', 'sodium alginate', 'Gaviscon Advance'],
    ar: ['ألجينات الصوديوم', 'جافيسكون', 'غافيسكون', 'جافسكون'],
    asked: [
      'heartburn in pregnancy',
      ...askedFor(
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
    ar: ['هيدروكسيد الألومنيوم والمغنيسيوم', 'مالوكس', 'موكسال', 'ميوكوجيل', 'إبيكوجيل'],
    asked: [
      'شراب حموضة',
      'شراب المعدة',
      ...askedFor(everydayComplaints.heartburn, everydayComplaints.indigestion),
    ],
  },
  {
    en: ['calcium carbonate antacid', 'Rennie', 'Tums'],
    ar: ['كربونات الكالسيوم للحموضة', 'ريني', 'تامز'],
    asked: ['chewable antacid', 'حبوب مضغ للحموضة', ...askedFor(everydayComplaints.heartburn)],
  },
  {
    en: ['sucralfate', 'Sucrafil', 'Carafate', 'Gastrofait'],
    ar: ['سوكرالفات', 'سكرالفات', 'جاستروفيت'],
    asked: askedFor(everydayComplaints.ulcer, everydayComplaints.gastritis),
  },
  {
    en: ['bismuth subsalicylate', 'Pepto-Bismol', 'bismuth'],
    ar: ['بزموت سبساليسيلات', 'ببتو بيسمول', 'بزموت'],
    asked: askedFor(everydayComplaints.indigestion, everydayComplaints.diarrhoea),
  },
  {
    en: ['domperidone', 'Motilium', 'Motinorm'],
    ar: ['دومبيريدون', 'دومبريدون', 'موتيليوم', 'موتينورم'],
    asked: askedFor(
      everydayComplaints.nausea,
      everydayComplaints.vomiting,
      everydayComplaints.indigestion,
      everydayComplaints.bloating,
    ),
  },
  {
    en: ['metoclopramide', 'Primperan', 'Plasil', 'Reglan'],
    ar: ['ميتوكلوبراميد', 'بريمبران', 'بلازيل', 'بريمبيران'],
    asked: askedFor(everydayComplaints.nausea, everydayComplaints.vomiting),
  },
  {
    en: ['ondansetron', 'Zofran', 'Danset'],
    ar: ['أوندانسيترون', 'زوفران', 'دانست', 'اوندانسترون'],
    asked: [
      'vomiting after chemotherapy',
      'قيء العلاج الكيماوي',
      ...askedFor(everydayComplaints.nausea, everydayComplaints.vomiting),
    ],
  },
  {
    en: ['granisetron', 'Kytril'],
    ar: ['جرانيسيترون', 'كيتريل', 'غرانيسيترون'],
    asked: askedFor(everydayComplaints.nausea, everydayComplaints.vomiting),
  },
  {
    en: ['meclizine and pyridoxine', 'meclozine and pyridoxine', 'Navidoxine', 'Emetrex'],
    ar: ['ميكلوزين وبيريدوكسين', 'نافيدوكسين', 'ايمتركس'],
    asked: askedFor(womenAndChildrenComplaints.morningSickness, everydayComplaints.motionSickness),
  },
  {
    en: ['doxylamine and pyridoxine', 'Diclegis', 'Xonvea'],
    ar: ['دوكسيلامين وبيريدوكسين', 'ديكليجيس'],
    asked: askedFor(womenAndChildrenComplaints.morningSickness),
  },
  {
    en: ['dimenhydrinate', 'Dramamine', 'Dramenex'],
    ar: ['ديمنهيدرينات', 'درامامين', 'درامينكس'],
    asked: askedFor(
      everydayComplaints.motionSickness,
      mindAndNerveComplaints.dizziness,
      everydayComplaints.nausea,
    ),
  },
  {
    en: ['betahistine', 'Betaserc', 'Serc', 'Microserc'],
    ar: ['بيتاهيستين', 'بيتاسيرك', 'سيرك', 'بيتاهستين', 'ميكروسيرك'],
    asked: askedFor(mindAndNerveComplaints.dizziness, skinAndEyeComplaints.tinnitus),
  },
  {
    en: ['pancreatin', 'pancreatic enzymes', 'Creon', 'digestive enzymes', 'pancrelipase'],
    ar: ['بنكرياتين', 'إنزيمات البنكرياس', 'كريون', 'إنزيمات هاضمة'],
    asked: ['enzyme capsules', 'مهضم', ...askedFor(everydayComplaints.indigestion)],
  },
  {
    en: ['ursodeoxycholic acid', 'ursodiol', 'Ursofalk', 'UDCA'],
    ar: ['حمض أورسوديوكسيكوليك', 'أورسوفالك', 'يورسوفالك', 'اورسوفولك'],
    asked: askedFor(lastingComplaints.gallstones, lastingComplaints.fattyLiver),
  },
  {
    en: ['silymarin', 'milk thistle', 'Legalon'],
    ar: ['سيليمارين', 'ليجالون', 'شوك الجمل', 'حليب الشوك'],
    asked: askedFor(lastingComplaints.fattyLiver, lastingComplaints.hepatitis),
  },
];
