import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

const antihypertensive: ThesaurusGroup = {
  en: [
    'antihypertensive',
    'blood pressure medicine',
    'antihypertensives',
    'blood pressure tablets',
    'blood pressure medication',
  ],
  ar: [
    'خافض ضغط',
    'أدوية الضغط',
    'خافضات ضغط الدم',
    'أدوية ضغط الدم',
    'خافض للضغط',
    'دواء ضغط',
    'حبوب ضغط',
    'خافض لضغط الدم',
  ],
  asked: [
    'دوا ضغط',
    'دوا الضغط',
    'حبوب الضغط العالي',
    'حبة ضغط',
    'علاج ضغط',
    'منظم ضغط',
    'منظم للضغط',
    'ينزل الضغط',
    'دوا الطانسيو',
    'دوا التونسيون',
    'دوا لاطونسيو',
    'dawa daght',
    '7boob da8t',
    'bp tablets',
    'bp medicine',
    'pressure tablets',
  ],
};

const betaBlocker: ThesaurusGroup = {
  en: ['beta blocker', 'beta blockers', 'beta-blocker', 'beta adrenergic blocker'],
  ar: ['حاصرات بيتا', 'حاصر بيتا', 'محصر بيتا', 'محصرات بيتا', 'حاصر مستقبلات بيتا'],
  asked: ['بيتا بلوكر', 'بيتابلوكر', 'beta bloquant', 'slows the pulse', 'منظم ضربات القلب دواء'],
};

const aceInhibitor: ThesaurusGroup = {
  en: [
    'ACE inhibitor',
    'ACE inhibitors',
    'angiotensin converting enzyme inhibitor',
    'ACEI',
    'ACEi',
    'angiotensin-converting-enzyme inhibitor',
  ],
  ar: [
    'مثبط الإنزيم المحول للأنجيوتنسين',
    'مثبطات الإنزيم المحول',
    'مثبط الإنزيم المحول',
    'مثبطات الإنزيم المحول للأنجيوتنسين',
  ],
  asked: ['ايس انهبتر', 'ايس انهيبيتور', ...askedFor(antihypertensive)],
};

const arb: ThesaurusGroup = {
  en: [
    'angiotensin receptor blocker',
    'ARB',
    'ARBs',
    'sartan',
    'sartans',
    'angiotensin II receptor blocker',
  ],
  ar: [
    'حاصر مستقبلات الأنجيوتنسين',
    'سارتان',
    'حاصرات مستقبلات الأنجيوتنسين',
    'محصر مستقبلات الأنجيوتنسين',
  ],
  asked: askedFor(antihypertensive),
};

const calciumChannelBlocker: ThesaurusGroup = {
  en: ['calcium channel blocker', 'calcium antagonist', 'CCB', 'CCBs', 'calcium channel blockers'],
  ar: [
    'حاصر قنوات الكالسيوم',
    'محصرات قنوات الكالسيوم',
    'حاصرات الكالسيوم',
    'حاصرات قنوات الكالسيوم',
  ],
  asked: ['سي سي بي', 'كالسيوم بلوكر', 'كالسيوم شانل بلوكر', ...askedFor(antihypertensive)],
};

const diuretic: ThesaurusGroup = {
  en: ['diuretic', 'diuretics', 'water tablet', 'water pill', 'water tablets', 'water pills'],
  ar: ['مدر بول', 'مدر للبول', 'مدرات البول', 'مدرات للبول'],
  asked: [
    'حبوب تنزل المي',
    'حبوب السوائل',
    'حبوب ماء',
    'ينزل السوائل',
    'حبوب البول',
    'modr bol',
    'diuretique',
    ...askedFor(lastingComplaints.oedema),
  ],
};

const thiazide: ThesaurusGroup = {
  en: ['thiazide', 'thiazides', 'thiazide diuretic', 'thiazide-like diuretic'],
  ar: ['ثيازيد', 'مدر ثيازيدي', 'مدرات الثيازيد', 'مدر بول ثيازيدي'],
  asked: askedFor(diuretic, antihypertensive),
};

const loopDiuretic: ThesaurusGroup = {
  en: ['loop diuretic', 'loop diuretics'],
  ar: ['مدر العروة', 'مدر عروي', 'مدرات العروة', 'مدر بول عروي'],
  asked: [
    'strong water tablet',
    'ينزل الماء الزائد',
    'يزيد التبول',
    'ماء زائد بالجسم',
    'يطلع السوائل الزائدة',
    'تورم الرجلين من الماء',
    ...askedFor(diuretic),
  ],
};

