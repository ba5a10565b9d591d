import type { ThesaurusGroup } from './thesaurus-group.ts';
import { whoeverDoes } from './whoever-does.ts';

/** Those who run the equipment, the laboratory and the ambulance. */
export const technologists: readonly ThesaurusGroup[] = [
  {
    en: [
      'radiographer',
      'radiology technician',
      'X-ray technician',
      'radiologic technologist',
      'radiology technologist',
      'imaging technologist',
      'radiography technician',
      'x ray tech',
    ],
    ar: ['فني أشعة', 'فنية أشعة', 'تقني أشعة', 'مصور أشعة', 'اختصاصي تصوير طبي', 'أخصائي أشعة'],
    asked: [
      'راديوغرافر',
      'اكسري تكنيشن',
      'ct technician',
      'فني مقطعية',
      'مصور شعاعي',
      'takes x-rays',
      'فني تصوير',
      ...whoeverDoes('صور الاشعة فني'),
    ],
  },
  {
    en: ['MRI technologist', 'MRI technician', 'MRI radiographer'],
    ar: ['فني رنين مغناطيسي', 'تقني رنين', 'اختصاصي رنين مغناطيسي', 'فني رنين'],
  },
  {
    en: [
      'sonographer',
      'ultrasound technician',
      'ultrasonographer',
      'ultrasound technologist',
      'sonography technician',
    ],
    ar: [
      'فني سونار',
      'اختصاصي سونار',
      'فني موجات فوق صوتية',
      'فنية سونار',
      'فني التراساوند',
      'اختصاصي تصوير بالموجات',
    ],
    asked: ['does ultrasound job', ...whoeverDoes('عمل سونار فني')],
  },
  {
    en: [
      'cardiac sonographer',
      'echo technician',
      'echocardiographer',
      'echocardiography technician',
      'echo tech',
    ],
    ar: [
      'اختصاصي إيكو القلب',
      'فني إيكو',
      'فني ايكو القلب',
      'اختصاصية إيكو القلب',
      'فني صدى القلب',
      'فني تخطيط صدى القلب',
    ],
    asked: ['echo job', 'ايكو'],
  },
  {
    en: [
      'cardiac technologist',
      'ECG technician',
      'EKG technician',
      'cath lab technician',
      'cardiovascular technologist',
    ],
    ar: ['فني قلب', 'فني تخطيط القلب', 'فني قسطرة', 'تقني قلب'],
  },
  {
    en: ['radiotherapist', 'radiation therapist', 'radiotherapy technologist'],
    ar: ['فني علاج إشعاعي', 'اختصاصي علاج إشعاعي', 'معالج إشعاعي', 'تقني علاج إشعاعي'],
  },
  {
    en: ['medical physicist', 'radiation physicist', 'radiation protection officer', 'RSO'],
    ar: ['فيزيائي طبي', 'اختصاصي فيزياء طبية', 'مسؤول حماية من الإشعاع'],
  },
  {
    en: ['nuclear medicine technologist', 'nuclear medicine technician'],
    ar: ['فني طب نووي', 'تقني طب نووي', 'اختصاصي طب نووي'],
  },
  {
    en: [
      'laboratory technologist',
      'medical laboratory technologist',
      'lab technician',
      'laboratory technician',
      'MLT',
      'medical technologist',
      'lab tech',
      'laboratory specialist',
    ],
    ar: [
      'فني مختبر',
      'اختصاصي مختبرات طبية',
      'فنية مختبر',
      'أخصائي مختبر',
      'فني تحاليل',
      'اختصاصي مختبر',
      'كيميائي تحاليل',
      'اختصاصية مختبرات طبية',
    ],
    asked: [
      'لاب تكنيشن',
      'لاب',
      'تكنولوجيست مختبر',
      'laboratory job',
      'وظيفة مختبر',
      'محلل طبي',
      'MLS',
      'works in lab',
      'فني مختبر تحاليل',
    ],
  },
  {
    en: ['phlebotomist', 'blood collector', 'phlebotomy technician', 'sample collector'],
    ar: ['ساحب دم', 'فني سحب دم', 'فاصد', 'فني سحب عينات', 'فني وخز وريدي'],
    asked: [
      'takes blood',
      'سحب دم',
      'takes blood job',
      'سحب دم وظيفة',
      ...whoeverDoes('سحب الدم فني'),
    ],
  },
  {
    en: [
      'histology technician',
      'histotechnologist',
      'cytotechnologist',
      'histopathology technician',
      'cytology technician',
    ],
    ar: ['فني أنسجة', 'تقني أنسجة', 'فني خلايا', 'اختصاصي فحص الخلايا'],
  },
  {
    en: ['microbiologist', 'clinical microbiologist', 'microbiology specialist'],
    ar: ['اختصاصي أحياء دقيقة', 'أخصائي ميكروبيولوجي', 'عالم أحياء دقيقة', 'ميكروبيولوجيست'],
  },
  {
    en: ['biochemist', 'clinical biochemist', 'clinical chemist'],
    ar: ['اختصاصي كيمياء حيوية', 'كيميائي حيوي', 'أخصائي كيمياء سريرية', 'كيميائي طبي'],
  },
  {
    en: ['embryologist', 'IVF embryologist', 'clinical embryologist'],
    ar: ['اختصاصي أجنة', 'أخصائي أجنة', 'عالم أجنة'],
    asked: ['ivf laboratory job'],
  },
  {
    en: ['geneticist', 'molecular biologist', 'clinical geneticist', 'cytogeneticist'],
    ar: ['اختصاصي وراثة', 'أخصائي جينات', 'اختصاصي أحياء جزيئية', 'اختصاصي وراثة خلوية'],
  },
  {
    en: ['optician', 'dispensing optician', 'optical technician', 'optical dispenser'],
    ar: ['فني بصريات', 'نظاراتي', 'فني نظارات', 'صانع نظارات'],
  },
  {
    en: [
      'dental technician',
      'dental laboratory technician',
      'dental lab technician',
      'dental ceramist',
    ],
    ar: ['فني أسنان', 'فني مختبر أسنان', 'فني تركيبات أسنان', 'فني معمل أسنان'],
    asked: ['crowns maker'],
  },
  {
    en: [
      'dialysis technician',
      'haemodialysis technician',
      'hemodialysis technician',
      'renal technologist',
      'dialysis tech',
    ],
    ar: ['فني غسيل كلى', 'فنية غسيل كلى', 'تقني ديلزة', 'فني غسيل كلوي', 'فني كلى صناعية'],
  },
  {
    en: [
      'anaesthesia technician',
      'anesthesia technician',
      'anaesthesia technologist',
      'anesthesia technologist',
      'ODP',
    ],
    ar: ['فني تخدير', 'فنية تخدير', 'تقني تخدير', 'مساعد تخدير', 'اختصاصي تقنية تخدير'],
    asked: ['فني بنج'],
  },
  {
    en: [
      'operating theatre technician',
      'surgical technologist',
      'OT technician',
      'operating room technician',
      'scrub technician',
    ],
    ar: ['فني عمليات', 'فني غرفة عمليات', 'فنية عمليات', 'تقني عمليات', 'فني عمليات جراحية'],
  },
  {
    en: [
      'perfusionist',
      'cardiac perfusionist',
      'heart-lung machine operator',
      'clinical perfusionist',
    ],
    ar: [
      'اختصاصي تروية قلبية',
      'فني تروية',
      'فني قلب صناعي',
      'أخصائي مضخة قلب',
      'اختصاصي إرواء قلبي',
    ],
  },
  {
    en: [
      'neurophysiology technician',
      'EEG technician',
      'EMG technician',
      'neurodiagnostic technologist',
    ],
    ar: ['فني تخطيط الدماغ', 'فني تخطيط أعصاب', 'فني فسيولوجيا عصبية', 'فني تخطيط مخ'],
  },
  {
    en: ['sleep technologist', 'polysomnography technician', 'sleep lab technician'],
    ar: ['فني دراسة النوم', 'تقني النوم', 'فني مختبر النوم'],
  },
  {
    en: [
      'paramedic',
      'emergency medical technician',
      'EMT',
      'ambulance paramedic',
      'ambulance officer',
      'first responder',
      'paramedics',
      'EMT-B',
    ],
    ar: [
      'مسعف',
      'مسعفة',
      'فني طوارئ طبية',
      'فني إسعاف',
      'مسعف طوارئ',
      'رجل إسعاف',
      'اختصاصي إسعاف',
    ],
    asked: [
      'باراميديك',
      'mos3ef',
      'ambulance job',
      'مسعفين',
      'ambulance man',
      ...whoeverDoes('سعف المرضى'),
    ],
  },
  {
    en: ['ambulance driver', 'emergency vehicle driver'],
    ar: ['سائق إسعاف', 'سائق سيارة إسعاف', 'سواق إسعاف'],
  },
  {
    en: [
      'sterilisation technician',
      'sterilization technician',
      'CSSD technician',
      'sterile processing technician',
      'SPD technician',
    ],
    ar: ['فني تعقيم', 'فنية تعقيم', 'فني تعقيم مركزي', 'تقني تعقيم'],
  },
];
