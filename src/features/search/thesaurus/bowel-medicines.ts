import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
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
    ar: ['هيوسين بوتيل بروميد', 'بوسكوبان', 'سكوبينال', 'باسكوبان', 'بسكوبان'],
    asked: [
      'buskopan',
      'باسكبان',
      ...askedFor(
        medicineClasses.antispasmodic,
        lastingComplaints.kidneyStones,
        everydayComplaints.colic,
        everydayComplaints.periodPain,
        everydayComplaints.ibs,
      ),
    ],
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
    ar: [
      'ميبيفيرين',
      'ميبفيرين',
      'دوسباتالين',
      'كولوسباسمين',
      'دسباتالين',
      'كولوفاك',
      'ميبيفرين',
      'دوسباتلين',
    ],
    asked: askedFor(
      medicineClasses.antispasmodic,
      everydayComplaints.bloating,
      everydayComplaints.ibs,
      everydayComplaints.colic,
    ),
  },
  {
    en: ['trimebutine', 'trimebutine maleate', 'Debridat', 'Gast-Reg'],
    ar: ['تريميبيوتين', 'تريميبوتين', 'ديبريدات', 'جاست ريج', 'دبريدات'],
    asked: askedFor(
      medicineClasses.antispasmodic,
      everydayComplaints.ibs,
      everydayComplaints.bloating,
    ),
  },
  {
    en: ['otilonium bromide', 'Spasmomen', 'otilonium'],
    ar: ['أوتيلونيوم', 'سبازمومين', 'سباسمومين'],
    asked: askedFor(
      medicineClasses.antispasmodic,
      everydayComplaints.bloating,
      everydayComplaints.ibs,
    ),
  },
  {
    en: ['drotaverine', 'Nospa', 'Dospa', 'drotaverine hydrochloride'],
    ar: ['دروتافيرين', 'نوسبا', 'دوسبا', 'نوسبا فورت'],
    asked: askedFor(
      medicineClasses.antispasmodic,
      everydayComplaints.bloating,
      everydayComplaints.colic,
      everydayComplaints.periodPain,
      lastingComplaints.kidneyStones,
    ),
  },
  {
    en: ['tiemonium methylsulfate', 'tiemonium', 'Visceralgine'],
    ar: ['تيمونيوم ميثيل سلفات', 'فيسرالجين', 'تيمونيوم'],
    asked: askedFor(
      medicineClasses.antispasmodic,
      everydayComplaints.bloating,
      everydayComplaints.colic,
    ),
  },
  {
    en: ['pinaverium', 'pinaverium bromide', 'Dicetel'],
    ar: ['بينافيريوم', 'ديسيتيل', 'بروميد البينافيريوم'],
    asked: askedFor(
      medicineClasses.antispasmodic,
      everydayComplaints.bloating,
      everydayComplaints.ibs,
    ),
  },
  {
    en: ['peppermint oil capsules', 'peppermint oil', 'Colpermin'],
    ar: ['زيت النعناع', 'كولبرمين', 'كبسولات زيت النعناع'],
    asked: askedFor(
      medicineClasses.antispasmodic,
      medicineClasses.antiflatulent,
      everydayComplaints.ibs,
      everydayComplaints.bloating,
    ),
  },
  {
    en: ['chlordiazepoxide and clidinium', 'Librax'],
    ar: ['كلورديازيبوكسيد وكليدينيوم', 'ليبراكس'],
    asked: askedFor(
      medicineClasses.antispasmodic,
      everydayComplaints.colic,
      everydayComplaints.ibs,
    ),
  },
  {
    en: [
      'simeticone',
      'simethicone',
      'Disflatyl',
      'Infacol',
      'Simethicone drops',
      'simethicone drops for babies',
    ],
    ar: ['سيميثيكون', 'سيميتيكون', 'ديسفلاتيل', 'إنفاكول', 'سيميثيكون نقط', 'سميثيكون', 'سيمثيكون'],
    asked: askedFor(
      medicineClasses.antiflatulent,
      everydayComplaints.bloating,
      womenAndChildrenComplaints.infantColic,
    ),
  },
  {
    en: ['loperamide', 'Imodium', 'Lopedium', 'loperamide hydrochloride'],
    ar: ['لوبيراميد', 'إيموديوم', 'اموديوم', 'لوبراميد', 'ايموديوم'],
    asked: askedFor(medicineClasses.antidiarrhoeal, everydayComplaints.diarrhoea),
  },
  {
    en: ['nifuroxazide', 'Antinal', 'Ercefuryl', 'Diax'],
    ar: ['نيفوروكسازيد', 'أنتينال', 'ارسيفوريل', 'دياكس'],
    asked: [
      'مطهر معوي',
      'مطهر أمعاء',
      ...askedFor(
        medicineClasses.intestinalAntiseptic,
        medicineClasses.antidiarrhoeal,
        everydayComplaints.diarrhoea,
        everydayComplaints.gastroenteritis,
      ),
    ],
  },
  {
    en: ['diosmectite', 'smectite', 'Smecta', 'dioctahedral smectite'],
    ar: ['ديوسميكتيت', 'سميكتا', 'سمكتا', 'ديوسمكتايت'],
    asked: askedFor(
      medicineClasses.antidiarrhoeal,
      everydayComplaints.gastroenteritis,
      everydayComplaints.diarrhoea,
    ),
  },
  {
    en: ['racecadotril', 'Hidrasec'],
    ar: ['راسيكادوتريل', 'هيدراسيك', 'هايدراسك'],
    asked: askedFor(
      medicineClasses.antidiarrhoeal,
      everydayComplaints.gastroenteritis,
      everydayComplaints.diarrhoea,
    ),
  },
  {
    en: [
      'oral rehydration salts',
      'ORS',
      'oral rehydration solution',
      'rehydration salts',
      'Pedialyte',
      'Rehydran',
      'ORS sachets',
      'electrolyte solution',
      'Hydralyte',
      'Aquasal',
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
      'محلول معالجة الجفاف بالفم',
      'أملاح الجفاف',
      'محلول الإرواء الفموي',
      'أكياس الجفاف',
    ],
    asked: [
      'أملاح اسهال',
      'بودرة اسهال للأطفال',
      'كيس الجفاف',
      'electrolytes',
      'محلول جفاف للأطفال',
      'الكتروليت',
      'ors powder',
      'او ار اس',
      'محلول او ار اس',
      'child diarrhoea',
      'إسهال أطفال',
      ...askedFor(
        medicineClasses.antidiarrhoeal,
        everydayComplaints.vomiting,
        everydayComplaints.dehydration,
        everydayComplaints.diarrhoea,
        everydayComplaints.gastroenteritis,
      ),
    ],
  },
  {
    en: ['lactulose', 'Duphalac', 'Lactolac', 'lactulose syrup'],
    ar: ['لاكتولوز', 'دوفلاك', 'دوفالاك', 'لاكتيولوز', 'دوفالك', 'لكتولوز'],
    asked: [
      'osmotic laxative',
      'ملين للحامل',
      'ملين اطفال',
      ...askedFor(medicineClasses.laxative, everydayComplaints.constipation),
    ],
  },
  {
    en: ['bisacodyl', 'Dulcolax'],
    ar: ['بيساكوديل', 'دولكولاكس', 'بيزاكوديل'],
    asked: [
      'stimulant laxative',
      'تحاميل ملينة',
      ...askedFor(medicineClasses.laxative, everydayComplaints.constipation),
    ],
  },
  {
    en: [
      'macrogol',
      'polyethylene glycol 3350',
      'Movicol',
      'Forlax',
      'Miralax',
      'PEG 3350',
      'macrogol 3350',
      'PEG laxative',
    ],
    ar: ['ماكروغول', 'موفيكول', 'فورلاكس', 'ماكروجول', 'بولي إيثيلين جليكول'],
    asked: [
      'osmotic laxative',
      'ملين اطفال',
      'تحضير المنظار',
      'تنظيف القولون',
      'bowel preparation',
      ...askedFor(medicineClasses.laxative, everydayComplaints.constipation),
    ],
  },
  {
    en: ['senna', 'sennosides', 'Senokot', 'Pursennid'],
    ar: ['سنا', 'سينوكوت', 'السنامكي', 'بورسينيد', 'سنامكي'],
    asked: [
      'stimulant laxative',
      'ملين طبيعي',
      ...askedFor(
        medicineClasses.laxative,
        medicineClasses.herbalMedicine,
        everydayComplaints.constipation,
      ),
    ],
  },
  {
    en: ['glycerin suppositories', 'glycerol suppositories', 'glycerin suppository'],
    ar: ['تحاميل جلسرين', 'تحاميل غليسرين', 'لبوس جلسرين', 'لبوس جليسرين'],
    asked: [
      'لبوس امساك للأطفال',
      'تحاميل امساك',
      ...askedFor(medicineClasses.laxative, everydayComplaints.constipation),
    ],
  },
  {
    en: ['psyllium', 'ispaghula husk', 'Metamucil', 'Fybogel', 'Mucofalk', 'psyllium husk'],
    ar: ['سيليوم', 'قشور السيلليوم', 'بذر القطونا', 'ميتاموسيل', 'قشر بذور القاطونة', 'ميوكوفالك'],
    asked: [
      'bulk laxative',
      'حبوب ألياف',
      'fibre',
      'ألياف',
      ...askedFor(
        medicineClasses.laxative,
        medicineClasses.foodSupplement,
        everydayComplaints.ibs,
        everydayComplaints.constipation,
      ),
    ],
  },
  {
    en: ['magnesium hydroxide', 'milk of magnesia', 'Phillips milk of magnesia'],
    ar: ['هيدروكسيد المغنيسيوم', 'حليب المغنيسيا', 'لبن المغنيسيا'],
    asked: askedFor(
      medicineClasses.laxative,
      medicineClasses.antacid,
      everydayComplaints.constipation,
      everydayComplaints.heartburn,
    ),
  },
  {
    en: ['sodium picosulfate', 'sodium picosulphate', 'Guttalax', 'Skilax', 'Laxoberal'],
    ar: ['بيكوسلفات الصوديوم', 'جوتالاكس', 'سكيلاكس', 'غوتالاكس'],
    asked: [
      'تحضير المنظار',
      'نقط امساك',
      'bowel preparation',
      ...askedFor(medicineClasses.laxative, everydayComplaints.constipation),
    ],
  },
  {
    en: ['probiotics', 'probiotic'],
    ar: ['بروبيوتيك', 'البكتيريا النافعة', 'معينات حيوية', 'بروبايوتك', 'بروبايوتيك'],
    asked: [
      'بكتيريا نافعة',
      'خمائر',
      'Enterogermina',
      'Lacteol',
      'BioGaia',
      'إنتيروجيرمينا',
      'لاكتيول',
      'انتروجرمينا',
      'lactobacillus',
      'good bacteria',
      ...askedFor(
        medicineClasses.foodSupplement,
        everydayComplaints.ibs,
        everydayComplaints.gastroenteritis,
        everydayComplaints.diarrhoea,
        everydayComplaints.bloating,
      ),
    ],
  },
  {
    en: [
      'mesalazine',
      'mesalamine',
      'Pentasa',
      'Asacol',
      'Salofalk',
      '5-ASA',
      'mesalazine suppositories',
    ],
    ar: ['ميسالازين', 'بنتاسا', 'أساكول', 'سالوفالك', 'ميسالامين', 'ميزالازين'],
    asked: askedFor(lastingComplaints.crohn),
  },
  {
    en: ['diosmin and hesperidin', 'Daflon', 'micronised flavonoids'],
    ar: ['ديوسمين وهسبيريدين', 'دافلون', 'دفلون'],
    asked: [
      'منشط دورة دموية',
      'حبوب دوالي',
      'venotonic',
      ...askedFor(
        medicineClasses.haemorrhoidMedicine,
        everydayComplaints.haemorrhoids,
        lastingComplaints.varicose,
      ),
    ],
  },
  {
    en: ['haemorrhoid ointment', 'hemorrhoid cream', 'pile cream'],
    ar: ['مرهم البواسير', 'كريم بواسير', 'تحاميل بواسير', 'مرهم بواسير'],
    asked: [
      'Faktu',
      'Proctosedyl',
      'Procto-Glyvenol',
      'فاكتو',
      'بروكتوسيديل',
      'بروكتو جليفينول',
      ...askedFor(
        medicineClasses.haemorrhoidMedicine,
        everydayComplaints.haemorrhoids,
        everydayComplaints.analFissure,
      ),
    ],
  },
  {
    en: ['Saccharomyces boulardii', 'Ultra-Levure', 'Ultralevure'],
    ar: ['خميرة بولاردي', 'ألترا ليفور'],
    asked: askedFor(medicineClasses.foodSupplement, everydayComplaints.diarrhoea),
  },
  {
    en: ['prucalopride', 'Resolor'],
    ar: ['بروكالوبرايد', 'ريزولور'],
    asked: askedFor(medicineClasses.laxative, everydayComplaints.constipation),
  },
];