const potassiumSparingDiuretic: ThesaurusGroup = {
  en: [
    'potassium-sparing diuretic',
    'aldosterone antagonist',
    'mineralocorticoid receptor antagonist',
  ],
  ar: ['مدر حافظ للبوتاسيوم', 'مضاد الألدوستيرون', 'مدر موفر للبوتاسيوم'],
  asked: askedFor(diuretic),
};

const nitrate: ThesaurusGroup = {
  en: ['nitrate', 'nitrates', 'vasodilator for angina', 'coronary vasodilator'],
  ar: ['نترات القلب', 'موسع شرايين القلب', 'موسع للشرايين التاجية', 'نيترات'],
  asked: [
    'حبة تحت اللسان',
    'حبوب تحت اللسان للقلب',
    'موسع شرايين',
    'chest pain tablet under the tongue',
    ...askedFor(lastingComplaints.angina),
  ],
};

const antianginal: ThesaurusGroup = {
  en: ['antianginal', 'anti-anginal', 'angina medicine'],
  ar: ['مضاد ذبحة', 'دواء الذبحة الصدرية', 'مضاد للذبحة الصدرية'],
  asked: ['حبوب القلب', 'دوا القلب', ...askedFor(lastingComplaints.angina)],
};

const antiarrhythmic: ThesaurusGroup = {
  en: ['antiarrhythmic', 'antiarrhythmics', 'anti-arrhythmic', 'heart rhythm medicine'],
  ar: ['مضاد اضطراب النظم', 'منظم ضربات القلب دواء', 'مضاد لاضطراب نظم القلب', 'دواء خفقان'],
  asked: [
    'منظم نبض',
    'حبوب خفقان',
    'حبوب تنظيم ضربات القلب',
    'دوا دقات القلب',
    ...askedFor(lastingComplaints.arrhythmia),
  ],
};

const bloodThinner: ThesaurusGroup = {
  en: ['blood thinner', 'blood thinners', 'blood thinning medicine', 'antithrombotic'],
  ar: [
    'مميع دم',
    'مسيل دم',
    'مسيل للدم',
    'أدوية السيولة',
    'مميعات الدم',
    'مميع للدم',
    'مضاد للجلطات',
    'مضاد تجلط',
  ],
  asked: [
    'مميع',
    'دوا سيولة',
    'دواء سيولة',
    'حبوب سيولة',
    'حبوب تمييع',
    'حبوب تجلط',
    'دوا جلطة',
    'حبوب تخثر',
    'يمنع الجلطات',
    'prevents clots',
    'mosayel dam',
    'momaye3 dam',
    'mumayi3',
  ],
};

const anticoagulant: ThesaurusGroup = {
  en: ['anticoagulant', 'anticoagulants', 'anti-coagulant'],
  ar: ['مضاد تخثر', 'مضادات التخثر', 'مضاد للتخثر', 'مضاد للتجلط', 'مانع تجلط', 'مانع تخثر'],
  asked: askedFor(bloodThinner),
};

const directAnticoagulant: ThesaurusGroup = {
  en: ['direct oral anticoagulant', 'DOAC', 'NOAC', 'novel oral anticoagulant', 'DOACs'],
  ar: ['مضاد تخثر فموي مباشر', 'مضادات التخثر الفموية الحديثة', 'مضاد تخثر حديث'],
  asked: ['blood thinner without INR', 'مميع بدون تحليل', ...askedFor(anticoagulant)],
};

const lowMolecularHeparin: ThesaurusGroup = {
  en: ['low molecular weight heparin', 'LMWH', 'low-molecular-weight heparin'],
  ar: ['هيبارين منخفض الوزن الجزيئي', 'هيبارين قليل الوزن الجزيئي'],
  asked: [
    'إبرة سيولة',
    'ابرة تمييع',
    'حقن سيولة',
    'إبر البطن للسيولة',
    'ابرة السيولة للحامل',
    'clot injection in pregnancy',
    ...askedFor(anticoagulant),
  ],
};

const antiplatelet: ThesaurusGroup = {
  en: ['antiplatelet', 'antiplatelet agent', 'antiplatelets', 'anti-platelet'],
  ar: [
    'مضاد صفيحات',
    'مضاد الصفائح',
    'مضادات الصفيحات',
    'مضاد تجمع الصفائح',
    'مضاد للصفيحات',
    'مضاد لتجمع الصفائح',
  ],
  asked: ['after a stent', 'بعد الدعامة', 'دواء الدعامة', ...askedFor(bloodThinner)],
};

