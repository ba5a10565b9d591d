import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const riyadh = { en: 'Riyadh', ar: 'الرياض' };
const jeddah = { en: 'Jeddah', ar: 'جدة' };

export const saudiCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'rimal-medical-industries',
    name: { en: 'Rimal Medical Industries', ar: 'رمال للصناعات الطبية' },
    type: 2,
    category: 'medical-equipment',
    city: riyadh,
    profile: {
      description: {
        en: 'Rimal manufactures single-use surgical sets, gowns and drapes in a clean-room plant south of Riyadh. Two sterilisation lines handle six million procedure packs a year, each traceable to the roll of fabric it was cut from.',
        ar: 'تصنّع «رمال» الأطقم الجراحية أحادية الاستخدام والأردية والأغطية المعقمة في مصنع بغرف نظيفة جنوب الرياض. ويعالج خطّا التعقيم ستة ملايين حزمة في السنة، يمكن تتبّع كل منها إلى لفة القماش التي قُصّت منها.',
      },
      address: {
        en: '2nd Industrial City, Al Kharj Road, Riyadh',
        ar: 'المدينة الصناعية الثانية، طريق الخرج، الرياض',
      },
    },
    phone: '112650142',
    plan: 3,
    topExhibitor: 1,
    partner: 4,
    logo: { mark: 'dunes', palette: 'clay' },
  },
  {
    key: 'hayl-pharmaceuticals',
    name: { en: 'Hayl Pharmaceuticals', ar: 'هيل للأدوية' },
    type: 2,
    category: 'pharmaceutical',
    city: { en: 'Sudair', ar: 'سدير' },
    profile: {
      description: {
        en: 'From its plant in Sudair, Hayl produces heart, diabetes and antibiotic medicines for the Kingdom and eight export markets. Bioequivalence studies are published for every tablet in the range. A scholarship programme brings twenty pharmacy graduates into production each year.',
        ar: 'من مصنعها في سدير تنتج «هيل» أدوية القلب والسكري والمضادات الحيوية للمملكة ولثماني أسواق تصدير. وتُنشر دراسات التكافؤ الحيوي لكل أقراصها. ويستقطب برنامج المنح عشرين خريج صيدلة إلى خطوط الإنتاج سنويًا.',
      },
      address: {
        en: 'Sudair Industrial and Business City, Riyadh Province',
        ar: 'مدينة سدير للصناعة والأعمال، منطقة الرياض',
      },
    },
    phone: '114420265',
    plan: 3,
    topExhibitor: 2,
    partner: 5,
    logo: { mark: 'leaf', palette: 'emerald' },
  },
  {
    key: 'wasm-healthcare-supplies',
    name: { en: 'Wasm Healthcare Supplies', ar: 'وسم لمستلزمات الرعاية الصحية' },
    type: 1,
    category: 'medical-equipment',
    city: jeddah,
    profile: {
      description: {
        en: 'Wasm serves hospitals along the Red Sea coast with infusion, wound care and infection control products. Stock is placed on consignment in the ward and billed only when it is used, which has halved expiry losses for our larger customers.',
        ar: 'تخدم «وسم» مستشفيات ساحل البحر الأحمر بمنتجات التسريب الوريدي والعناية بالجروح ومكافحة العدوى. يوضع المخزون أمانةً في القسم ولا يُحاسب عليه إلا عند استخدامه، ما خفّض هدر المنتجات المنتهية الصلاحية إلى النصف لدى كبار عملائنا.',
      },
      address: {
        en: 'Al Madinah Al Munawarah Road, Al Bawadi, Jeddah',
        ar: 'طريق المدينة المنورة، البوادي، جدة',
      },
    },
    phone: '126830371',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'cross', palette: 'night' },
  },
  {
    key: 'lulwat-al-sharq-hospital',
    name: { en: 'Lulwat Al Sharq Hospital', ar: 'مستشفى لؤلؤة الشرق' },
    type: 3,
    category: 'hospital',
    city: { en: 'Dammam', ar: 'الدمام' },
    profile: {
      description: {
        en: 'A 260-bed general hospital with a regional burns unit and a comprehensive stroke pathway. Door-to-needle time for stroke averages 31 minutes and is published every quarter.',
        ar: 'مستشفى عام يضم 260 سريرًا ووحدة إقليمية للحروق ومسارًا متكاملًا لعلاج السكتة الدماغية. يبلغ متوسط الزمن من وصول المريض إلى بدء العلاج 31 دقيقة، ويُنشر كل ثلاثة أشهر.',
      },
      address: {
        en: 'King Saud Road, Al Faisaliyah, Dammam',
        ar: 'طريق الملك سعود، الفيصلية، الدمام',
      },
    },
    phone: '138410458',
    plan: 3,
    logo: { mark: 'orbit', palette: 'harbour' },
  },
  {
    key: 'yaqut-laboratories',
    name: { en: 'Yaqut Laboratories', ar: 'مختبرات ياقوت' },
    type: 5,
    category: 'laboratory',
    city: riyadh,
    profile: {
      description: {
        en: 'A reference laboratory for clinics that have none of their own: couriers collect twice a day and routine results return before the evening surgery. The test list covers 1,400 analyses, from vitamin D to rare metabolic disorders.',
        ar: 'مختبر مرجعي للعيادات التي لا مختبر لها: يجمع مندوبونا العينات مرتين يوميًا وتعود النتائج الروتينية قبل عيادة المساء. وتغطي قائمة الفحوص 1,400 تحليل، من فيتامين د إلى الاضطرابات الاستقلابية النادرة.',
      },
      address: {
        en: 'Olaya Street, Al Wurud, Riyadh',
        ar: 'شارع العليا، الورود، الرياض',
      },
    },
    phone: '114610583',
    plan: 2,
    logo: { mark: 'hexagon', palette: 'ruby' },
  },
  {
    key: 'sanam-orthopaedics',
    name: { en: 'Sanam Orthopaedics', ar: 'سنام لتجهيزات العظام' },
    type: 1,
    category: 'medical-equipment',
    city: { en: 'Al Khobar', ar: 'الخبر' },
    profile: {
      description: {
        en: 'Braces, supports, casting materials and fixation systems for orthopaedic and sports medicine teams. Trained fitters attend clinics in the Eastern Province on fixed days, so patients leave with a brace that fits.',
        ar: 'دعامات وأربطة ومواد تجبير وأنظمة تثبيت لفرق جراحة العظام والطب الرياضي. يحضر فنيونا المدربون إلى عيادات المنطقة الشرقية في أيام ثابتة ليغادر المريض بدعامة تناسب مقاسه.',
      },
      address: {
        en: 'Prince Turki Street, Al Khobar',
        ar: 'شارع الأمير تركي، الخبر',
      },
    },
    phone: '138820691',
    plan: 2,
    logo: { mark: 'arcs', palette: 'olive' },
  },
  {
    key: 'ghaim-respiratory-care',
    name: { en: 'Ghaim Respiratory Care', ar: 'غيم للعناية التنفسية' },
    type: 1,
    category: 'medical-equipment',
    city: riyadh,
    profile: {
      description: {
        en: 'Oxygen concentrators, sleep therapy and ventilation for hospital and home. Respiratory therapists set up each device at the bedside and follow the readings by telemetry during the first ninety days.',
        ar: 'مكثفات الأكسجين وأجهزة علاج انقطاع النفس والتنفس الصناعي للمستشفى والمنزل. يضبط اختصاصيو العلاج التنفسي كل جهاز بجوار السرير ويتابعون قراءاته عن بُعد خلال التسعين يومًا الأولى.',
      },
      address: {
        en: 'King Abdullah Road, Al Mughrizat, Riyadh',
        ar: 'طريق الملك عبد الله، المغرزات، الرياض',
      },
    },
    phone: '112740716',
    plan: 2,
    logo: { mark: 'wave', palette: 'ocean' },
  },
  {
    key: 'nuwair-women-children-clinics',
    name: { en: 'Nuwair Women and Children Clinics', ar: 'عيادات نوير للنساء والأطفال' },
    type: 3,
    category: 'clinic',
    city: jeddah,
    profile: {
      description: {
        en: 'Obstetricians, paediatricians and midwives under one roof, from the first scan to the school vaccination. Antenatal classes run in Arabic and English every week.',
        ar: 'أطباء نساء وولادة وأطباء أطفال وقابلات تحت سقف واحد، من أول فحص بالموجات فوق الصوتية حتى لقاح المدرسة. وتُعقد دروس ما قبل الولادة أسبوعيًا بالعربية والإنجليزية.',
      },
      address: {
        en: 'Prince Sultan Street, Ar Rawdah, Jeddah',
        ar: 'شارع الأمير سلطان، الروضة، جدة',
      },
    },
    phone: '126690834',
    plan: 1,
    logo: { mark: 'petals', palette: 'plum' },
  },
  {
    key: 'tamra-pharmacies',
    name: { en: 'Tamra Pharmacies', ar: 'صيدليات تمرة' },
    type: 4,
    category: 'pharmaceutical',
    city: { en: 'Madinah', ar: 'المدينة المنورة' },
    profile: {
      description: {
        en: 'Tamra runs twenty-six pharmacies in Madinah and the road towns to Yanbu. During the Hajj and Umrah seasons its pharmacists work in nine languages near the Haram.',
        ar: 'تدير «تمرة» ستًا وعشرين صيدلية في المدينة المنورة والبلدات الواقعة على الطريق إلى ينبع. وفي موسمي الحج والعمرة يعمل صيادلتها بتسع لغات بالقرب من الحرم.',
      },
      address: {
        en: 'King Abdulaziz Road, Madinah',
        ar: 'طريق الملك عبد العزيز، المدينة المنورة',
      },
    },
    phone: '148230925',
    plan: 2,
    logo: { mark: 'drop', palette: 'clay' },
  },
  {
    key: 'misnad-hospital-services',
    name: { en: 'Misnad Hospital Services', ar: 'مسند لخدمات المستشفيات' },
    type: 5,
    category: 'healthcare-service',
    city: riyadh,
    profile: {
      description: {
        en: 'Sterile supply, linen, medical waste and facility management, run as one contract with one set of measured results. Misnad employs 2,300 people in fourteen hospitals.',
        ar: 'التعقيم المركزي والبياضات والنفايات الطبية وإدارة المرافق في عقد واحد وبمؤشرات أداء موحدة. يعمل لدى «مسند» 2,300 موظف في أربعة عشر مستشفى.',
      },
      address: {
        en: 'Eastern Ring Road, Ar Rawabi, Riyadh',
        ar: 'الدائري الشرقي، الروابي، الرياض',
      },
    },
    phone: '112911047',
    plan: 2,
    logo: { mark: 'pillars', palette: 'slate' },
  },
];
