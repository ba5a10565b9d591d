import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for blood lipids, clotting and the blood, with the brands they are known by. */
export const bloodAndLipidMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['atorvastatin', 'atorvastatin calcium', 'Lipitor', 'Ator', 'Sortis'],
    ar: ['أتورفاستاتين', 'ليبيتور', 'ليبتور', 'أتور', 'اتورفستاتين'],
    asked: askedFor(lastingComplaints.cholesterol, lastingComplaints.heartAttack),
  },
  {
    en: ['rosuvastatin', 'rosuvastatin calcium', 'Crestor'],
    ar: ['روزوفاستاتين', 'روسوفاستاتين', 'كريستور', 'كرستور'],
    asked: askedFor(lastingComplaints.cholesterol),
  },
  {
    en: ['simvastatin', 'Zocor', 'Simvacor'],
    ar: ['سيمفاستاتين', 'زوكور', 'سيمفاكور'],
    asked: askedFor(lastingComplaints.cholesterol),
  },
  {
    en: ['pravastatin', 'Lipostat', 'Pravachol'],
    ar: ['برافاستاتين', 'ليبوستات'],
    asked: askedFor(lastingComplaints.cholesterol),
  },
  {
    en: ['pitavastatin', 'Livalo', 'Livazo'],
    ar: ['بيتافاستاتين', 'ليفازو', 'ليفالو'],
    asked: askedFor(lastingComplaints.cholesterol),
  },
  {
    en: ['ezetimibe', 'Ezetrol', 'Zetia'],
    ar: ['إزيتيميب', 'إيزيترول', 'ازيتيمايب', 'ايزترول'],
    asked: askedFor(lastingComplaints.cholesterol),
  },
  {
    en: ['ezetimibe and simvastatin', 'Inegy', 'Vytorin'],
    ar: ['إزيتيميب وسيمفاستاتين', 'إينيجي', 'اينجي'],
    asked: askedFor(lastingComplaints.cholesterol),
  },
  {
    en: ['atorvastatin and ezetimibe', 'Atozet'],
    ar: ['أتورفاستاتين وإزيتيميب', 'أتوزيت'],
    asked: askedFor(lastingComplaints.cholesterol),
  },
  {
    en: ['amlodipine and atorvastatin', 'Caduet'],
    ar: ['أملوديبين وأتورفاستاتين', 'كادويت'],
    asked: askedFor(lastingComplaints.hypertension, lastingComplaints.cholesterol),
  },
  {
    en: ['fenofibrate', 'Lipanthyl', 'Tricor', 'Lipanthyl Supra'],
    ar: ['فينوفيبرات', 'ليبانثيل', 'فنوفيبرات', 'ليبانتيل'],
    asked: askedFor(lastingComplaints.triglycerides),
  },
  {
    en: ['gemfibrozil', 'Lopid'],
    ar: ['جيمفيبروزيل', 'لوبيد', 'غمفبروزيل'],
    asked: askedFor(lastingComplaints.triglycerides),
  },
  {
    en: ['evolocumab', 'Repatha'],
    ar: ['إيفولوكوماب', 'ريباثا'],
    asked: [
      'cholesterol injection',
      'إبرة الكوليسترول',
      ...askedFor(lastingComplaints.cholesterol),
    ],
  },
  {
    en: ['alirocumab', 'Praluent'],
    ar: ['أليروكوماب', 'برالوينت'],
    asked: ['cholesterol injection', ...askedFor(lastingComplaints.cholesterol)],
  },
  {
    en: ['inclisiran', 'Leqvio'],
    ar: ['إنكليسيران', 'ليكفيو'],
    asked: ['cholesterol injection', ...askedFor(lastingComplaints.cholesterol)],
  },
  {
    en: ['omega-3', 'fish oil', 'omega 3 fatty acids', 'Omacor'],
    ar: ['أوميغا 3', 'أوميجا 3', 'زيت السمك', 'اوميغا ثري', 'اوميجا ثري'],
    asked: ['heart supplement', ...askedFor(lastingComplaints.triglycerides)],
  },
  {
    en: ['clopidogrel', 'clopidogrel bisulfate', 'Plavix', 'Plagril'],
    ar: ['كلوبيدوغريل', 'كلوبيدوجريل', 'بلافيكس', 'كلوبيدوقريل', 'بلافكس'],
    asked: [
      'after a stent',
      'بعد القسطرة',
      'بعد الدعامة',
      ...askedFor(
        lastingComplaints.bloodClot,
        lastingComplaints.heartAttack,
        mindAndNerveComplaints.stroke,
      ),
    ],
  },
  {
    en: ['ticagrelor', 'Brilinta', 'Brilique'],
    ar: ['تيكاجريلور', 'بريلينتا', 'برليك', 'تيكاغريلور'],
    asked: askedFor(lastingComplaints.heartAttack, lastingComplaints.bloodClot),
  },
  {
    en: ['prasugrel', 'Effient'],
    ar: ['براسوجريل', 'إفينت', 'براسوغريل'],
    asked: askedFor(lastingComplaints.heartAttack),
  },
  {
    en: ['cilostazol', 'Pletal'],
    ar: ['سيلوستازول', 'بليتال'],
    asked: ['intermittent claudication', 'العرج المتقطع'],
  },
  {
    en: ['pentoxifylline', 'Trental'],
    ar: ['بنتوكسيفيلين', 'ترينتال'],
    asked: ['circulation of the legs', 'دورة دموية للأطراف'],
  },
  {
    en: ['warfarin', 'warfarin sodium', 'Coumadin', 'Marevan', 'Orfarin'],
    ar: ['وارفارين', 'كومادين', 'ماريفان', 'ورفرين'],
    asked: askedFor(lastingComplaints.bloodClot, lastingComplaints.arrhythmia),
  },
  {
    en: ['rivaroxaban', 'Xarelto'],
    ar: ['ريفاروكسابان', 'زاريلتو', 'كزاريلتو', 'زارلتو'],
    asked: askedFor(
      lastingComplaints.bloodClot,
      lastingComplaints.arrhythmia,
      mindAndNerveComplaints.stroke,
    ),
  },
  {
    en: ['apixaban', 'Eliquis'],
    ar: ['أبيكسابان', 'إليكويس', 'اليكويز'],
    asked: askedFor(
      lastingComplaints.bloodClot,
      lastingComplaints.arrhythmia,
      mindAndNerveComplaints.stroke,
    ),
  },
  {
    en: ['dabigatran', 'dabigatran etexilate', 'Pradaxa'],
    ar: ['دابيغاتران', 'دابيجاتران', 'براداكسا', 'برادكسا'],
    asked: askedFor(lastingComplaints.bloodClot, lastingComplaints.arrhythmia),
  },
  {
    en: ['edoxaban', 'Lixiana', 'Savaysa'],
    ar: ['إيدوكسابان', 'ليكسيانا'],
    asked: askedFor(lastingComplaints.bloodClot),
  },
  {
    en: ['heparin', 'heparin sodium', 'unfractionated heparin', 'UFH'],
    ar: ['هيبارين', 'هيبارين الصوديوم', 'هبارين'],
    asked: askedFor(lastingComplaints.bloodClot),
  },
  {
    en: ['enoxaparin', 'enoxaparin sodium', 'Clexane', 'Lovenox'],
    ar: ['إنوكسابارين', 'كليكسان', 'كلكسان', 'لوفينوكس'],
    asked: [
      'clot injection in pregnancy',
      'إبرة سيولة',
      'ابرة السيولة للحامل',
      ...askedFor(lastingComplaints.bloodClot),
    ],
  },
  {
    en: ['tinzaparin', 'Innohep'],
    ar: ['تينزابارين', 'إنوهيب', 'اينوهيب'],
    asked: askedFor(lastingComplaints.bloodClot),
  },
  {
    en: ['fondaparinux', 'Arixtra'],
    ar: ['فوندابارينوكس', 'أريكسترا'],
    asked: askedFor(lastingComplaints.bloodClot),
  },
  {
    en: ['alteplase', 'tissue plasminogen activator', 'tPA', 'Actilyse'],
    ar: ['ألتيبلاز', 'أكتيليز', 'الألتيبليز'],
    asked: [
      'clot buster',
      'مذيب جلطة',
      ...askedFor(mindAndNerveComplaints.stroke, lastingComplaints.heartAttack),
    ],
  },
  {
    en: ['streptokinase', 'Streptase'],
    ar: ['ستربتوكيناز', 'ستريبتوكيناز'],
    asked: ['clot buster', 'مذيب جلطة'],
  },
  {
    en: ['tranexamic acid', 'Cyklokapron', 'Kapron', 'Exacyl', 'Transamin'],
    ar: ['حمض الترانيكساميك', 'سيكلوكابرون', 'كابرون', 'ترانيكساميك أسيد', 'سايكلوكابرون'],
    asked: askedFor(
      organComplaints.bleeding,
      womenAndChildrenComplaints.heavyPeriod,
      skinAndEyeComplaints.nosebleed,
    ),
  },
  {
    en: ['ethamsylate', 'etamsylate', 'Dicynone'],
    ar: ['إيثامسيلات', 'ديسينون', 'ايتامسيلات'],
    asked: askedFor(organComplaints.bleeding, womenAndChildrenComplaints.heavyPeriod),
  },
  {
    en: ['vitamin K', 'phytomenadione', 'phytonadione', 'Konakion', 'vitamin K1', 'vit K'],
    ar: ['فيتامين ك', 'فيتوميناديون', 'كوناكيون', 'فيتامين كيه'],
    asked: ['newborn injection', 'إبرة المولود', ...askedFor(organComplaints.bleeding)],
  },
  {
    en: ['factor VIII', 'antihaemophilic factor', 'Factor 8', 'Octanate', 'Kogenate'],
    ar: ['العامل الثامن', 'فاكتور 8', 'عامل التخثر الثامن'],
    asked: askedFor(organComplaints.haemophilia),
  },
  {
    en: ['erythropoietin', 'epoetin', 'epoetin alfa', 'EPO', 'Eprex', 'Epogen'],
    ar: ['إريثروبويتين', 'إبريكس', 'إيبوتين ألفا', 'ايبركس'],
    asked: ['anaemia of kidney disease', 'فقر دم الكلى', ...askedFor(lastingComplaints.anaemia)],
  },
  {
    en: ['deferasirox', 'Exjade', 'Jadenu'],
    ar: ['ديفيراسيروكس', 'إكسجيد', 'جادينو', 'ديفراسيروكس'],
    asked: ['iron overload', 'ترسب الحديد', ...askedFor(lastingComplaints.thalassaemia)],
  },
  {
    en: ['deferoxamine', 'desferrioxamine', 'Desferal'],
    ar: ['ديفيروكسامين', 'ديسفيرال', 'دسفرال'],
    asked: ['iron overload', ...askedFor(lastingComplaints.thalassaemia)],
  },
  {
    en: ['hydroxyurea', 'hydroxycarbamide', 'Hydrea', 'Droxia'],
    ar: ['هيدروكسي يوريا', 'هيدريا', 'هيدروكسيوريا', 'هيدروكسي كارباميد'],
    asked: askedFor(lastingComplaints.sickleCell),
  },
  {
    en: ['filgrastim', 'G-CSF', 'Neupogen', 'granulocyte colony stimulating factor', 'Zarzio'],
    ar: ['فيلجراستيم', 'نيوبوجين', 'فيلغراستيم'],
    asked: ['low white cells', 'نقص كريات الدم البيضاء', 'رافع مناعة بعد الكيماوي'],
  },
  {
    en: ['human albumin', 'albumin infusion', 'serum albumin'],
    ar: ['ألبومين بشري', 'ألبومين', 'زلال بشري'],
    asked: ['low protein', 'نقص الألبومين'],
  },
];
