import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Substances for heart and blood pressure, with the brands they are known by. */
export const heartMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['amlodipine', 'amlodipine besilate', 'amlodipine besylate', 'Norvasc', 'Amlor'],
    ar: ['أملوديبين', 'أملودبين', 'نورفاسك', 'أملور', 'أملودابين'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.angina),
  },
  {
    en: ['nifedipine', 'Adalat', 'Epilat'],
    ar: ['نيفيديبين', 'أدالات', 'إبيلات'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.angina),
  },
  {
    en: ['lercanidipine', 'Zanidip'],
    ar: ['ليركانيديبين', 'زانيديب'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['diltiazem', 'Cardizem', 'Altiazem', 'Tildiem', 'Dilzem'],
    ar: ['ديلتيازيم', 'كارديزيم', 'ألتيازيم', 'دلتيازم'],
    asked: askedFor(lastingComplaints.angina, lastingComplaints.arrhythmia),
  },
  {
    en: ['verapamil', 'Isoptin', 'Calan'],
    ar: ['فيراباميل', 'إيزوبتين'],
    asked: askedFor(lastingComplaints.arrhythmia, lastingComplaints.angina),
  },
  {
    en: ['bisoprolol', 'bisoprolol fumarate', 'Concor', 'Bisocard', 'Zebeta', 'Concor Cor'],
    ar: ['بيسوبرولول', 'بيزوبرولول', 'كونكور', 'بيسوكارد', 'كونكر'],
    asked: askedFor(
      lastingComplaints.hypertension,
      lastingComplaints.heartFailure,
      lastingComplaints.angina,
      lastingComplaints.arrhythmia,
    ),
  },
  {
    en: ['atenolol', 'Tenormin', 'Blokium'],
    ar: ['أتينولول', 'تينورمين', 'اتنولول', 'بلوكيوم'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.arrhythmia),
  },
  {
    en: ['metoprolol', 'Betaloc', 'Lopressor', 'Seloken', 'metoprolol succinate'],
    ar: ['ميتوبرولول', 'بيتالوك', 'لوبريسور', 'سيلوكين'],
    asked: askedFor(
      lastingComplaints.hypertension,
      lastingComplaints.angina,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['carvedilol', 'Dilatrend', 'Carvid', 'Coreg'],
    ar: ['كارفيديلول', 'ديلاتريند', 'كارفيد', 'كوريج'],
    asked: askedFor(lastingComplaints.heartFailure, lastingComplaints.hypertension),
  },
  {
    en: ['nebivolol', 'Nebilet', 'Nevilob', 'Bystolic'],
    ar: ['نيبيفولول', 'نيبيليت', 'نبيليت'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['propranolol', 'Inderal', 'Indicardin'],
    ar: ['بروبرانولول', 'إنديرال', 'اندرال'],
    asked: askedFor(
      lastingComplaints.arrhythmia,
      mindAndNerveComplaints.migraine,
      mindAndNerveComplaints.anxiety,
    ),
  },
  {
    en: ['valsartan', 'Diovan', 'Tareg'],
    ar: ['فالسارتان', 'ديوفان', 'تاريج', 'فالزارتان'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.heartFailure),
  },
  {
    en: ['valsartan and hydrochlorothiazide', 'Co-Diovan', 'Co-Tareg'],
    ar: ['فالسارتان وهيدروكلوروثيازيد', 'كو ديوفان', 'كوتاريج'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['valsartan and amlodipine', 'amlodipine and valsartan', 'Exforge'],
    ar: ['فالسارتان وأملوديبين', 'أملوديبين وفالسارتان', 'إكسفورج'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['amlodipine, valsartan and hydrochlorothiazide', 'Exforge HCT'],
    ar: ['أملوديبين وفالسارتان وهيدروكلوروثيازيد', 'إكسفورج اتش سي تي'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['sacubitril and valsartan', 'Entresto'],
    ar: ['ساكوبيتريل وفالسارتان', 'إنتريستو', 'انترستو'],
    asked: askedFor(lastingComplaints.heartFailure),
  },
  {
    en: ['losartan', 'losartan potassium', 'Cozaar'],
    ar: ['لوسارتان', 'كوزار', 'لوسارتان بوتاسيوم'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['losartan and hydrochlorothiazide', 'Hyzaar', 'Fortzaar'],
    ar: ['لوسارتان وهيدروكلوروثيازيد', 'هيزار', 'فورتزار'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['candesartan', 'candesartan cilexetil', 'Atacand', 'Blopress'],
    ar: ['كانديسارتان', 'أتاكاند', 'اتكاند', 'بلوبرس'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.heartFailure),
  },
  {
    en: ['irbesartan', 'Aprovel', 'Avapro'],
    ar: ['إربيسارتان', 'أبروفيل', 'ابروفل'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['telmisartan', 'Micardis', 'Pritor'],
    ar: ['تلميسارتان', 'ميكارديس', 'ميكاردس', 'تيلميسارتان'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['olmesartan', 'olmesartan medoxomil', 'Olmetec', 'Benicar', 'Erastapex'],
    ar: ['أولميسارتان', 'أولميتك', 'ايراستابكس', 'أولمسارتان'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['lisinopril', 'Zestril', 'Prinivil'],
    ar: ['ليزينوبريل', 'ليسينوبريل', 'زيستريل', 'زستريل'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.heartFailure),
  },
  {
    en: ['enalapril', 'enalapril maleate', 'Renitec', 'Ezapril', 'Vasotec'],
    ar: ['إنالابريل', 'رينيتيك', 'إيزابريل'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.heartFailure),
  },
  {
    en: ['perindopril', 'Coversyl', 'perindopril arginine', 'Aceon'],
    ar: ['بيريندوبريل', 'كوفرسيل', 'كوفيرسيل'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['ramipril', 'Tritace', 'Altace'],
    ar: ['راميبريل', 'تريتاس', 'تريتيس'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.heartFailure),
  },
  {
    en: ['captopril', 'Capoten'],
    ar: ['كابتوبريل', 'كابوتين'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['methyldopa', 'Aldomet', 'alpha-methyldopa'],
    ar: ['ميثيل دوبا', 'ألدوميت', 'ميثيلدوبا'],
    asked: ['blood pressure in pregnancy', 'ضغط الحمل'],
  },
  {
    en: ['hydrochlorothiazide', 'HCTZ', 'Esidrex'],
    ar: ['هيدروكلوروثيازيد', 'هيدروكلوروتيازيد', 'إزيدريكس'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.oedema),
  },
  {
    en: ['indapamide', 'Natrilix', 'Natrilix SR', 'Lozol'],
    ar: ['إنداباميد', 'ناتريليكس', 'ناتريلكس'],
    asked: askedFor(lastingComplaints.hypertension),
  },
  {
    en: ['furosemide', 'frusemide', 'Lasix', 'Furosinol', 'Lasilix'],
    ar: ['فوروسيميد', 'فروسيميد', 'لازيكس', 'لاسيكس', 'فيوروسيميد', 'لازكس'],
    asked: askedFor(lastingComplaints.oedema, lastingComplaints.heartFailure),
  },
  {
    en: ['spironolactone', 'Aldactone'],
    ar: ['سبيرونولاكتون', 'ألداكتون', 'الدكتون'],
    asked: askedFor(lastingComplaints.heartFailure, lastingComplaints.oedema),
  },
  {
    en: ['eplerenone', 'Inspra'],
    ar: ['إبليرينون', 'إنسبرا', 'ابليرنون'],
    asked: askedFor(lastingComplaints.heartFailure),
  },
  {
    en: ['torasemide', 'torsemide', 'Examide', 'Demadex'],
    ar: ['تورسيميد', 'توراسيميد', 'اكزاميد'],
    asked: askedFor(lastingComplaints.oedema),
  },
  {
    en: ['isosorbide mononitrate', 'Imdur', 'Effox', 'Monomak', 'ISMN'],
    ar: ['إيزوسوربيد أحادي النترات', 'إيمدور', 'إيفوكس', 'مونوماك', 'ايزوسوربايد مونونيترات'],
    asked: askedFor(lastingComplaints.angina),
  },
  {
    en: ['isosorbide dinitrate', 'Isordil', 'ISDN', 'Isoket'],
    ar: ['إيزوسوربيد ثنائي النترات', 'إيزورديل', 'ايزوكيت', 'ايزوسوربايد داينيترات'],
    asked: askedFor(lastingComplaints.angina),
  },
  {
    en: [
      'glyceryl trinitrate',
      'nitroglycerin',
      'GTN',
      'nitroglycerine',
      'Nitromack',
      'Angised',
      'Nitroderm',
      'Nitrocine',
      'Nitrolingual',
    ],
    ar: [
      'نيتروجليسرين',
      'نترات الغليسيريل',
      'نيتروماك',
      'أنجيسيد',
      'نيتروغليسرين',
      'ثلاثي نترات الجليسريل',
    ],
    asked: ['تحت اللسان', ...askedFor(lastingComplaints.angina)],
  },
  {
    en: ['trimetazidine', 'Vastarel', 'Vastarel MR'],
    ar: ['تريميتازيدين', 'فاستاريل', 'فاستريل'],
    asked: askedFor(lastingComplaints.angina),
  },
  {
    en: ['ivabradine', 'Procoralan', 'Coralan'],
    ar: ['إيفابرادين', 'بروكورالان'],
    asked: askedFor(lastingComplaints.angina, lastingComplaints.heartFailure),
  },
  {
    en: ['ranolazine', 'Ranexa'],
    ar: ['رانولازين', 'رانكسا'],
    asked: askedFor(lastingComplaints.angina),
  },
  {
    en: ['amiodarone', 'Cordarone', 'Pacerone'],
    ar: ['أميودارون', 'كوردارون', 'اميودارون هيدروكلوريد'],
    asked: askedFor(lastingComplaints.arrhythmia),
  },
  {
    en: ['digoxin', 'Lanoxin', 'Cardixin'],
    ar: ['ديجوكسين', 'لانوكسين', 'دايجوكسين', 'ديغوكسين'],
    asked: askedFor(lastingComplaints.heartFailure, lastingComplaints.arrhythmia),
  },
];
