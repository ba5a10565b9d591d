import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for stomach, bowel and liver, with the brands they are known by. */
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
    en: [
      'hyoscine butylbromide',
      'scopolamine butylbromide',
      'hyoscine-N-butylbromide',
      'Buscopan',
      'Scopinal',
    ],
    ar: ['هيوسين بوتيل بروميد', 'بوسكوبان', 'سكوبينال', 'باسكوبان'],
    asked: askedFor(
      everydayComplaints.colic,
      everydayComplaints.periodPain,
      everydayComplaints.ibs,
    ),
  },
  {
    en: [
      'mebeverine',
      'mebeverine hydrochloride',
      'Duspatalin',
      'Colospasmin',
      'Colofac',
      'Duspatal',
    ],
    ar: ['ميبيفيرين', 'ميبفيرين', 'دوسباتالين', 'كولوسباسمين', 'دسباتالين', 'كولوفاك'],
    asked: askedFor(everydayComplaints.ibs, everydayComplaints.colic),
  },
  {
    en: ['trimebutine', 'trimebutine maleate', 'Debridat', 'Gast-Reg'],
    ar: ['تريميبيوتين', 'تريميبوتين', 'ديبريدات', 'جاست ريج', 'دبريدات'],
    asked: askedFor(everydayComplaints.ibs, everydayComplaints.bloating),
  },
  {
    en: ['otilonium bromide', 'Spasmomen', 'otilonium'],
    ar: ['أوتيلونيوم', 'سبازمومين', 'سباسمومين'],
    asked: askedFor(everydayComplaints.ibs),
  },
  {
    en: ['drotaverine', 'No-Spa', 'Do-Spa', 'drotaverine hydrochloride'],
    ar: ['دروتافيرين', 'نوسبا', 'دوسبا', 'نو سبا'],
    asked: askedFor(
      everydayComplaints.colic,
      everydayComplaints.periodPain,
      lastingComplaints.kidneyStones,
    ),
  },
  {
    en: ['tiemonium methylsulfate', 'tiemonium', 'Visceralgine'],
    ar: ['تيمونيوم ميثيل سلفات', 'فيسرالجين', 'تيمونيوم'],
    asked: askedFor(everydayComplaints.colic),
  },
  {
    en: ['pinaverium', 'pinaverium bromide', 'Dicetel'],
    ar: ['بينافيريوم', 'ديسيتيل', 'بروميد البينافيريوم'],
    asked: askedFor(everydayComplaints.ibs),
  },
  {
    en: ['peppermint oil capsules', 'peppermint oil', 'Colpermin'],
    ar: ['زيت النعناع', 'كولبرمين', 'كبسولات زيت النعناع'],
    asked: askedFor(everydayComplaints.ibs, everydayComplaints.bloating),
  },
  {
    en: ['chlordiazepoxide and clidinium', 'Librax'],
    ar: ['كلورديازيبوكسيد وكليدينيوم', 'ليبراكس'],
    asked: askedFor(everydayComplaints.ibs),
  },
  {
    en: ['simeticone', 'simethicone', 'Disflatyl', 'Infacol', 'Simethicone drops'],
    ar: ['سيميثيكون', 'سيميتيكون', 'ديسفلاتيل', 'إنفاكول'],
    asked: askedFor(everydayComplaints.bloating, womenAndChildrenComplaints.infantColic),
  },
  {
    en: ['loperamide', 'Imodium', 'Lopedium', 'loperamide hydrochloride'],
    ar: ['لوبيراميد', 'إيموديوم', 'اموديوم', 'لوبراميد'],
    asked: askedFor(everydayComplaints.diarrhoea),
  },
  {
    en: ['nifuroxazide', 'Antinal', 'Ercefuryl', 'Diax'],
    ar: ['نيفوروكسازيد', 'أنتينال', 'ارسيفوريل', 'دياكس'],
    asked: [
      'مطهر معوي',
      'مطهر أمعاء',
      ...askedFor(everydayComplaints.diarrhoea, everydayComplaints.gastroenteritis),
    ],
  },
  {
    en: ['diosmectite', 'smectite', 'Smecta', 'dioctahedral smectite'],
    ar: ['ديوسميكتيت', 'سميكتا', 'سمكتا', 'ديوسمكتايت'],
    asked: askedFor(everydayComplaints.diarrhoea),
  },
  {
    en: ['racecadotril', 'Hidrasec'],
    ar: ['راسيكادوتريل', 'هيدراسيك', 'هايدراسك'],
    asked: askedFor(everydayComplaints.diarrhoea),
  },
  {
    en: [
      'oral rehydration salts',
      'ORS',
      'oral rehydration solution',
      'rehydration salts',
      'Pedialyte',
      'Rehydran',
    ],
    ar: [
      'أملاح معالجة الجفاف بالفم',
      'أملاح الإماهة الفموية',
      'محلول معالجة الجفاف',
      'بيديالايت',
      'ريهيدران',
      'أملاح الإرواء',
      'محلول الجفاف',
      'محلول الإماهة',
    ],
    asked: [
      'child diarrhoea',
      'إسهال أطفال',
      ...askedFor(
        everydayComplaints.dehydration,
        everydayComplaints.diarrhoea,
        everydayComplaints.gastroenteritis,
      ),
    ],
  },
  {
    en: ['lactulose', 'Duphalac', 'Lactolac', 'lactulose syrup'],
    ar: ['لاكتولوز', 'دوفلاك', 'دوفالاك', 'لاكتيولوز'],
    asked: askedFor(everydayComplaints.constipation),
  },
  {
    en: ['bisacodyl', 'Dulcolax'],
    ar: ['بيساكوديل', 'دولكولاكس', 'بيزاكوديل'],
    asked: askedFor(everydayComplaints.constipation),
  },
  {
    en: ['macrogol', 'polyethylene glycol 3350', 'Movicol', 'Forlax', 'Miralax', 'PEG 3350'],
    ar: ['ماكروغول', 'موفيكول', 'فورلاكس', 'ماكروجول', 'بولي إيثيلين جليكول'],
    asked: ['bowel preparation', ...askedFor(everydayComplaints.constipation)],
  },
  {
    en: ['senna', 'sennosides', 'Senokot', 'Pursennid'],
    ar: ['سنا', 'سينوكوت', 'السنامكي', 'بورسينيد'],
    asked: askedFor(everydayComplaints.constipation),
  },
  {
    en: ['glycerin suppositories', 'glycerol suppositories', 'glycerin suppository'],
    ar: ['تحاميل جلسرين', 'تحاميل غليسرين', 'لبوس جلسرين'],
    asked: askedFor(everydayComplaints.constipation),
  },
  {
    en: ['psyllium', 'ispaghula husk', 'Metamucil', 'Fybogel', 'Mucofalk', 'psyllium husk'],
    ar: ['سيليوم', 'قشور السيلليوم', 'بذر القطونا', 'ميتاموسيل', 'قشر بذور القاطونة', 'ميوكوفالك'],
    asked: ['fibre', 'ألياف', ...askedFor(everydayComplaints.constipation)],
  },
  {
    en: ['magnesium hydroxide', 'milk of magnesia', 'Phillips milk of magnesia'],
    ar: ['هيدروكسيد المغنيسيوم', 'حليب المغنيسيا', 'لبن المغنيسيا'],
    asked: askedFor(everydayComplaints.constipation, everydayComplaints.heartburn),
  },
  {
    en: ['sodium picosulfate', 'sodium picosulphate', 'Guttalax', 'Skilax', 'Laxoberal'],
    ar: ['بيكوسلفات الصوديوم', 'جوتالاكس', 'سكيلاكس', 'غوتالاكس'],
    asked: ['bowel preparation', ...askedFor(everydayComplaints.constipation)],
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
  {
    en: ['probiotics', 'probiotic'],
    ar: ['بروبيوتيك', 'البكتيريا النافعة', 'معينات حيوية'],
    asked: [
      'Enterogermina',
      'Lacteol',
      'BioGaia',
      'إنتيروجيرمينا',
      'لاكتيول',
      'انتروجرمينا',
      'lactobacillus',
      'good bacteria',
      ...askedFor(everydayComplaints.diarrhoea, everydayComplaints.bloating),
    ],
  },
  {
    en: ['mesalazine', 'mesalamine', 'Pentasa', 'Asacol', 'Salofalk', '5-ASA'],
    ar: ['ميسالازين', 'بنتاسا', 'أساكول', 'سالوفالك', 'ميسالامين'],
    asked: askedFor(lastingComplaints.crohn),
  },
  {
    en: ['diosmin and hesperidin', 'Daflon', 'micronised flavonoids'],
    ar: ['ديوسمين وهسبيريدين', 'دافلون', 'دفلون'],
    asked: askedFor(everydayComplaints.haemorrhoids, lastingComplaints.varicose),
  },
  {
    en: ['haemorrhoid ointment', 'hemorrhoid cream', 'pile cream'],
    ar: ['مرهم البواسير', 'كريم بواسير', 'تحاميل بواسير'],
    asked: [
      'Faktu',
      'Proctosedyl',
      'Procto-Glyvenol',
      'فاكتو',
      'بروكتوسيديل',
      'بروكتو جليفينول',
      ...askedFor(everydayComplaints.haemorrhoids, everydayComplaints.analFissure),
    ],
  },
];
