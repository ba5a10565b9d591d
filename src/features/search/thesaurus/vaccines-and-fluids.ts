import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Vaccines, infusion fluids, contrast media and other preparations that are not known by one brand. */
export const vaccinesAndFluids: readonly ThesaurusGroup[] = [
  {
    en: [
      'influenza vaccine',
      'flu vaccine',
      'flu shot',
      'flu jab',
      'Vaxigrip',
      'Fluarix',
      'seasonal flu vaccine',
    ],
    ar: [
      'لقاح الإنفلونزا',
      'تطعيم الإنفلونزا',
      'تطعيم الفلونزا',
      'فاكسيجريب',
      'لقاح الانفلونزا الموسمية',
    ],
    asked: ['إبرة الإنفلونزا', ...askedFor(medicineClasses.vaccine, everydayComplaints.influenza)],
  },
  {
    en: ['hepatitis B vaccine', 'HBV vaccine', 'Engerix-B', 'Euvax B'],
    ar: ['لقاح التهاب الكبد ب', 'تطعيم الكبد بي', 'انجيركس', 'تطعيم التهاب الكبد الوبائي ب'],
    asked: askedFor(medicineClasses.childVaccine, lastingComplaints.hepatitis),
  },
  {
    en: ['hepatitis A vaccine', 'Havrix', 'Avaxim'],
    ar: ['لقاح التهاب الكبد أ', 'هافريكس', 'تطعيم الكبد ايه'],
    asked: askedFor(
      medicineClasses.childVaccine,
      medicineClasses.travelVaccine,
      lastingComplaints.hepatitis,
    ),
  },
  {
    en: ['MMR vaccine', 'measles mumps rubella vaccine', 'Priorix'],
    ar: [
      'لقاح الحصبة والنكاف والحصبة الألمانية',
      'تطعيم ام ام ار',
      'لقاح الثلاثي الفيروسي',
      'بريوريكس',
    ],
    asked: askedFor(medicineClasses.childVaccine, womenAndChildrenComplaints.measles),
  },
  {
    en: ['varicella vaccine', 'chickenpox vaccine', 'Varilrix', 'Varivax'],
    ar: ['لقاح الجديري المائي', 'تطعيم العنقز', 'فاريلريكس', 'تطعيم الجدري المائي'],
    asked: askedFor(medicineClasses.childVaccine, skinAndEyeComplaints.chickenpox),
  },
  {
    en: ['shingles vaccine', 'zoster vaccine', 'Shingrix'],
    ar: ['لقاح الحزام الناري', 'تطعيم الحزام الناري', 'شينجريكس'],
    asked: askedFor(medicineClasses.vaccine, skinAndEyeComplaints.shingles),
  },
  {
    en: ['pneumococcal vaccine', 'Prevenar', 'Prevnar', 'PCV', 'pneumonia vaccine'],
    ar: ['لقاح المكورات الرئوية', 'بريفنار', 'تطعيم الالتهاب الرئوي', 'لقاح الرئوي'],
    asked: askedFor(medicineClasses.childVaccine, organComplaints.pneumonia),
  },
  {
    en: [
      'meningococcal vaccine',
      'meningitis vaccine',
      'Menactra',
      'Nimenrix',
      'Hajj vaccine',
      'ACWY vaccine',
    ],
    ar: [
      'لقاح الحمى الشوكية',
      'تطعيم السحايا',
      'نيمنريكس',
      'مينكترا',
      'لقاح السحايا',
      'تطعيم الحج',
    ],
    asked: [
      'umrah vaccine',
      'تطعيم العمرة',
      ...askedFor(
        medicineClasses.travelVaccine,
        medicineClasses.childVaccine,
        organComplaints.meningitis,
      ),
    ],
  },
  {
    en: ['hexavalent vaccine', 'six in one vaccine', 'Infanrix Hexa', 'Hexaxim'],
    ar: ['لقاح سداسي', 'التطعيم السداسي', 'انفانركس هكسا', 'هيكساكسيم'],
    asked: [
      'baby vaccine',
      'تطعيم شهرين',
      'تطعيم الرضع',
      ...askedFor(medicineClasses.childVaccine),
    ],
  },
  {
    en: ['DTP vaccine', 'diphtheria tetanus pertussis vaccine', 'DTaP', 'triple vaccine'],
    ar: [
      'اللقاح الثلاثي',
      'لقاح الدفتيريا والكزاز والسعال الديكي',
      'تطعيم ثلاثي',
      'الثلاثي البكتيري',
    ],
    asked: ['baby vaccine', ...askedFor(medicineClasses.childVaccine, organComplaints.tetanus)],
  },
  {
    en: ['tetanus vaccine', 'tetanus toxoid', 'tetanus shot'],
    ar: ['لقاح الكزاز', 'ذوفان الكزاز', 'تطعيم التيتانوس', 'حقنة التيتانوس'],
    asked: askedFor(medicineClasses.vaccine, organComplaints.tetanus),
  },
  {
    en: ['polio vaccine', 'poliomyelitis vaccine', 'OPV', 'IPV'],
    ar: ['لقاح شلل الأطفال', 'تطعيم شلل الأطفال', 'نقط شلل الأطفال'],
    asked: ['poliomyelitis', 'شلل الأطفال', ...askedFor(medicineClasses.childVaccine)],
  },
  {
    en: ['BCG vaccine', 'tuberculosis vaccine'],
    ar: ['لقاح بي سي جي', 'لقاح السل', 'تطعيم الدرن', 'لقاح الدرن'],
    asked: askedFor(medicineClasses.childVaccine, organComplaints.tuberculosis),
  },
  {
    en: ['rotavirus vaccine', 'Rotarix', 'RotaTeq'],
    ar: ['لقاح الروتا', 'تطعيم الروتا', 'روتاريكس', 'لقاح فيروس الروتا'],
    asked: askedFor(medicineClasses.childVaccine, everydayComplaints.gastroenteritis),
  },
  {
    en: [
      'HPV vaccine',
      'human papillomavirus vaccine',
      'Gardasil',
      'Cervarix',
      'cervical cancer vaccine',
    ],
    ar: [
      'لقاح فيروس الورم الحليمي',
      'جارداسيل',
      'لقاح سرطان عنق الرحم',
      'تطعيم عنق الرحم',
      'غارداسيل',
    ],
    asked: askedFor(medicineClasses.vaccine, organComplaints.hpv),
  },
  {
    en: ['rabies vaccine', 'Verorab', 'anti-rabies vaccine'],
    ar: ['لقاح داء الكلب', 'تطعيم السعار', 'لقاح السعار', 'فيروراب'],
    asked: askedFor(medicineClasses.vaccine, organComplaints.rabies),
  },
  {
    en: ['typhoid vaccine', 'Typhim Vi'],
    ar: ['لقاح التيفوئيد', 'تطعيم التيفوئيد', 'تيفيم'],
    asked: askedFor(medicineClasses.travelVaccine, organComplaints.typhoid),
  },
  {
    en: ['yellow fever vaccine', 'Stamaril'],
    ar: ['لقاح الحمى الصفراء', 'تطعيم الحمى الصفراء'],
    asked: ['travel to Africa', 'سفر أفريقيا', ...askedFor(medicineClasses.travelVaccine)],
  },
  {
    en: ['COVID-19 vaccine', 'coronavirus vaccine', 'COVID vaccine'],
    ar: ['لقاح كورونا', 'تطعيم كورونا', 'لقاح كوفيد'],
    asked: askedFor(medicineClasses.vaccine, organComplaints.covid),
  },
  {
    en: ['RSV vaccine', 'respiratory syncytial virus vaccine', 'Abrysvo', 'Arexvy'],
    ar: ['لقاح الفيروس المخلوي', 'لقاح الفيروس المخلوي التنفسي', 'تطعيم الفيروس المخلوي'],
    asked: [...askedFor(womenAndChildrenComplaints.bronchiolitis, medicineClasses.vaccine)],
  },
  {
    en: ['nirsevimab', 'Beyfortus'],
    ar: ['نيرسيفيماب', 'بيفورتوس'],
    asked: [...askedFor(womenAndChildrenComplaints.bronchiolitis, medicineClasses.childVaccine)],
  },
  {
    en: [
      'normal saline',
      'sodium chloride 0.9%',
      '0.9% sodium chloride',
      'NaCl 0.9%',
      'isotonic saline',
      'physiological saline',
    ],
    ar: [
      'محلول ملح',
      'محلول ملحي',
      'كلوريد الصوديوم 0.9',
      'نورمال سالاين',
      'محلول فسيولوجي',
      'نورمل سلاين',
    ],
    asked: [
      'drip',
      'مغذي',
      'محلول مغذي',
      ...askedFor(medicineClasses.infusionFluid, everydayComplaints.dehydration),
    ],
  },
  {
    en: [
      "Ringer's lactate",
      'Ringer lactate',
      "lactated Ringer's",
      "Hartmann's solution",
      'compound sodium lactate',
    ],
    ar: ['محلول رينجر', 'رينجر لاكتات', 'محلول رينغر لاكتات', 'محلول هارتمان'],
    asked: [
      'drip',
      'مغذي',
      'محلول مغذي',
      ...askedFor(medicineClasses.infusionFluid, everydayComplaints.dehydration),
    ],
  },
  {
    en: ['glucose infusion', 'dextrose 5%', 'D5W', 'glucose 5%', 'dextrose infusion'],
    ar: ['محلول جلوكوز', 'محلول غلوكوز', 'ديكستروز', 'دكستروز 5', 'محلول سكري', 'جلوكوز 5'],
    asked: [
      'drip',
      'مغذي',
      ...askedFor(
        medicineClasses.infusionFluid,
        everydayComplaints.dehydration,
        lastingComplaints.hypoglycaemia,
      ),
    ],
  },
  {
    en: ['dextrose and saline', 'glucose saline', 'dextrose saline'],
    ar: ['جلوكوز وملح', 'محلول مختلط', 'دكستروز سالاين', 'محلول جلوكوز وملح'],
    asked: [
      'drip',
      'مغذي',
      ...askedFor(medicineClasses.infusionFluid, everydayComplaints.dehydration),
    ],
  },
  {
    en: ['mannitol', 'mannitol 20%'],
    ar: ['مانيتول', 'محلول مانيتول'],
    asked: [...askedFor(mindAndNerveComplaints.brainSwelling)],
  },
  {
    en: [
      'parenteral nutrition',
      'total parenteral nutrition',
      'TPN',
      'intravenous nutrition',
      'Kabiven',
    ],
    ar: ['تغذية وريدية', 'التغذية الوريدية الكاملة', 'كابيفين', 'تغذية بالوريد'],
    asked: ['feeding by vein'],
  },
  {
    en: ['lipid emulsion', 'intravenous fat emulsion', 'Intralipid', 'SMOFlipid'],
    ar: ['مستحلب دهني', 'إنتراليبيد', 'دهون وريدية', 'مستحلب الدهون'],
    asked: ['feeding by vein'],
  },
  {
    en: ['plasma expander', 'colloid infusion'],
    ar: ['موسع البلازما', 'محلول غرواني'],
    asked: [
      'Gelofusine',
      'Haemaccel',
      'Voluven',
      'جيلوفيوزين',
      'هيماكسيل',
      'blood loss',
      ...askedFor(organComplaints.shock, medicineClasses.infusionFluid),
    ],
  },
  {
    en: ['water for injection', 'WFI', 'sterile water for injection'],
    ar: ['ماء للحقن', 'ماء معقم للحقن', 'مياه للحقن'],
    asked: ['dissolve injection'],
  },
  {
    en: ['dialysis solution', 'dialysate'],
    ar: ['محلول غسيل الكلى', 'محاليل الغسيل الكلوي', 'محلول الديلزة', 'ديالايزيت'],
    asked: askedFor(lastingComplaints.kidneyFailure),
  },
  {
    en: ['irrigation solution', 'saline for irrigation', 'wound irrigation'],
    ar: ['محلول إرواء', 'محلول غسيل الجروح', 'محلول للغسيل'],
    asked: ['wash wounds', ...askedFor(organComplaints.wound)],
  },
  {
    en: ['contrast medium', 'contrast media', 'contrast agent', 'iodinated contrast'],
    ar: ['مادة تباين', 'صبغة الأشعة', 'وسط تباين', 'وسائط التباين'],
    asked: [
      'iohexol',
      'Omnipaque',
      'Ultravist',
      'أومنيباك',
      'ألترافيست',
      'dye for CT',
      'صبغة المقطعية',
    ],
  },
  {
    en: ['gadolinium contrast', 'gadolinium', 'MRI contrast'],
    ar: ['صبغة الرنين', 'جادولينيوم', 'غادولينيوم', 'صبغة الرنين المغناطيسي'],
    asked: ['dye for MRI'],
  },
  {
    en: ['barium sulfate', 'barium sulphate', 'barium meal'],
    ar: ['كبريتات الباريوم', 'باريوم', 'سلفات الباريوم'],
    asked: ['dye for stomach x-ray', 'صبغة المعدة'],
  },
  {
    en: ['medical oxygen', 'oxygen gas'],
    ar: ['أكسجين طبي', 'غاز الأكسجين'],
    asked: askedFor(lastingComplaints.dyspnoea),
  },
  {
    en: ['nitrous oxide', 'laughing gas', 'N2O'],
    ar: ['أكسيد النيتروز', 'غاز الضحك', 'أوكسيد النيتروز'],
    asked: [
      'dental sedation',
      'تهدئة عند طبيب الأسنان',
      ...askedFor(womenAndChildrenComplaints.labourPain, medicineClasses.inhaledAnaesthetic),
    ],
  },
  {
    en: [
      'infant formula',
      'baby milk',
      'baby formula',
      'formula milk',
      'milk powder for babies',
      'infant milk',
    ],
    ar: ['حليب أطفال', 'حليب الرضع', 'حليب صناعي', 'لبن أطفال', 'حليب بيبي', 'تركيبة حليب الرضع'],
    asked: [
      'Aptamil',
      'Similac',
      'S-26',
      'Bebelac',
      'ابتاميل',
      'سيميلاك',
      'بيبيلاك',
      'milk for newborn',
    ],
  },
  {
    en: ['hypoallergenic infant formula', 'hydrolysed formula', "cow's milk allergy formula"],
    ar: ['حليب مضاد للحساسية', 'حليب حساسية', 'حليب متحلل'],
    asked: [
      'حساسية لاكتوز',
      'lactose intolerance',
      ...askedFor(womenAndChildrenComplaints.milkAllergy),
    ],
  },
  {
    en: ['Haemophilus influenzae type b vaccine', 'Hib vaccine'],
    ar: ['لقاح المستدمية النزلية ب', 'لقاح هيب'],
    asked: askedFor(medicineClasses.childVaccine, organComplaints.meningitis),
  },
  {
    en: ['pentavalent vaccine', 'five in one vaccine'],
    ar: ['اللقاح الخماسي', 'تطعيم خماسي'],
    asked: askedFor(medicineClasses.childVaccine),
  },
  {
    en: ['cholera vaccine', 'Dukoral'],
    ar: ['لقاح الكوليرا', 'تطعيم الكوليرا'],
    asked: askedFor(medicineClasses.travelVaccine),
  },
  {
    en: ['Tdap vaccine', 'Boostrix', 'Adacel'],
    ar: ['لقاح الثلاثي المنشط', 'بوستريكس'],
    asked: [
      'vaccine in pregnancy',
      'تطعيم الحامل',
      ...askedFor(
        medicineClasses.vaccine,
        organComplaints.tetanus,
        womenAndChildrenComplaints.croup,
      ),
    ],
  },
  {
    en: ['rabies immunoglobulin'],
    ar: ['غلوبولين مناعي ضد الكلب', 'مصل داء الكلب'],
    asked: askedFor(organComplaints.rabies),
  },
  {
    en: ['tetanus immunoglobulin'],
    ar: ['غلوبولين مناعي ضد الكزاز', 'مصل التيتانوس'],
    asked: askedFor(organComplaints.tetanus),
  },
];
