import { type Room, say } from './depth-kind.ts';

type Trade = { readonly words: RegExp; readonly rooms: readonly Room[] };

/** By what a company's name says that it does; the first that fits. */
export const tradeRooms: readonly Trade[] = [
  {
    words: /\bDental\b/,
    rooms: [
      ['dental treatment unit', say('Treatment units in the showroom', 'وحدات علاج في المعرض')],
      ['curing light', say('Curing lights, tried out', 'أجهزة تصليب ضوئي تحت التجربة')],
      ['zirconia block', say('Zirconia for the laboratory', 'زركونيا للمعمل')],
      ['handpiece', say('Handpieces after service', 'قبضات بعد الصيانة')],
    ],
  },
  {
    words: /\b(Optical|Eye)\b/,
    rooms: [
      ['slit lamp', say('At the slit lamp', 'أمام المصباح الشقي')],
      ['phoropter', say('Finding the right lens', 'اختيار العدسة المناسبة')],
      ['vision chart', say('The room for eyesight tests', 'غرفة فحص النظر')],
      ['tonometer', say('Measuring eye pressure', 'قياس ضغط العين')],
    ],
  },
  {
    words: /\bHeart\b/,
    rooms: [
      ['ecg recorder', say('An ECG at rest', 'تخطيط القلب أثناء الراحة')],
      ['treadmill', say('The exercise test', 'اختبار الجهد')],
      ['ultrasound system', say('Echocardiography', 'تصوير القلب بالصدى')],
      ['holter', say('A recording over a day', 'تسجيل على مدى يوم')],
    ],
  },
  {
    words: /\bOrthopaedics\b/,
    rooms: [
      ['knee brace', say('Braces, fitted', 'دعامات حسب المقاس')],
      ['walker boot', say('Boots in every size', 'أحذية داعمة بكل المقاسات')],
      ['crutches', say('Aids for walking', 'وسائل المساعدة على المشي')],
      ['hip prosthesis', say('Implants in the store', 'غرسات في المستودع')],
    ],
  },
  {
    words: /\bRespiratory\b/,
    rooms: [
      ['ventilator', say('Ventilators on the test bench', 'أجهزة تنفس على منصة الفحص')],
      ['cpap device', say('A sleep therapy fitting', 'تجهيز علاج النوم')],
      ['oxygen concentrator', say('Concentrators before delivery', 'مكثفات قبل التسليم')],
      ['spirometer', say('A breathing test', 'فحص التنفس')],
    ],
  },
  {
    words: /\bDialysis\b/,
    rooms: [
      ['dialysis machine', say('A place in dialysis', 'مكان في غسيل الكلى')],
      ['phlebotomy chair', say('A chair for four hours', 'كرسي لأربع ساعات')],
      ['weighing scale', say('Weighed before and after', 'الوزن قبل الجلسة وبعدها')],
      ['blood pressure monitor', say('Pressure, watched', 'مراقبة الضغط')],
    ],
  },
  {
    words: /\bWomen and Children\b/,
    rooms: [
      ['infant incubator', say('The unit for newborns', 'وحدة حديثي الولادة')],
      ['cardiotocograph', say('Listening before birth', 'الإصغاء قبل الولادة')],
      ['baby scale', say('The first weight', 'الوزن الأول')],
      ['ultrasound system', say('An ultrasound room', 'غرفة أمواج فوق صوتية')],
    ],
  },
  {
    words: /\bRehabilitation\b/,
    rooms: [
      ['parallel bars', say('First steps', 'الخطوات الأولى')],
      ['exercise bike', say('The training room', 'قاعة التمرين')],
      ['treadmill', say('Walking again', 'العودة إلى المشي')],
      ['walking frame', say('Aids, tried out', 'وسائل مساعدة تحت التجربة')],
    ],
  },
  {
    words: /\bImaging\b/,
    rooms: [
      ['ct scanner', say('A CT scanner before handover', 'جهاز تصوير مقطعي قبل التسليم')],
      ['mri scanner', say('An MRI room that we built', 'غرفة رنين أنشأناها')],
      ['mammography unit', say('Mammography', 'تصوير الثدي')],
      ['diagnostic display', say('Reading images', 'قراءة الصور')],
    ],
  },
  {
    words: /\b(Suture|Surgical)\b/,
    rooms: [
      ['absorbable suture', say('Sutures, packed', 'خيوط جراحية معبأة')],
      ['surgery instrument set', say('Sets before sterilisation', 'أطقم قبل التعقيم')],
      ['operating light', say('A theatre set up for training', 'غرفة عمليات مجهزة للتدريب')],
      ['surgical stapler', say('Staplers on the shelf', 'دباسات جراحية على الرف')],
    ],
  },
  {
    words: /\b(Textiles|Sterile Products)\b/,
    rooms: [
      ['isolation gown', say('Gowns from the sewing hall', 'أردية من صالة الخياطة')],
      ['drape pack', say('Drapes, folded', 'أغطية مطوية')],
      ['autoclave', say('Sterilisation', 'التعقيم')],
      ['gauze swabs', say('Gauze, cut and counted', 'شاش مقصوص ومعدود')],
    ],
  },
  {
    words: /\bFirst Aid\b/,
    rooms: [
      ['first aid kit', say('Kits for ships', 'حقائب للسفن')],
      ['trauma backpack', say('Packed for rescue', 'مجهزة للإنقاذ')],
      ['scoop stretcher', say('Carrying, practised', 'الحمل بالممارسة')],
      ['defibrillator', say('Defibrillators ready to ship', 'أجهزة إزالة رجفان جاهزة للشحن')],
    ],
  },
  {
    words: /\bFurniture\b/,
    rooms: [
      ['hospital bed', say('Ward beds before delivery', 'أسرّة أجنحة قبل التسليم')],
      ['bedside locker', say('Lockers from the workshop', 'خزائن جانبية من الورشة')],
      ['overbed table', say('Tables for the ward', 'طاولات للجناح')],
      ['examination couch', say('Couches for clinics', 'أسرّة فحص للعيادات')],
    ],
  },
  {
    words: /\b(Mobility|Home Care)\b/,
    rooms: [
      ['electric wheelchair', say('A wheelchair to try', 'كرسي متحرك للتجربة')],
      ['patient hoist', say('Safe lifting, practised', 'رفع آمن بالممارسة')],
      ['rollator', say('Out and about', 'خارج المنزل')],
      ['shower chair', say('A bathroom made safe', 'حمّام آمن')],
    ],
  },
  {
    words: /\bSkin\b/,
    rooms: [
      ['examination couch', say('An examination room', 'غرفة فحص')],
      ['uv lamp', say('Light therapy', 'العلاج بالضوء')],
      ['scar gel', say('Care afterwards', 'العناية اللاحقة')],
      ['infrared lamp', say('Treatment room', 'غرفة العلاج')],
    ],
  },
  {
    words: /\bGenomics\b/,
    rooms: [
      ['pcr cycler', say('Molecular tests', 'الفحوص الجزيئية')],
      ['micropipette', say('Samples, prepared', 'تحضير العينات')],
      ['ultra low freezer', say('Samples that are kept', 'عينات محفوظة')],
      ['microplate reader', say('Reading plates', 'قراءة الأطباق')],
    ],
  },
  {
    words: /\bCold Chain\b/,
    rooms: [
      ['sample transport box', say('Boxes for the cold chain', 'صناديق سلسلة التبريد')],
      ['vaccine refrigerator', say('The cold room for vaccines', 'غرفة تبريد اللقاحات')],
      ['ultra low freezer', say('Deep cold', 'التجميد العميق')],
      ['blood bank refrigerator', say('Blood, stored', 'حفظ الدم')],
    ],
  },
  {
    words: /\bTelehealth\b/,
    rooms: [
      ['diagnostic display', say('A consultation at the screen', 'استشارة على الشاشة')],
      ['blood pressure monitor', say('Readings from home', 'قراءات من المنزل')],
      ['pulse oximeter', say('Oxygen, followed from afar', 'متابعة الأكسجين عن بُعد')],
      ['glucose meter', say('Sugar, shared with the doctor', 'مشاركة قراءة السكر مع الطبيب')],
    ],
  },
  {
    words: /\bPharmacies\b/,
    rooms: [
      ['pill organiser', say('A week, prepared', 'أدوية الأسبوع جاهزة')],
      [
        'blood pressure monitor',
        say('Pressure, measured at the counter', 'قياس الضغط عند الصيدلي'),
      ],
      ['glucose meter', say('Sugar, measured at the counter', 'قياس السكر عند الصيدلي')],
      ['vaccine refrigerator', say('What must stay cold', 'ما يُحفظ مبرّدًا')],
    ],
  },
  {
    words: /\b(Training|Staffing)\b/,
    rooms: [
      ['resuscitation bag', say('Resuscitation, practised', 'الإنعاش بالممارسة')],
      ['defibrillator', say('Training with a defibrillator', 'تدريب على إزالة الرجفان')],
      ['stethoscope', say('Learning to listen', 'تعلّم الإصغاء')],
      ['hospital bed', say('The practice ward', 'جناح التدريب')],
    ],
  },
];