const thrombolytic: ThesaurusGroup = {
  en: ['thrombolytic', 'fibrinolytic', 'clot buster', 'thrombolytics'],
  ar: ['مذيب جلطة', 'حال خثرة', 'مذيب الجلطات', 'مذيب للجلطات', 'حال للفيبرين'],
  asked: ['إبرة مذيب الجلطة', 'clot dissolving injection', 'إذابة الجلطة'],
};

const haemostatic: ThesaurusGroup = {
  en: ['haemostatic', 'hemostatic', 'antifibrinolytic', 'bleeding medicine'],
  ar: ['مرقئ', 'قاطع نزف', 'موقف نزيف', 'مضاد نزيف', 'مضاد للنزيف', 'قاطع نزيف'],
  asked: ['إبرة نزيف', 'حبوب نزيف', 'حبوب توقف النزيف', ...askedFor(organComplaints.bleeding)],
};

const lipidLowering: ThesaurusGroup = {
  en: [
    'lipid-lowering medicine',
    'lipid-lowering',
    'cholesterol medicine',
    'cholesterol tablets',
    'lipid lowering agent',
  ],
  ar: [
    'خافض كوليسترول',
    'أدوية الكوليسترول',
    'خافض دهون',
    'خافضات الدهون',
    'دواء الكوليسترول',
    'خافض للكوليسترول',
    'خافض للدهون',
  ],
  asked: [
    'حبوب كوليسترول',
    'حبوب دهون',
    'دوا كوليسترول',
    'دوا دهون',
    'منزل كوليسترول',
    'دوا الشحوم',
    'حبوب الدهون الثلاثية',
    'cholesterol pills',
    'dawa kolesterol',
  ],
};

const statin: ThesaurusGroup = {
  en: ['statin', 'statins', 'HMG-CoA reductase inhibitor'],
  ar: ['ستاتين', 'ستاتينات', 'أدوية الستاتين', 'الستاتينات'],
  asked: [
    'high cholesterol tablets',
    'cholesterol lowering tablets',
    'حبوب كولسترول',
    'دوا كولسترول',
    'علاج الكوليسترول',
    ...askedFor(lipidLowering, lastingComplaints.cholesterol),
  ],
};

const fibrate: ThesaurusGroup = {
  en: ['fibrate', 'fibrates', 'fibric acid derivative'],
  ar: ['فيبرات', 'فايبرات', 'مشتقات حمض الفيبريك'],
  asked: askedFor(lipidLowering, lastingComplaints.triglycerides),
};

const cholesterolInjection: ThesaurusGroup = {
  en: ['PCSK9 inhibitor', 'PCSK9', 'cholesterol injection'],
  ar: ['إبرة الكوليسترول', 'مثبط PCSK9', 'حقنة الكوليسترول'],
  asked: ['ابر كوليسترول', ...askedFor(lipidLowering)],
};

const ironChelator: ThesaurusGroup = {
  en: ['iron chelator', 'iron chelation', 'chelating agent for iron'],
  ar: ['خالب الحديد', 'طارد الحديد', 'مزيل الحديد الزائد'],
  asked: [
    'iron overload',
    'ترسب الحديد',
    'زيادة الحديد',
    ...askedFor(lastingComplaints.thalassaemia),
  ],
};

const erythropoiesisStimulant: ThesaurusGroup = {
  en: ['erythropoiesis-stimulating agent', 'red cell stimulant'],
  ar: ['محفز تكوين كريات الدم الحمراء', 'إبرة رفع الدم', 'هرمون الدم'],
  asked: [
    'إبرة فقر الدم لغسيل الكلى',
    'إبرة الدم لمرضى الكلى',
    'anaemia of kidney disease',
    'فقر دم الكلى',
  ],
};

/** Classes of medicines for heart, blood pressure, blood and lipids. */
export const heartAndBloodClasses = {
  antihypertensive,
  betaBlocker,
  aceInhibitor,
  arb,
  calciumChannelBlocker,
  diuretic,
  thiazide,
  loopDiuretic,
  potassiumSparingDiuretic,
  nitrate,
  antianginal,
  antiarrhythmic,
  bloodThinner,
  anticoagulant,
  directAnticoagulant,
  lowMolecularHeparin,
  antiplatelet,
  thrombolytic,
  haemostatic,
  lipidLowering,
  statin,
  fibrate,
  cholesterolInjection,
  ironChelator,
  erythropoiesisStimulant,
} satisfies Record<string, ThesaurusGroup>;
