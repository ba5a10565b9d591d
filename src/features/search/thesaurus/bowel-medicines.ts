import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for the bowel, with the brands they are known by. */
export const bowelMedicines: readonly ThesaurusGroup[] = [
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
    en: ['drotaverine', 'Nospa', 'Dospa', 'drotaverine hydrochloride'],
    ar: ['دروتافيرين', 'نوسبا', 'دوسبا', 'نوسبا فورت'],
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
      'او ار اس',
      'محلول او ار اس',
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
