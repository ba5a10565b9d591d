import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances against bacteria, with the brands they are known by. */
export const antibiotics: readonly ThesaurusGroup[] = [
  {
    en: [
      'amoxicillin',
      'amoxycillin',
      'Amoxil',
      'E-Mox',
      'Emox',
      'Amoxydar',
      'Glomox',
      'Ospamox',
      'Penamox',
      'amoxicillin trihydrate',
    ],
    ar: [
      'أموكسيسيلين',
      'اموكسيسلين',
      'أموكسيل',
      'إيموكس',
      'اوسباموكس',
      'بيناموكس',
      'جلوموكس',
      'أموكسيدار',
    ],
    asked: [
      'amoxcilin',
      ...askedFor(
        organComplaints.bacterialInfection,
        everydayComplaints.earache,
        everydayComplaints.tonsillitis,
        womenAndChildrenComplaints.uti,
      ),
    ],
  },
  {
    en: [
      'amoxicillin and clavulanic acid',
      'amoxicillin clavulanate',
      'co-amoxiclav',
      'coamoxiclav',
      'Augmentin',
      'Amoclan',
      'Curam',
      'Hibiotic',
      'Julmentin',
      'Klavox',
      'Megamox',
      'Clavodar',
      'Amoxiclav',
    ],
    ar: [
      'أموكسيسيلين وحمض الكلافولانيك',
      'أموكسيسيلين كلافولانات',
      'أوجمنتين',
      'أوغمنتين',
      'أموكلان',
      'كورام',
      'هاي بيوتك',
      'جولمنتين',
      'ميجاموكس',
      'كلافوكس',
      'اوجمنتن',
      'كو أموكسيكلاف',
      'كلافودار',
      'اوقمنتين',
      'أموكسيكلاف',
    ],
    asked: [
      'ogmentin',
      'augmantin',
      ...askedFor(
        everydayComplaints.sinusitis,
        organComplaints.bacterialInfection,
        everydayComplaints.tonsillitis,
        everydayComplaints.earache,
        skinAndEyeComplaints.skinInfection,
      ),
    ],
  },
  {
    en: ['ampicillin', 'Penbritin'],
    ar: ['أمبيسيلين', 'أمبيسلين', 'بنبريتين'],
    asked: askedFor(organComplaints.bacterialInfection),
  },
  {
    en: ['ampicillin and sulbactam', 'Unasyn', 'Unictam'],
    ar: ['أمبيسيلين وسولباكتام', 'يوناسين', 'يونيكتام'],
    asked: askedFor(organComplaints.bacterialInfection),
  },
  {
    en: ['flucloxacillin', 'Floxapen'],
    ar: ['فلوكلوكساسيلين', 'فلوكسابين', 'فلوكلوكساسلين'],
    asked: askedFor(skinAndEyeComplaints.skinInfection),
  },
  {
    en: ['amoxicillin and flucloxacillin', 'Flumox'],
    ar: ['أموكسيسيلين وفلوكلوكساسيلين', 'فلوموكس'],
    asked: askedFor(skinAndEyeComplaints.skinInfection, everydayComplaints.tonsillitis),
  },
  {
    en: ['penicillin V', 'phenoxymethylpenicillin', 'Ospen'],
    ar: ['فينوكسي ميثيل بنسلين', 'أوسبن', 'بنسلين فموي'],
    asked: askedFor(everydayComplaints.tonsillitis, everydayComplaints.soreThroat),
  },
  {
    en: [
      'benzathine benzylpenicillin',
      'benzathine penicillin',
      'Penadur',
      'long acting penicillin',
      'Retarpen',
      'Bicillin',
    ],
    ar: ['بنزاثين بنسلين', 'بنسلين طويل المفعول', 'ريتاربن', 'بينادور', 'بنسلين ممتد المفعول'],
    asked: ['rheumatic fever', 'حمى روماتيزمية', 'إبرة البنسلين', 'ابر البنسلين'],
  },
  {
    en: ['benzylpenicillin', 'penicillin G', 'crystalline penicillin'],
    ar: ['بنزيل بنسلين', 'بنسلين جي', 'بنسلين مائي'],
    asked: askedFor(organComplaints.bacterialInfection),
  },
  {
    en: ['piperacillin and tazobactam', 'piperacillin tazobactam', 'Tazocin', 'Zosyn', 'pip-taz'],
    ar: ['بيبراسيلين وتازوباكتام', 'تازوسين', 'بيبيراسيلين تازوباكتام'],
    asked: askedFor(organComplaints.sepsis),
  },
  {
    en: ['azithromycin', 'Zithromax', 'Zithrokan', 'Azomycin', 'Xithrone', 'Zomax'],
    ar: [
      'أزيثروميسين',
      'أزيترومايسين',
      'زيثروماكس',
      'زيثروكان',
      'أزوميسين',
      'زيتروماكس',
      'ازيثرومايسين',
    ],
    asked: [
      'three day antibiotic',
      'مضاد ثلاث حبات',
      'مضاد 3 أيام',
      ...askedFor(
        organComplaints.bacterialInfection,
        organComplaints.chestInfection,
        everydayComplaints.soreThroat,
        everydayComplaints.tonsillitis,
      ),
    ],
  },
  {
    en: ['clarithromycin', 'Klacid', 'Biaxin', 'Klarimix', 'Claridar'],
    ar: ['كلاريثروميسين', 'كلاسيد', 'كلاريثرومايسين', 'كلاريدار'],
    asked: askedFor(
      everydayComplaints.helicobacter,
      everydayComplaints.sinusitis,
      organComplaints.chestInfection,
    ),
  },
  {
    en: ['erythromycin', 'Erythrocin', 'Erythrodar'],
    ar: ['إريثروميسين', 'إريثروسين', 'اريثرومايسين'],
    asked: askedFor(skinAndEyeComplaints.acne, everydayComplaints.soreThroat),
  },
  {
    en: ['clindamycin', 'Dalacin', 'Dalacin C', 'Cleocin'],
    ar: ['كليندامايسين', 'دالاسين', 'كلينداميسين', 'دالاسين سي'],
    asked: askedFor(
      everydayComplaints.toothache,
      skinAndEyeComplaints.acne,
      skinAndEyeComplaints.skinInfection,
    ),
  },
  {
    en: ['cefalexin', 'cephalexin', 'Keflex', 'Ceporex', 'Ospexin'],
    ar: ['سيفاليكسين', 'سيفالكسين', 'كيفلكس', 'سيبوركس', 'كفلكس'],
    asked: askedFor(skinAndEyeComplaints.skinInfection, womenAndChildrenComplaints.uti),
  },
  {
    en: ['cefadroxil', 'cephadroxil', 'Duricef', 'Curisafe', 'Biodroxil'],
    ar: ['سيفادروكسيل', 'ديوريسيف', 'كيوريسيف', 'دوريسيف'],
    asked: askedFor(everydayComplaints.tonsillitis, womenAndChildrenComplaints.uti),
  },
  {
    en: ['cefazolin', 'cephazolin', 'Ancef'],
    ar: ['سيفازولين'],
    asked: ['before surgery', 'قبل العمليات'],
  },
  {
    en: ['cefuroxime', 'cefuroxime axetil', 'Zinnat', 'Zinacef', 'Ceftin', 'cefuroxime sodium'],
    ar: ['سيفوروكسيم', 'زينات', 'زيناسيف', 'سيفيوروكسيم', 'سيفروكسيم'],
    asked: askedFor(
      organComplaints.bacterialInfection,
      everydayComplaints.earache,
      everydayComplaints.sinusitis,
      womenAndChildrenComplaints.uti,
    ),
  },
  {
    en: ['cefaclor', 'Ceclor', 'Bacticlor'],
    ar: ['سيفاكلور', 'سيكلور'],
    asked: askedFor(everydayComplaints.earache),
  },
  {
    en: ['cefprozil', 'Cefzil'],
    ar: ['سيفبروزيل', 'سيفزيل'],
    asked: askedFor(everydayComplaints.earache, everydayComplaints.soreThroat),
  },
  {
    en: ['cefixime', 'Suprax', 'Ximacef'],
    ar: ['سيفيكسيم', 'سوبراكس', 'زيماسيف', 'سيفكسيم'],
    asked: askedFor(
      womenAndChildrenComplaints.uti,
      everydayComplaints.earache,
      organComplaints.typhoid,
    ),
  },
  {
    en: ['cefdinir', 'Omnicef'],
    ar: ['سيفدينير', 'أومنيسيف'],
    asked: askedFor(everydayComplaints.earache, everydayComplaints.sinusitis),
  },
  {
    en: ['cefpodoxime', 'Orelox', 'Vantin'],
    ar: ['سيفبودوكسيم', 'أوريلوكس'],
    asked: askedFor(everydayComplaints.sinusitis),
  },
  {
    en: ['cefotaxime', 'Claforan', 'Cefotax'],
    ar: ['سيفوتاكسيم', 'كلافوران', 'سيفوتاكس'],
    asked: askedFor(organComplaints.sepsis, organComplaints.meningitis),
  },
  {
    en: ['ceftriaxone', 'ceftriaxone sodium', 'Rocephin', 'Triaxone'],
    ar: ['سيفترياكسون', 'روسيفين', 'تراياكسون', 'سفترياكسون', 'سيفترايكسون', 'روسفين'],
    asked: [
      'antibiotic injection',
      'إبرة مضاد',
      'حقن مضاد حيوي',
      ...askedFor(
        organComplaints.pneumonia,
        organComplaints.meningitis,
        organComplaints.bacterialInfection,
      ),
    ],
  },
  {
    en: ['ceftazidime', 'Fortum', 'Fortaz'],
    ar: ['سيفتازيديم', 'فورتم'],
    asked: askedFor(organComplaints.sepsis),
  },
  {
    en: ['cefepime', 'Maxipime'],
    ar: ['سيفيبيم', 'ماكسيبيم', 'سيفيبايم'],
    asked: askedFor(organComplaints.sepsis),
  },
  {
    en: ['cefoperazone', 'Cefobid', 'Cefozon'],
    ar: ['سيفوبيرازون', 'سيفوبيد', 'سيفوزون'],
    asked: askedFor(organComplaints.bacterialInfection),
  },
  {
    en: ['meropenem', 'Meronem', 'Merrem'],
    ar: ['ميروبينيم', 'ميرونيم', 'ميروبنم'],
    asked: askedFor(organComplaints.sepsis, organComplaints.meningitis),
  },
  {
    en: ['imipenem and cilastatin', 'Tienam', 'Primaxin'],
    ar: ['إيميبينيم وسيلاستاتين', 'تينام', 'تيينام'],
    asked: askedFor(organComplaints.sepsis),
  },
  {
    en: ['ertapenem', 'Invanz'],
    ar: ['إرتابينيم', 'إنفانز'],
    asked: askedFor(organComplaints.sepsis),
  },
  {
    en: [
      'ciprofloxacin',
      'ciprofloxacin hydrochloride',
      'Ciprobay',
      'Cipro',
      'Ciprocin',
      'Ciproxin',
      'Ciprodar',
    ],
    ar: ['سيبروفلوكساسين', 'سيبروباي', 'سيبرو', 'سيبروسين', 'سبروفلوكساسين', 'سيبرودار'],
    asked: [
      'sibro',
      ...askedFor(
        womenAndChildrenComplaints.uti,
        organComplaints.typhoid,
        everydayComplaints.gastroenteritis,
      ),
    ],
  },
  {
    en: ['levofloxacin', 'Tavanic', 'Levaquin'],
    ar: ['ليفوفلوكساسين', 'تافانيك', 'تافنك', 'لفوفلوكساسين'],
    asked: askedFor(
      organComplaints.pneumonia,
      everydayComplaints.sinusitis,
      womenAndChildrenComplaints.uti,
    ),
  },
  {
    en: ['moxifloxacin', 'Avelox'],
    ar: ['موكسيفلوكساسين', 'أفيلوكس'],
    asked: askedFor(organComplaints.pneumonia, everydayComplaints.sinusitis),
  },
  {
    en: ['ofloxacin', 'Tarivid', 'Oflox'],
    ar: ['أوفلوكساسين', 'تاريفيد', 'اوفلوكس'],
    asked: askedFor(womenAndChildrenComplaints.uti, skinAndEyeComplaints.conjunctivitis),
  },
  {
    en: ['norfloxacin', 'Noroxin', 'Epinor'],
    ar: ['نورفلوكساسين', 'نوروكسين', 'إيبينور'],
    asked: askedFor(womenAndChildrenComplaints.uti),
  },
  {
    en: ['doxycycline', 'Vibramycin', 'Doxymycin', 'Tabocine', 'Vibramycin D'],
    ar: ['دوكسيسايكلين', 'فيبراميسين', 'دوكسيميسين', 'دوكسيسيكلين', 'تابوسين'],
    asked: askedFor(
      skinAndEyeComplaints.acne,
      organComplaints.brucellosis,
      womenAndChildrenComplaints.sti,
      organComplaints.malaria,
    ),
  },
  {
    en: ['tetracycline', 'tetracycline hydrochloride'],
    ar: ['تتراسيكلين', 'تيتراسيكلين', 'تتراسايكلين'],
    asked: askedFor(skinAndEyeComplaints.acne),
  },
  {
    en: ['minocycline', 'Minocin'],
    ar: ['مينوسيكلين', 'مينوسين', 'مينوسايكلين'],
    asked: askedFor(skinAndEyeComplaints.acne),
  },
  {
    en: ['lymecycline', 'Tetralysal'],
    ar: ['ليمسيكلين', 'تيتراليزال', 'لايميسيكلين'],
    asked: askedFor(skinAndEyeComplaints.acne),
  },
  {
    en: [
      'co-trimoxazole',
      'sulfamethoxazole and trimethoprim',
      'trimethoprim-sulfamethoxazole',
      'Bactrim',
      'Septrin',
      'Sutrim',
      'TMP-SMX',
    ],
    ar: ['كوتريموكسازول', 'سلفاميثوكسازول وتريميثوبريم', 'باكتريم', 'سبترين', 'سوتريم', 'سيبترين'],
    asked: askedFor(womenAndChildrenComplaints.uti),
  },
  {
    en: ['nitrofurantoin', 'Macrofuran', 'Macrodantin', 'Uvamin', 'Macrobid'],
    ar: ['نيتروفورانتوين', 'ماكروفوران', 'يوفامين', 'نتروفورانتوين'],
    asked: askedFor(womenAndChildrenComplaints.uti),
  },
  {
    en: ['fosfomycin', 'fosfomycin trometamol', 'Monuril'],
    ar: ['فوسفوميسين', 'مونوريل', 'فوسفومايسين'],
    asked: [
      'one dose for urine infection',
      'كيس التهاب البول',
      ...askedFor(womenAndChildrenComplaints.uti),
    ],
  },
];
