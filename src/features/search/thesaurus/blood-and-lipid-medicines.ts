import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for blood lipids, clotting and the blood, with the brands they are known by. */
export const bloodAndLipidMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['atorvastatin', 'atorvastatin calcium', 'Lipitor', 'Ator', 'Sortis'],
    ar: [
      'أتورفاستاتين',
      'ليبيتور',
      'ليبتور',
      'أتور',
      'اتورفستاتين',
      'أتورفاستاتين كالسيوم',
      'اتورفاستاتين',
    ],
    asked: askedFor(
      medicineClasses.statin,
      lastingComplaints.cholesterol,
      lastingComplaints.heartAttack,
    ),
  },
  {
    en: ['rosuvastatin', 'rosuvastatin calcium', 'Crestor'],
    ar: ['روزوفاستاتين', 'روسوفاستاتين', 'كريستور', 'كرستور', 'روزيوفاستاتين'],
    asked: askedFor(medicineClasses.statin, lastingComplaints.cholesterol),
  },
  {
    en: ['simvastatin', 'Zocor', 'Simvacor'],
    ar: ['سيمفاستاتين', 'زوكور', 'سيمفاكور'],
    asked: askedFor(medicineClasses.statin, lastingComplaints.cholesterol),
  },
  {
    en: ['pravastatin', 'Lipostat', 'Pravachol'],
    ar: ['برافاستاتين', 'ليبوستات'],
    asked: askedFor(medicineClasses.statin, lastingComplaints.cholesterol),
  },
  {
    en: ['pitavastatin', 'Livalo', 'Livazo'],
    ar: ['بيتافاستاتين', 'ليفازو', 'ليفالو'],
    asked: askedFor(medicineClasses.statin, lastingComplaints.cholesterol),
  },
  {
    en: ['ezetimibe', 'Ezetrol', 'Zetia'],
    ar: ['إزيتيميب', 'إيزيترول', 'ازيتيمايب', 'ايزترول'],
    asked: askedFor(medicineClasses.lipidLowering, lastingComplaints.cholesterol),
  },
  {
    en: ['ezetimibe and simvastatin', 'Inegy', 'Vytorin'],
    ar: ['إزيتيميب وسيمفاستاتين', 'إينيجي', 'اينجي'],
    asked: askedFor(medicineClasses.statin, lastingComplaints.cholesterol),
  },
  {
    en: ['atorvastatin and ezetimibe', 'Atozet'],
    ar: ['أتورفاستاتين وإزيتيميب', 'أتوزيت'],
    asked: askedFor(medicineClasses.statin, lastingComplaints.cholesterol),
  },
  {
    en: ['amlodipine and atorvastatin', 'Caduet'],
    ar: ['أملوديبين وأتورفاستاتين', 'كادويت'],
    asked: askedFor(
      medicineClasses.statin,
      medicineClasses.calciumChannelBlocker,
      lastingComplaints.hypertension,
      lastingComplaints.cholesterol,
    ),
  },
  {
    en: ['fenofibrate', 'Lipanthyl', 'Tricor', 'Lipanthyl Supra'],
    ar: ['فينوفيبرات', 'ليبانثيل', 'فنوفيبرات', 'ليبانتيل'],
    asked: askedFor(
      medicineClasses.fibrate,
      lastingComplaints.cholesterol,
      lastingComplaints.triglycerides,
    ),
  },
  {
    en: ['gemfibrozil', 'Lopid'],
    ar: ['جيمفيبروزيل', 'لوبيد', 'غمفبروزيل'],
    asked: askedFor(
      medicineClasses.fibrate,
      lastingComplaints.cholesterol,
      lastingComplaints.triglycerides,
    ),
  },
  {
    en: ['evolocumab', 'Repatha'],
    ar: ['إيفولوكوماب', 'ريباثا'],
    asked: [
      'cholesterol injection',
      'إبرة الكوليسترول',
      ...askedFor(medicineClasses.cholesterolInjection, lastingComplaints.cholesterol),
    ],
  },
  {
    en: ['alirocumab', 'Praluent'],
    ar: ['أليروكوماب', 'برالوينت'],
    asked: [
      'cholesterol injection',
      ...askedFor(medicineClasses.cholesterolInjection, lastingComplaints.cholesterol),
    ],
  },
  {
    en: ['inclisiran', 'Leqvio'],
    ar: ['إنكليسيران', 'ليكفيو'],
    asked: [
      'cholesterol injection',
      ...askedFor(medicineClasses.cholesterolInjection, lastingComplaints.cholesterol),
    ],
  },
  {
    en: [
      'omega-3',
      'fish oil',
      'omega 3 fatty acids',
      'Omacor',
      'omega 3 capsules',
      'omega-3 fatty acids',
    ],
    ar: [
      'أوميغا 3',
      'أوميجا 3',
      'زيت السمك',
      'اوميغا ثري',
      'اوميجا ثري',
      'اوميجا 3',
      'اوميغا 3',
      'حبوب زيت السمك',
      'أوميقا 3',
    ],
    asked: [
      'omiga 3',
      'heart supplement',
      ...askedFor(medicineClasses.foodSupplement, lastingComplaints.triglycerides),
    ],
  },
  {
    en: ['clopidogrel', 'clopidogrel bisulfate', 'Plavix', 'Plagril'],
    ar: [
      'كلوبيدوغريل',
      'كلوبيدوجريل',
      'بلافيكس',
      'كلوبيدوقريل',
      'بلافكس',
      'كلوبيدجريل',
      'كلوبيدوكريل',
    ],
    asked: [
      'after a stent',
      'بعد القسطرة',
      'بعد الدعامة',
      ...askedFor(
        medicineClasses.antiplatelet,
        lastingComplaints.angina,
        lastingComplaints.bloodClot,
        lastingComplaints.heartAttack,
        mindAndNerveComplaints.stroke,
      ),
    ],
  },
  {
    en: ['ticagrelor', 'Brilinta', 'Brilique'],
    ar: ['تيكاجريلور', 'بريلينتا', 'برليك', 'تيكاغريلور'],
    asked: askedFor(
      medicineClasses.antiplatelet,
      lastingComplaints.angina,
      lastingComplaints.heartAttack,
      lastingComplaints.bloodClot,
    ),
  },
  {
    en: ['prasugrel', 'Effient'],
    ar: ['براسوجريل', 'إفينت', 'براسوغريل'],
    asked: askedFor(
      medicineClasses.antiplatelet,
      lastingComplaints.angina,
      lastingComplaints.heartAttack,
    ),
  },
  {
    en: ['cilostazol', 'Pletal'],
    ar: ['سيلوستازول', 'بليتال'],
    asked: [...askedFor(lastingComplaints.claudication, medicineClasses.antiplatelet)],
  },
  {
    en: ['pentoxifylline', 'Trental'],
    ar: ['بنتوكسيفيلين', 'ترينتال'],
    asked: [...askedFor(lastingComplaints.claudication)],
  },
  {
    en: ['warfarin', 'warfarin sodium', 'Coumadin', 'Marevan', 'Orfarin'],
    ar: ['وارفارين', 'كومادين', 'ماريفان', 'ورفرين', 'الوارفارين', 'وارفرين'],
    asked: [
      ...askedFor(
        medicineClasses.anticoagulant,
        mindAndNerveComplaints.stroke,
        lastingComplaints.bloodClot,
        lastingComplaints.arrhythmia,
      ),
    ],
  },
  {
    en: ['rivaroxaban', 'Xarelto'],
    ar: ['ريفاروكسابان', 'زاريلتو', 'كزاريلتو', 'زارلتو', 'ريفاروكسبان'],
    asked: askedFor(
      medicineClasses.directAnticoagulant,
      lastingComplaints.bloodClot,
      lastingComplaints.arrhythmia,
      mindAndNerveComplaints.stroke,
    ),
  },
  {
    en: ['apixaban', 'Eliquis'],
    ar: ['أبيكسابان', 'إليكويس', 'اليكويز', 'ابيكسبان', 'إليكويز'],
    asked: askedFor(
      medicineClasses.directAnticoagulant,
      lastingComplaints.bloodClot,
      lastingComplaints.arrhythmia,
      mindAndNerveComplaints.stroke,
    ),
  },
  {
    en: ['dabigatran', 'dabigatran etexilate', 'Pradaxa'],
    ar: ['دابيغاتران', 'دابيجاتران', 'براداكسا', 'برادكسا'],
    asked: askedFor(
      medicineClasses.directAnticoagulant,
      lastingComplaints.bloodClot,
      lastingComplaints.arrhythmia,
    ),
  },
  {
    en: ['edoxaban', 'Lixiana', 'Savaysa'],
    ar: ['إيدوكسابان', 'ليكسيانا'],
    asked: askedFor(medicineClasses.directAnticoagulant, lastingComplaints.bloodClot),
  },
  {
    en: ['heparin', 'heparin sodium', 'unfractionated heparin', 'UFH'],
    ar: ['هيبارين', 'هيبارين الصوديوم', 'هبارين'],
    asked: [
      'إبرة هيبارين',
      ...askedFor(medicineClasses.anticoagulant, lastingComplaints.bloodClot),
    ],
  },
  {
    en: ['enoxaparin', 'enoxaparin sodium', 'Clexane', 'Lovenox'],
    ar: ['إنوكسابارين', 'كليكسان', 'كلكسان', 'لوفينوكس', 'اينوكسابارين', 'كليكسين'],
    asked: [
      'clot injection in pregnancy',
      'إبرة سيولة',
      'ابرة السيولة للحامل',
      ...askedFor(medicineClasses.lowMolecularHeparin, lastingComplaints.bloodClot),
    ],
  },
  {
    en: ['tinzaparin', 'Innohep'],
    ar: ['تينزابارين', 'إنوهيب', 'اينوهيب'],
    asked: askedFor(medicineClasses.lowMolecularHeparin, lastingComplaints.bloodClot),
  },
  {
    en: ['fondaparinux', 'Arixtra'],
    ar: ['فوندابارينوكس', 'أريكسترا'],
    asked: askedFor(medicineClasses.anticoagulant, lastingComplaints.bloodClot),
  },
  {
    en: ['alteplase', 'tissue plasminogen activator', 'tPA', 'Actilyse'],
    ar: ['ألتيبلاز', 'أكتيليز', 'الألتيبليز'],
    asked: [
      'clot buster',
      'مذيب جلطة',
      ...askedFor(
        medicineClasses.thrombolytic,
        lastingComplaints.bloodClot,
        mindAndNerveComplaints.stroke,
        lastingComplaints.heartAttack,
      ),
    ],
  },
  {
    en: ['streptokinase', 'Streptase'],
    ar: ['ستربتوكيناز', 'ستريبتوكيناز'],
    asked: [
      'clot buster',
      'مذيب جلطة',
      ...askedFor(medicineClasses.thrombolytic, lastingComplaints.bloodClot),
    ],
  },
  {
    en: ['tranexamic acid', 'Cyklokapron', 'Kapron', 'Exacyl', 'Transamin', 'TXA'],
    ar: [
      'حمض الترانيكساميك',
      'سيكلوكابرون',
      'كابرون',
      'ترانيكساميك أسيد',
      'سايكلوكابرون',
      'ترانيكسامك أسيد',
      'حمض الترانكساميك',
    ],
    asked: askedFor(
      medicineClasses.haemostatic,
      organComplaints.bleeding,
      womenAndChildrenComplaints.heavyPeriod,
      skinAndEyeComplaints.nosebleed,
    ),
  },
  {
    en: ['ethamsylate', 'etamsylate', 'Dicynone'],
    ar: ['إيثامسيلات', 'ديسينون', 'ايتامسيلات'],
    asked: askedFor(
      medicineClasses.haemostatic,
      organComplaints.bleeding,
      womenAndChildrenComplaints.heavyPeriod,
    ),
  },
  {
    en: ['vitamin K', 'phytomenadione', 'phytonadione', 'Konakion', 'vitamin K1', 'vit K'],
    ar: ['فيتامين ك', 'فيتوميناديون', 'كوناكيون', 'فيتامين كيه'],
    asked: [
      'warfarin antidote',
      'newborn injection',
      'إبرة المولود',
      ...askedFor(medicineClasses.haemostatic, organComplaints.bleeding),
    ],
  },
  {
    en: ['factor VIII', 'antihaemophilic factor', 'Factor 8', 'Octanate', 'Kogenate'],
    ar: ['العامل الثامن', 'فاكتور 8', 'عامل التخثر الثامن'],
    asked: askedFor(medicineClasses.haemostatic, organComplaints.haemophilia),
  },
  {
    en: ['erythropoietin', 'epoetin', 'epoetin alfa', 'EPO', 'Eprex', 'Epogen'],
    ar: ['إريثروبويتين', 'إبريكس', 'إيبوتين ألفا', 'ايبركس'],
    asked: [
      'anaemia of kidney disease',
      'فقر دم الكلى',
      ...askedFor(
        medicineClasses.erythropoiesisStimulant,
        lastingComplaints.kidneyFailure,
        lastingComplaints.anaemia,
      ),
    ],
  },
  {
    en: ['deferasirox', 'Exjade', 'Jadenu'],
    ar: ['ديفيراسيروكس', 'إكسجيد', 'جادينو', 'ديفراسيروكس'],
    asked: [
      'iron overload',
      'ترسب الحديد',
      ...askedFor(medicineClasses.ironChelator, lastingComplaints.thalassaemia),
    ],
  },
  {
    en: ['deferoxamine', 'desferrioxamine', 'Desferal'],
    ar: ['ديفيروكسامين', 'ديسفيرال', 'دسفرال'],
    asked: [
      'iron overload',
      ...askedFor(medicineClasses.ironChelator, lastingComplaints.thalassaemia),
    ],
  },
  {
    en: ['hydroxyurea', 'hydroxycarbamide', 'Hydrea', 'Droxia'],
    ar: ['هيدروكسي يوريا', 'هيدريا', 'هيدروكسيوريا', 'هيدروكسي كارباميد'],
    asked: askedFor(lastingComplaints.sickleCell),
  },
  {
    en: ['filgrastim', 'G-CSF', 'Neupogen', 'granulocyte colony stimulating factor', 'Zarzio'],
    ar: ['فيلجراستيم', 'نيوبوجين', 'فيلغراستيم'],
    asked: ['إبرة المناعة بعد الكيماوي', ...askedFor(lastingComplaints.neutropenia)],
  },
  {
    en: ['human albumin', 'albumin infusion', 'serum albumin'],
    ar: ['ألبومين بشري', 'ألبومين', 'زلال بشري'],
    asked: ['إبرة بروتين', 'زلال', 'low protein', 'نقص الألبومين'],
  },
  {
    en: ['dalteparin', 'Fragmin'],
    ar: ['دالتيبارين', 'فراجمين'],
    asked: askedFor(medicineClasses.lowMolecularHeparin, lastingComplaints.bloodClot),
  },
  {
    en: ['bemiparin', 'Hibor'],
    ar: ['بيميبارين', 'هيبور'],
    asked: askedFor(medicineClasses.lowMolecularHeparin, lastingComplaints.bloodClot),
  },
  {
    en: ['darbepoetin', 'darbepoetin alfa', 'Aranesp'],
    ar: ['داربيبويتين', 'أرانيسب'],
    asked: askedFor(medicineClasses.erythropoiesisStimulant, lastingComplaints.kidneyFailure),
  },
  {
    en: ['tenecteplase', 'Metalyse'],
    ar: ['تينيكتيبلاز', 'ميتاليز'],
    asked: askedFor(medicineClasses.thrombolytic, lastingComplaints.heartAttack),
  },
  {
    en: ['deferiprone', 'Ferriprox'],
    ar: ['ديفيريبرون', 'فيريبروكس'],
    asked: askedFor(medicineClasses.ironChelator),
  },
  {
    en: ['rosuvastatin and ezetimibe', 'Rosuzet'],
    ar: ['روزوفاستاتين وإزيتيميب', 'روزوزيت'],
    asked: askedFor(medicineClasses.statin),
  },
  {
    en: ['factor IX', 'Factor 9', 'BeneFIX'],
    ar: ['العامل التاسع', 'فاكتور 9'],
    asked: askedFor(medicineClasses.haemostatic, organComplaints.haemophilia),
  },
];
