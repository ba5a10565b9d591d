import type { ThesaurusGroup } from './thesaurus-group.ts';
import { whoeverDoes } from './whoever-does.ts';

/** Degrees, boards, licences and certificates that jobs ask for. */
export const qualifications: readonly ThesaurusGroup[] = [
  {
    en: ['DHA licence', 'DHA', 'Dubai Health Authority', 'DHA license', 'DHA eligibility'],
    ar: ['هيئة الصحة بدبي', 'ترخيص هيئة الصحة بدبي', 'رخصة دبي', 'ترخيص DHA', 'هيئة الصحة في دبي'],
    asked: ['licence for Dubai', 'رخصة الممارسة في دبي', 'dha exam'],
  },
  {
    en: [
      'DOH licence',
      'HAAD',
      'Department of Health Abu Dhabi',
      'DOH Abu Dhabi',
      'HAAD licence',
      'DOH license',
    ],
    ar: ['دائرة الصحة أبوظبي', 'ترخيص دائرة الصحة', 'رخصة أبوظبي', 'هيئة الصحة أبوظبي'],
    asked: ['licence for Abu Dhabi', 'DOH'],
  },
  {
    en: ['MOHAP', 'MOHAP licence', 'Ministry of Health and Prevention', 'UAE Ministry of Health'],
    ar: ['وزارة الصحة ووقاية المجتمع', 'ترخيص وزارة الصحة الإماراتية', 'وزارة الصحة الإماراتية'],
    asked: ['licence for Sharjah', 'رخصة الإمارات'],
  },
  {
    en: ['MOH licence', 'Ministry of Health licence', 'MOH license', 'Ministry of Health'],
    ar: ['وزارة الصحة', 'ترخيص وزارة الصحة', 'رخصة وزارة الصحة', 'ترخيص الوزارة'],
    asked: ['MOH', 'ministry licence'],
  },
  {
    en: [
      'SCFHS',
      'Saudi Commission for Health Specialties',
      'Saudi Council',
      'SCFHS registration',
      'Saudi commission licence',
      'Mumaris Plus',
    ],
    ar: [
      'الهيئة السعودية للتخصصات الصحية',
      'هيئة التخصصات الصحية',
      'الهيئة السعودية',
      'ممارس بلس',
      'تصنيف الهيئة',
      'هيئة التخصصات',
    ],
    asked: ['تصنيف سعودي', 'saudi licence', 'تسجيل الهيئة'],
  },
  {
    en: ['SFDA', 'Saudi Food and Drug Authority'],
    ar: ['الهيئة العامة للغذاء والدواء', 'هيئة الغذاء والدواء', 'الغذاء والدواء السعودية'],
  },
  {
    en: [
      'QCHP',
      'Qatar Council for Healthcare Practitioners',
      'DHP Qatar',
      'QCHP licence',
      'Department of Healthcare Professions',
    ],
    ar: ['المجلس القطري للتخصصات الصحية', 'إدارة التخصصات الصحية قطر', 'رخصة قطر'],
    asked: ['licence for Qatar'],
  },
  {
    en: ['NHRA', 'National Health Regulatory Authority', 'NHRA licence', 'NHRA license'],
    ar: [
      'الهيئة الوطنية لتنظيم المهن والخدمات الصحية',
      'نهرا',
      'ترخيص نهرا',
      'رخصة البحرين الصحية',
    ],
    asked: ['licence for Bahrain'],
  },
  {
    en: ['OMSB', 'Oman Medical Specialty Board', 'Oman board'],
    ar: ['المجلس العماني للاختصاصات الطبية', 'البورد العماني', 'المجلس العماني'],
    asked: ['licence for Oman'],
  },
  {
    en: ['KIMS', 'Kuwait Institute for Medical Specializations', 'Kuwait board'],
    ar: ['معهد الكويت للاختصاصات الطبية', 'كيمز', 'البورد الكويتي'],
    asked: ['licence for Kuwait'],
  },
  {
    en: ['Egyptian Drug Authority', 'EDA'],
    ar: ['هيئة الدواء المصرية', 'الهيئة المصرية للدواء', 'هيئة الدواء'],
  },
  {
    en: ['JFDA', 'Jordan Food and Drug Administration'],
    ar: ['المؤسسة العامة للغذاء والدواء', 'الغذاء والدواء الأردنية'],
  },
  {
    en: ['Prometric', 'Prometric exam', 'Prometric test', 'Pearson VUE licensing exam'],
    ar: ['برومترك', 'امتحان برومترك', 'اختبار برومتريك', 'برومتريك', 'بروميتريك'],
    asked: [
      'برو متريك',
      'امتحان البرومترك',
      'تحضير برومتريك',
      'اختبار برومترك',
      'licensing exam',
      'امتحان الرخصة',
    ],
  },
  {
    en: ['DataFlow', 'primary source verification', 'DataFlow report', 'PSV'],
    ar: ['داتا فلو', 'داتافلو', 'تدقيق الشهادات', 'التحقق من المؤهلات', 'تقرير داتا فلو'],
    asked: [
      'credential verification',
      'توثيق الشهادات',
      'check my certificates',
      'دتا فلو',
      ...whoeverDoes('عمل داتا فلو'),
    ],
  },
  {
    en: [
      'professional licence',
      'practice licence',
      'medical licence',
      'licence to practise',
      'medical license',
      'practicing license',
      'valid licence',
      'professional license',
      'healthcare licence',
    ],
    ar: [
      'ترخيص مزاولة المهنة',
      'رخصة مزاولة',
      'ترخيص ساري',
      'رخصة طبية',
      'ترخيص مهني',
      'رخصة مزاولة المهنة',
      'ترخيص ساري المفعول',
      'رخصة ممارسة',
    ],
    asked: [
      'مرخص',
      'rokhsa',
      'ترخيص مزاولة',
      'رخصة مهنة',
      ...whoeverDoes('طلع ترخيص مهني', 'جدد الرخصة'),
    ],
  },
  {
    en: ['good standing certificate', 'certificate of good standing', 'CGS', 'good standing'],
    ar: [
      'شهادة حسن سيرة مهنية',
      'حسن سيرة وسلوك مهني',
      'شهادة خلو من السوابق المهنية',
      'جود ستاندنج',
    ],
  },
  {
    en: ['board certified', 'board certification', 'specialist board'],
    ar: ['البورد', 'حاصل على البورد', 'شهادة البورد', 'زمالة البورد'],
  },
  {
    en: ['Arab Board', 'Arab Board of Health Specializations', 'Arab board certified'],
    ar: ['البورد العربي', 'المجلس العربي للاختصاصات الصحية'],
  },
  {
    en: ['Saudi Board', 'Saudi board certified', 'Saudi board certificate'],
    ar: ['البورد السعودي', 'شهادة الاختصاص السعودية'],
  },
  { en: ['American Board', 'American board certified'], ar: ['البورد الأمريكي'] },
  {
    en: ['Canadian board', 'FRCPC', 'FRCSC', 'Canadian fellowship'],
    ar: ['البورد الكندي', 'الزمالة الكندية'],
  },
  {
    en: ['Jordanian Board', 'JMC', 'Jordan Medical Council'],
    ar: ['البورد الأردني', 'المجلس الطبي الأردني'],
  },
  {
    en: ['Egyptian Fellowship', 'Egyptian board', 'Egyptian Fellowship Board'],
    ar: ['الزمالة المصرية', 'البورد المصري'],
  },
  {
    en: ['MRCP', 'Membership of the Royal College of Physicians', 'MRCP UK'],
    ar: [
      'عضوية الكلية الملكية للأطباء',
      'الزمالة البريطانية باطنة',
      'زمالة الكلية الملكية للأطباء',
    ],
    asked: ['FRCP'],
  },
  {
    en: [
      'MRCS',
      'FRCS',
      'Fellowship of the Royal College of Surgeons',
      'Royal College of Surgeons',
    ],
    ar: ['زمالة الكلية الملكية للجراحين', 'عضوية كلية الجراحين الملكية', 'زمالة الجراحين'],
  },
  {
    en: ['MRCOG', 'Royal College of Obstetricians and Gynaecologists'],
    ar: ['عضوية الكلية الملكية للنساء والتوليد', 'الكلية الملكية للتوليد'],
  },
  {
    en: ['MRCPCH', 'Royal College of Paediatrics and Child Health'],
    ar: ['عضوية الكلية الملكية لطب الأطفال', 'الكلية الملكية لصحة الطفل'],
  },
  {
    en: ['fellowship', 'clinical fellowship', 'subspecialty fellowship'],
    ar: ['زمالة', 'برنامج زمالة', 'الزمالة الإكلينيكية'],
  },
  {
    en: [
      'residency',
      'residency programme',
      'residency program',
      'specialty training',
      'residency training',
    ],
    ar: ['إقامة طبية', 'برنامج الإقامة', 'برنامج التخصص', 'تدريب التخصص'],
  },
  {
    en: ['internship programme', 'internship training', 'house year', 'medical internship'],
    ar: ['برنامج الامتياز', 'سنة الامتياز', 'تدريب امتياز', 'الامتياز الطبي'],
  },
  {
    en: ['USMLE', 'United States Medical Licensing Examination'],
    ar: ['امتحان الترخيص الأمريكي', 'يو اس ام ال اي', 'معادلة أمريكية'],
  },
  {
    en: ['PLAB', 'GMC registration', 'General Medical Council'],
    ar: ['امتحان بلاب', 'المجلس الطبي البريطاني', 'معادلة بريطانية'],
  },
  {
    en: ['NCLEX', 'NCLEX-RN', 'nursing licensing examination'],
    ar: ['امتحان إنكلكس', 'انكلكس', 'اختبار ترخيص التمريض الأمريكي'],
  },
  {
    en: [
      'bachelor of nursing',
      'BSN',
      'BScN',
      'nursing degree',
      'BSc nursing',
      'Bachelor of Science in Nursing',
    ],
    ar: ['بكالوريوس تمريض', 'شهادة تمريض', 'بكالوريس تمريض'],
  },
  {
    en: ['diploma in nursing', 'GNM', 'nursing diploma', 'general nursing and midwifery'],
    ar: ['دبلوم تمريض', 'دبلوما تمريض', 'دبلوم التمريض العام'],
  },
  {
    en: ['MBBS', 'MBChB', 'bachelor of medicine', 'medical degree', 'MBBCh'],
    ar: ['بكالوريوس طب وجراحة', 'بكالوريوس الطب', 'طب وجراحة', 'بكالوريوس طب بشري'],
  },
  {
    en: ['bachelor of dental surgery', 'BDS', 'dental degree'],
    ar: ['بكالوريوس طب أسنان', 'بكالوريوس طب وجراحة الفم والأسنان', 'بكالوريوس جراحة الأسنان'],
  },
  {
    en: ['doctor of pharmacy', 'PharmD', 'Pharm.D'],
    ar: ['دكتور صيدلة', 'فارم دي', 'دكتوراه في الصيدلة السريرية'],
  },
  {
    en: ['bachelor of pharmacy', 'BPharm', 'B.Pharm', 'BSc pharmacy', 'pharmacy degree'],
    ar: ['بكالوريوس صيدلة', 'بكالوريس صيدلة', 'شهادة صيدلة'],
  },
  {
    en: ["master's degree", 'MSc', 'master of science', 'postgraduate degree', 'masters'],
    ar: ['ماجستير', 'درجة الماجستير', 'دراسات عليا'],
  },
  {
    en: ['doctorate', 'PhD', 'doctoral degree', 'doctor of philosophy'],
    ar: ['دكتوراه', 'درجة الدكتوراه'],
  },
  { en: ['diploma', 'higher diploma'], ar: ['دبلوم', 'دبلوم عال', 'دبلوما'] },
  {
    en: ["bachelor's degree", 'bachelor', 'BSc', 'undergraduate degree', 'bachelors'],
    ar: ['بكالوريوس', 'درجة البكالوريوس', 'بكالوريس', 'ليسانس'],
  },
  {
    en: ['BLS', 'basic life support', 'BLS certificate', 'BLS card'],
    ar: ['الإنعاش الأساسي', 'دعم الحياة الأساسي', 'دورة بي ال اس', 'بي ال اس'],
    asked: [
      'cpr course',
      'دورة انعاش',
      'basic cpr course',
      'دورة انعاش اساسية',
      'دورة انعاش قلب اساسي',
    ],
  },
  {
    en: [
      'ACLS',
      'advanced cardiac life support',
      'advanced cardiovascular life support',
      'ALS',
      'ACLS certificate',
    ],
    ar: ['الإنعاش القلبي المتقدم', 'دعم الحياة القلبي المتقدم', 'اي سي ال اس', 'إنعاش متقدم'],
    asked: ['ايه سي ال اس', 'cpr course', 'دورة انعاش متقدم', 'heart resuscitation course doctors'],
  },
  {
    en: ['PALS', 'paediatric advanced life support', 'pediatric advanced life support'],
    ar: ['إنعاش الأطفال المتقدم', 'دعم حياة الأطفال المتقدم', 'بالز'],
    asked: ['resuscitate children course', 'دورة انعاش اطفال'],
  },
  {
    en: [
      'NRP',
      'neonatal resuscitation',
      'neonatal resuscitation programme',
      'neonatal resuscitation program',
    ],
    ar: ['إنعاش حديثي الولادة', 'برنامج إنعاش المواليد', 'إنعاش المواليد'],
    asked: ['resuscitate newborn course', 'دورة انعاش مواليد'],
  },
];
