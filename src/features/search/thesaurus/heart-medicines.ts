import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for heart and blood pressure, with the brands they are known by. */
export const heartMedicines: readonly ThesaurusGroup[] = [
  {
    en: [
      'amlodipine',
      'amlodipine besilate',
      'amlodipine besylate',
      'Norvasc',
      'Amlor',
      'Amlodipin',
    ],
    ar: ['أملوديبين', 'أملودبين', 'نورفاسك', 'أملور', 'أملودابين', 'أملوديبين بيسيلات', 'املودبين'],
    asked: [
      'amlodepine',
      ...askedFor(
        medicineClasses.calciumChannelBlocker,
        medicineClasses.antianginal,
        lastingComplaints.hypertension,
        lastingComplaints.angina,
      ),
    ],
  },
  {
    en: ['nifedipine', 'Adalat', 'Epilat'],
    ar: ['نيفيديبين', 'أدالات', 'إبيلات'],
    asked: askedFor(
      womenAndChildrenComplaints.pregnancyHypertension,
      medicineClasses.calciumChannelBlocker,
      lastingComplaints.hypertension,
      lastingComplaints.angina,
    ),
  },
  {
    en: ['lercanidipine', 'Zanidip'],
    ar: ['ليركانيديبين', 'زانيديب'],
    asked: askedFor(medicineClasses.calciumChannelBlocker, lastingComplaints.hypertension),
  },
  {
    en: ['diltiazem', 'Cardizem', 'Altiazem', 'Tildiem', 'Dilzem'],
    ar: ['ديلتيازيم', 'كارديزيم', 'ألتيازيم', 'دلتيازم'],
    asked: askedFor(
      medicineClasses.calciumChannelBlocker,
      medicineClasses.antiarrhythmic,
      lastingComplaints.hypertension,
      lastingComplaints.angina,
      lastingComplaints.arrhythmia,
    ),
  },
  {
    en: ['verapamil', 'Isoptin', 'Calan'],
    ar: ['فيراباميل', 'إيزوبتين'],
    asked: askedFor(
      medicineClasses.calciumChannelBlocker,
      medicineClasses.antiarrhythmic,
      lastingComplaints.hypertension,
      lastingComplaints.arrhythmia,
      lastingComplaints.angina,
    ),
  },
  {
    en: ['bisoprolol', 'bisoprolol fumarate', 'Concor', 'Bisocard', 'Zebeta', 'Concor Cor'],
    ar: ['بيسوبرولول', 'بيزوبرولول', 'كونكور', 'بيسوكارد', 'كونكر', 'بيسوبرلول'],
    asked: askedFor(
      medicineClasses.betaBlocker,
      medicineClasses.antihypertensive,
      medicineClasses.antianginal,
      lastingComplaints.hypertension,
      lastingComplaints.heartFailure,
      lastingComplaints.angina,
      lastingComplaints.arrhythmia,
    ),
  },
  {
    en: ['atenolol', 'Tenormin', 'Blokium'],
    ar: ['أتينولول', 'تينورمين', 'اتنولول', 'بلوكيوم'],
    asked: askedFor(
      medicineClasses.betaBlocker,
      medicineClasses.antihypertensive,
      medicineClasses.antianginal,
      lastingComplaints.hypertension,
      lastingComplaints.arrhythmia,
    ),
  },
  {
    en: ['metoprolol', 'Betaloc', 'Lopressor', 'Seloken', 'metoprolol succinate'],
    ar: ['ميتوبرولول', 'بيتالوك', 'لوبريسور', 'سيلوكين'],
    asked: askedFor(
      medicineClasses.betaBlocker,
      medicineClasses.antihypertensive,
      medicineClasses.antianginal,
      lastingComplaints.arrhythmia,
      lastingComplaints.hypertension,
      lastingComplaints.angina,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['carvedilol', 'Dilatrend', 'Carvid', 'Coreg'],
    ar: ['كارفيديلول', 'ديلاتريند', 'كارفيد', 'كوريج', 'كارفديلول'],
    asked: askedFor(
      medicineClasses.betaBlocker,
      medicineClasses.antihypertensive,
      lastingComplaints.heartFailure,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['nebivolol', 'Nebilet', 'Nevilob', 'Bystolic'],
    ar: ['نيبيفولول', 'نيبيليت', 'نبيليت'],
    asked: askedFor(
      medicineClasses.betaBlocker,
      medicineClasses.antihypertensive,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['propranolol', 'Inderal', 'Indicardin'],
    ar: ['بروبرانولول', 'إنديرال', 'اندرال'],
    asked: askedFor(
      medicineClasses.betaBlocker,
      medicineClasses.antihypertensive,
      lastingComplaints.hypertension,
      lastingComplaints.hyperthyroidism,
      lastingComplaints.arrhythmia,
      mindAndNerveComplaints.migraine,
      mindAndNerveComplaints.anxiety,
    ),
  },
  {
    en: ['valsartan', 'Diovan', 'Tareg'],
    ar: ['فالسارتان', 'ديوفان', 'تاريج', 'فالزارتان', 'فلسارتان', 'دايوفان'],
    asked: askedFor(
      medicineClasses.arb,
      lastingComplaints.hypertension,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['valsartan and hydrochlorothiazide', 'Co-Diovan', 'Co-Tareg'],
    ar: ['فالسارتان وهيدروكلوروثيازيد', 'كو ديوفان', 'كوتاريج'],
    asked: askedFor(medicineClasses.arb, medicineClasses.thiazide, lastingComplaints.hypertension),
  },
  {
    en: ['valsartan and amlodipine', 'amlodipine and valsartan', 'Exforge'],
    ar: ['فالسارتان وأملوديبين', 'أملوديبين وفالسارتان', 'إكسفورج'],
    asked: askedFor(
      medicineClasses.arb,
      medicineClasses.calciumChannelBlocker,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['amlodipine, valsartan and hydrochlorothiazide', 'Exforge HCT'],
    ar: ['أملوديبين وفالسارتان وهيدروكلوروثيازيد', 'إكسفورج اتش سي تي'],
    asked: askedFor(
      medicineClasses.arb,
      medicineClasses.calciumChannelBlocker,
      medicineClasses.thiazide,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['sacubitril and valsartan', 'Entresto', 'ARNI', 'sacubitril valsartan'],
    ar: ['ساكوبيتريل وفالسارتان', 'إنتريستو', 'انترستو', 'ساكوبتريل فالسارتان'],
    asked: askedFor(medicineClasses.arb, lastingComplaints.heartFailure),
  },
  {
    en: ['losartan', 'losartan potassium', 'Cozaar'],
    ar: ['لوسارتان', 'كوزار', 'لوسارتان بوتاسيوم', 'لوزارتان', 'لوسرتان'],
    asked: askedFor(medicineClasses.arb, lastingComplaints.hypertension),
  },
  {
    en: ['losartan and hydrochlorothiazide', 'Hyzaar', 'Fortzaar'],
    ar: ['لوسارتان وهيدروكلوروثيازيد', 'هيزار', 'فورتزار'],
    asked: askedFor(medicineClasses.arb, medicineClasses.thiazide, lastingComplaints.hypertension),
  },
  {
    en: ['candesartan', 'candesartan cilexetil', 'Atacand', 'Blopress'],
    ar: ['كانديسارتان', 'أتاكاند', 'اتكاند', 'بلوبرس'],
    asked: askedFor(
      medicineClasses.arb,
      lastingComplaints.hypertension,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['irbesartan', 'Aprovel', 'Avapro'],
    ar: ['إربيسارتان', 'أبروفيل', 'ابروفل'],
    asked: askedFor(medicineClasses.arb, lastingComplaints.hypertension),
  },
  {
    en: ['telmisartan', 'Micardis', 'Pritor'],
    ar: ['تلميسارتان', 'ميكارديس', 'ميكاردس', 'تيلميسارتان'],
    asked: askedFor(medicineClasses.arb, lastingComplaints.hypertension),
  },
  {
    en: ['olmesartan', 'olmesartan medoxomil', 'Olmetec', 'Benicar', 'Erastapex'],
    ar: ['أولميسارتان', 'أولميتك', 'ايراستابكس', 'أولمسارتان'],
    asked: askedFor(medicineClasses.arb, lastingComplaints.hypertension),
  },
  {
    en: ['lisinopril', 'Zestril', 'Prinivil'],
    ar: ['ليزينوبريل', 'ليسينوبريل', 'زيستريل', 'زستريل', 'لايزينوبريل'],
    asked: askedFor(
      medicineClasses.aceInhibitor,
      lastingComplaints.hypertension,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['enalapril', 'enalapril maleate', 'Renitec', 'Ezapril', 'Vasotec'],
    ar: ['إنالابريل', 'رينيتيك', 'إيزابريل'],
    asked: askedFor(
      medicineClasses.aceInhibitor,
      lastingComplaints.hypertension,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['perindopril', 'Coversyl', 'perindopril arginine', 'Aceon'],
    ar: ['بيريندوبريل', 'كوفرسيل', 'كوفيرسيل'],
    asked: askedFor(
      medicineClasses.aceInhibitor,
      lastingComplaints.heartFailure,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['ramipril', 'Tritace', 'Altace'],
    ar: ['راميبريل', 'تريتاس', 'تريتيس'],
    asked: askedFor(
      medicineClasses.aceInhibitor,
      lastingComplaints.hypertension,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['captopril', 'Capoten'],
    ar: ['كابتوبريل', 'كابوتين', 'كابوتن', 'كابتوبرل'],
    asked: askedFor(
      medicineClasses.aceInhibitor,
      lastingComplaints.heartFailure,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['methyldopa', 'Aldomet', 'alpha-methyldopa'],
    ar: ['ميثيل دوبا', 'ألدوميت', 'ميثيلدوبا', 'ألدومت'],
    asked: [
      'دواء ضغط للحامل',
      ...askedFor(
        womenAndChildrenComplaints.pregnancyHypertension,
        medicineClasses.antihypertensive,
      ),
    ],
  },
  {
    en: ['hydrochlorothiazide', 'HCTZ', 'Esidrex'],
    ar: ['هيدروكلوروثيازيد', 'هيدروكلوروتيازيد', 'إزيدريكس'],
    asked: askedFor(
      medicineClasses.thiazide,
      lastingComplaints.hypertension,
      lastingComplaints.oedema,
    ),
  },
  {
    en: ['indapamide', 'Natrilix', 'Natrilix SR', 'Lozol'],
    ar: ['إنداباميد', 'ناتريليكس', 'ناتريلكس'],
    asked: askedFor(medicineClasses.thiazide, lastingComplaints.hypertension),
  },
  {
    en: ['furosemide', 'frusemide', 'Lasix', 'Furosinol', 'Lasilix'],
    ar: [
      'فوروسيميد',
      'فروسيميد',
      'لازيكس',
      'لاسيكس',
      'فيوروسيميد',
      'لازكس',
      'فورسيميد',
      'فوروسمايد',
    ],
    asked: askedFor(
      medicineClasses.loopDiuretic,
      lastingComplaints.kidneyFailure,
      lastingComplaints.oedema,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['spironolactone', 'Aldactone'],
    ar: ['سبيرونولاكتون', 'ألداكتون', 'الدكتون', 'سبيرونولاكتن', 'الداكتون'],
    asked: askedFor(
      medicineClasses.potassiumSparingDiuretic,
      lastingComplaints.hypertension,
      lastingComplaints.heartFailure,
      lastingComplaints.oedema,
    ),
  },
  {
    en: ['eplerenone', 'Inspra'],
    ar: ['إبليرينون', 'إنسبرا', 'ابليرنون'],
    asked: askedFor(
      medicineClasses.potassiumSparingDiuretic,
      lastingComplaints.hypertension,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['torasemide', 'torsemide', 'Examide', 'Demadex'],
    ar: ['تورسيميد', 'توراسيميد', 'اكزاميد'],
    asked: askedFor(
      medicineClasses.loopDiuretic,
      lastingComplaints.kidneyFailure,
      lastingComplaints.oedema,
    ),
  },
  {
    en: ['isosorbide mononitrate', 'Imdur', 'Effox', 'Monomak', 'ISMN'],
    ar: ['إيزوسوربيد أحادي النترات', 'إيمدور', 'إيفوكس', 'مونوماك', 'ايزوسوربايد مونونيترات'],
    asked: askedFor(medicineClasses.nitrate, lastingComplaints.angina),
  },
  {
    en: ['isosorbide dinitrate', 'Isordil', 'ISDN', 'Isoket'],
    ar: ['إيزوسوربيد ثنائي النترات', 'إيزورديل', 'ايزوكيت', 'ايزوسوربايد داينيترات'],
    asked: askedFor(medicineClasses.nitrate, lastingComplaints.angina),
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
    asked: ['تحت اللسان', ...askedFor(medicineClasses.nitrate, lastingComplaints.angina)],
  },
  {
    en: ['trimetazidine', 'Vastarel', 'Vastarel MR'],
    ar: ['تريميتازيدين', 'فاستاريل', 'فاستريل'],
    asked: askedFor(medicineClasses.antianginal, lastingComplaints.angina),
  },
  {
    en: ['ivabradine', 'Procoralan', 'Coralan'],
    ar: ['إيفابرادين', 'بروكورالان'],
    asked: askedFor(
      medicineClasses.antianginal,
      lastingComplaints.angina,
      lastingComplaints.heartFailure,
    ),
  },
  {
    en: ['ranolazine', 'Ranexa'],
    ar: ['رانولازين', 'رانكسا'],
    asked: askedFor(medicineClasses.antianginal, lastingComplaints.angina),
  },
  {
    en: ['amiodarone', 'Cordarone', 'Pacerone'],
    ar: ['أميودارون', 'كوردارون', 'اميودارون هيدروكلوريد'],
    asked: askedFor(medicineClasses.antiarrhythmic, lastingComplaints.arrhythmia),
  },
  {
    en: ['digoxin', 'Lanoxin', 'Cardixin'],
    ar: ['ديجوكسين', 'لانوكسين', 'دايجوكسين', 'ديغوكسين'],
    asked: askedFor(
      medicineClasses.antiarrhythmic,
      lastingComplaints.heartFailure,
      lastingComplaints.arrhythmia,
    ),
  },
  {
    en: ['telmisartan and hydrochlorothiazide', 'Micardis Plus', 'MicardisPlus'],
    ar: ['تلميسارتان وهيدروكلوروثيازيد', 'ميكارديس بلس'],
    asked: askedFor(medicineClasses.arb, medicineClasses.thiazide, lastingComplaints.hypertension),
  },
  {
    en: ['telmisartan and amlodipine', 'Twynsta'],
    ar: ['تلميسارتان وأملوديبين', 'توينستا'],
    asked: askedFor(
      medicineClasses.arb,
      medicineClasses.calciumChannelBlocker,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['candesartan and hydrochlorothiazide', 'Atacand Plus', 'Blopress Plus'],
    ar: ['كانديسارتان وهيدروكلوروثيازيد', 'أتاكاند بلس'],
    asked: askedFor(medicineClasses.arb, medicineClasses.thiazide, lastingComplaints.hypertension),
  },
  {
    en: ['irbesartan and hydrochlorothiazide', 'CoAprovel', 'Co-Aprovel'],
    ar: ['إربيسارتان وهيدروكلوروثيازيد', 'كو أبروفيل'],
    asked: askedFor(medicineClasses.arb, medicineClasses.thiazide, lastingComplaints.hypertension),
  },
  {
    en: ['perindopril and amlodipine', 'Coveram'],
    ar: ['بيريندوبريل وأملوديبين', 'كوفيرام'],
    asked: askedFor(
      medicineClasses.aceInhibitor,
      medicineClasses.calciumChannelBlocker,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['perindopril and indapamide', 'Coversyl Plus', 'Preterax'],
    ar: ['بيريندوبريل وإنداباميد', 'كوفرسيل بلس'],
    asked: askedFor(
      medicineClasses.aceInhibitor,
      medicineClasses.thiazide,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['ramipril and hydrochlorothiazide', 'Tritace Comb', 'Tritazide'],
    ar: ['راميبريل وهيدروكلوروثيازيد', 'تريتاس كومب'],
    asked: askedFor(
      medicineClasses.aceInhibitor,
      medicineClasses.thiazide,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['bisoprolol and hydrochlorothiazide', 'Concor Plus', 'Lodoz'],
    ar: ['بيسوبرولول وهيدروكلوروثيازيد', 'كونكور بلس'],
    asked: askedFor(
      medicineClasses.betaBlocker,
      medicineClasses.thiazide,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['bumetanide', 'Burinex'],
    ar: ['بوميتانيد', 'بورينكس'],
    asked: askedFor(medicineClasses.loopDiuretic, lastingComplaints.oedema),
  },
  {
    en: ['amiloride and hydrochlorothiazide', 'Moduretic', 'co-amilozide'],
    ar: ['أميلوريد وهيدروكلوروثيازيد', 'موديوريتيك'],
    asked: askedFor(
      medicineClasses.potassiumSparingDiuretic,
      medicineClasses.thiazide,
      lastingComplaints.oedema,
      lastingComplaints.hypertension,
    ),
  },
  {
    en: ['doxazosin', 'Cardura'],
    ar: ['دوكسازوسين', 'كاردورا'],
    asked: askedFor(
      medicineClasses.alphaBlocker,
      medicineClasses.antihypertensive,
      lastingComplaints.hypertension,
      womenAndChildrenComplaints.prostate,
    ),
  },
  {
    en: ['flecainide', 'Tambocor'],
    ar: ['فليكاينيد', 'تامبوكور'],
    asked: askedFor(medicineClasses.antiarrhythmic),
  },
  {
    en: ['sotalol', 'Sotacor'],
    ar: ['سوتالول', 'سوتاكور'],
    asked: askedFor(medicineClasses.betaBlocker, medicineClasses.antiarrhythmic),
  },
  {
    en: ['propafenone', 'Rytmonorm'],
    ar: ['بروبافينون', 'ريتمونورم'],
    asked: askedFor(medicineClasses.antiarrhythmic),
  },
  {
    en: ['clonidine', 'Catapres', 'Catapresan'],
    ar: ['كلونيدين', 'كاتابريس'],
    asked: askedFor(medicineClasses.antihypertensive, lastingComplaints.hypertension),
  },
];
