import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const dubai = { en: 'Dubai', ar: 'دبي' };
const abuDhabi = { en: 'Abu Dhabi', ar: 'أبوظبي' };

export const emiratiCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'qurm-life-sciences',
    name: { en: 'Qurm Life Sciences', ar: 'قرم لعلوم الحياة' },
    type: 1,
    category: 'pharmaceutical',
    city: dubai,
    profile: {
      description: {
        en: 'Qurm registers, launches and distributes specialised medicines for partners who have no office in the region. Its regulatory team has completed 180 registrations in six Gulf states, and its medical information line answers in three languages.',
        ar: 'تتولى «قرم» تسجيل الأدوية المتخصصة وإطلاقها وتوزيعها نيابةً عن شركاء لا مكاتب لهم في المنطقة. أنجز فريق الشؤون التنظيمية 180 تسجيلًا في ست دول خليجية، ويجيب خط المعلومات الدوائية بثلاث لغات.',
      },
      address: {
        en: 'Building 27, Al Razi Street, Dubai',
        ar: 'مبنى 27، شارع الرازي، دبي',
      },
    },
    phone: '43920157',
    plan: 3,
    topExhibitor: 1,
    partner: 6,
    logo: { mark: 'helix', palette: 'forest' },
  },
  {
    key: 'saruq-medical-devices',
    name: { en: 'Saruq Medical Devices', ar: 'ساروق للأجهزة الطبية' },
    type: 2,
    category: 'medical-equipment',
    city: { en: 'Sharjah', ar: 'الشارقة' },
    profile: {
      description: {
        en: 'Saruq designs and builds patient monitors and bedside devices in Sharjah. Screens can be read from across the ward, alarms are tuned with nurses rather than for them, and every unit carries a seven-year parts guarantee.',
        ar: 'تصمم «ساروق» شاشات مراقبة المرضى وأجهزة جوار السرير وتصنعها في الشارقة. تُقرأ شاشاتها من آخر الجناح، وتُضبط تنبيهاتها بمشاركة الممرضين، ويأتي كل جهاز بضمان سبع سنوات لقطع الغيار.',
      },
      address: {
        en: 'Street 12, Industrial Area 6, Sharjah',
        ar: 'شارع 12، المنطقة الصناعية السادسة، الشارقة',
      },
    },
    phone: '65340269',
    plan: 3,
    topExhibitor: 2,
    partner: 7,
    logo: { mark: 'pulse', palette: 'night' },
  },
  {
    key: 'creekside-surgical',
    name: { en: 'Creekside Surgical', ar: 'ضفة الخور للمستلزمات الجراحية' },
    type: 1,
    category: 'medical-equipment',
    city: dubai,
    profile: {
      description: {
        en: 'Instruments, sutures, energy devices and theatre furniture for surgeons who expect the tray to be complete. A loan-set service delivers specialised instruments the evening before the operation and collects them the day after.',
        ar: 'أدوات وخيوط جراحية وأجهزة طاقة وأثاث عمليات للجراح الذي يريد صينيته كاملة. توصل خدمة إعارة الأطقم الأدوات المتخصصة في مساء اليوم السابق للعملية وتستعيدها في اليوم التالي.',
      },
      address: {
        en: 'Office 604, Baniyas Road, Deira, Dubai',
        ar: 'مكتب 604، شارع بني ياس، ديرة، دبي',
      },
    },
    phone: '42270384',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'sail', palette: 'ocean' },
  },
  {
    key: 'zaafaran-pharma',
    name: { en: 'Zaafaran Pharma', ar: 'زعفران فارما' },
    type: 2,
    category: 'pharmaceutical',
    city: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
    profile: {
      description: {
        en: 'Zaafaran makes inhalers, eye drops and injectables, the forms that leave least room for error. Its filling halls run without human contact, and visitors may watch them from a gallery on the first Tuesday of each month.',
        ar: 'تنتج «زعفران» البخاخات وقطرات العين والحقن، وهي الأشكال الصيدلانية التي لا تحتمل الخطأ. تعمل صالات التعبئة من دون تماس بشري، ويمكن للزوار مشاهدتها من الشرفة في أول ثلاثاء من كل شهر.',
      },
      address: {
        en: 'Al Hamra Industrial Zone, Ras Al Khaimah',
        ar: 'منطقة الحمراء الصناعية، رأس الخيمة',
      },
    },
    phone: '72440492',
    plan: 2,
    logo: { mark: 'sun', palette: 'ruby' },
  },
  {
    key: 'dafra-imaging-systems',
    name: { en: 'Dafra Imaging Systems', ar: 'ضفرة لأنظمة التصوير الطبي' },
    type: 1,
    category: 'medical-equipment',
    city: abuDhabi,
    profile: {
      description: {
        en: 'Ultrasound, digital X-ray and reading-room workstations, with shielding design and licensing handled in-house. Application specialists stay with the radiographers for the first two weeks of clinical use.',
        ar: 'أجهزة الموجات فوق الصوتية والأشعة السينية الرقمية ومحطات القراءة، مع تصميم التدريع الإشعاعي وإجراءات الترخيص. ويلازم اختصاصيو التطبيقات فنيي الأشعة في أول أسبوعين من الاستخدام.',
      },
      address: {
        en: 'Hamdan Bin Mohammed Street, Abu Dhabi',
        ar: 'شارع حمدان بن محمد، أبوظبي',
      },
    },
    phone: '26310518',
    plan: 2,
    logo: { mark: 'eye', palette: 'indigo' },
  },
  {
    key: 'ghaf-genomics',
    name: { en: 'Ghaf Genomics', ar: 'غاف للجينوميات' },
    type: 5,
    category: 'laboratory',
    city: abuDhabi,
    profile: {
      description: {
        en: 'Premarital, newborn and cancer gene testing interpreted against Arab reference populations. Reports are written for the treating physician on one page, with a genetic counsellor on call to explain them to the family.',
        ar: 'فحوص جينية لما قبل الزواج ولحديثي الولادة وللأورام، تُفسَّر نتائجها قياسًا على بيانات مرجعية لمجتمعات عربية. يُكتب التقرير للطبيب المعالج في صفحة واحدة، ويشرحه مرشد وراثي للأسرة عند الطلب.',
      },
      address: {
        en: 'Al Maryah Island, Abu Dhabi',
        ar: 'جزيرة المارية، أبوظبي',
      },
    },
    phone: '26440623',
    plan: 2,
    logo: { mark: 'helix', palette: 'teal' },
  },
  {
    key: 'hili-rehabilitation-centre',
    name: { en: 'Hili Rehabilitation Centre', ar: 'مركز هيلي للتأهيل' },
    type: 5,
    category: 'healthcare-service',
    city: { en: 'Al Ain', ar: 'العين' },
    profile: {
      description: {
        en: 'Forty-eight places for people recovering from stroke, spinal injury or long intensive care. Patients and therapists agree on goals in plain words each Sunday, and families join the session.',
        ar: 'ثمانية وأربعون مكانًا للمتعافين من السكتة الدماغية أو إصابة النخاع أو الإقامة الطويلة في العناية المركزة. يتفق المريض والمعالج كل أحد على أهداف واضحة بلغة بسيطة، وتشارك الأسرة في الجلسة.',
      },
      address: {
        en: 'Hili District, Al Ain',
        ar: 'منطقة هيلي، العين',
      },
    },
    phone: '37820738',
    plan: 1,
    logo: { mark: 'arcs', palette: 'emerald' },
  },
  {
    key: 'marsa-azraq-hospital',
    name: { en: 'Marsa Azraq Hospital', ar: 'مستشفى المرسى الأزرق' },
    type: 3,
    category: 'hospital',
    city: abuDhabi,
    profile: {
      description: {
        en: 'A 310-bed hospital by the water, known for joint replacement and transplant medicine. Its electronic record is shared with 70 referring clinics, so tests are not done twice.',
        ar: 'مستشفى يطل على البحر ويضم 310 أسرّة، عُرف بجراحات استبدال المفاصل وطب زراعة الأعضاء. يتشارك سجله الإلكتروني مع 70 عيادة محيلة، فلا تُعاد الفحوص مرتين.',
      },
      address: {
        en: 'Corniche Road, Abu Dhabi',
        ar: 'طريق الكورنيش، أبوظبي',
      },
    },
    phone: '26190846',
    plan: 3,
    logo: { mark: 'wave', palette: 'harbour' },
  },
  {
    key: 'yasmina-skin-clinic',
    name: { en: 'Yasmina Skin Clinic', ar: 'عيادة ياسمينة للجلدية' },
    type: 3,
    category: 'clinic',
    city: dubai,
    profile: {
      description: {
        en: 'Medical dermatology for every skin tone: eczema, vitiligo, hair loss and skin-cancer checks. Cosmetic work is offered only after a medical consultation.',
        ar: 'طب جلدي لجميع ألوان البشرة: الإكزيما والبهاق وتساقط الشعر والكشف عن سرطان الجلد. ولا تُجرى الإجراءات التجميلية إلا بعد استشارة طبية.',
      },
      address: {
        en: 'Al Wasl Road, Jumeirah 1, Dubai',
        ar: 'شارع الوصل، جميرا 1، دبي',
      },
    },
    phone: '43420951',
    plan: 1,
    logo: { mark: 'star', palette: 'plum' },
  },
  {
    key: 'qafila-cold-chain',
    name: { en: 'Qafila Cold Chain Logistics', ar: 'قافلة للنقل المبرد' },
    type: 5,
    category: 'other',
    city: dubai,
    profile: {
      description: {
        en: 'Qafila stores and moves vaccines, insulin and blood products between 2 and 8 degrees, and at minus 70 where needed. Sixty validated vehicles report their temperature every minute to the customer’s own screen.',
        ar: 'تخزّن «قافلة» اللقاحات والإنسولين ومشتقات الدم وتنقلها بين درجتين وثماني درجات مئوية، وعند 70 تحت الصفر عند الحاجة. وترسل ستون مركبة معتمدة درجة حرارتها كل دقيقة إلى شاشة العميل.',
      },
      address: {
        en: 'Warehouse 14, Jebel Ali, Dubai',
        ar: 'مستودع 14، جبل علي، دبي',
      },
    },
    phone: '48811063',
    plan: 2,
    partner: 8,
    logo: { mark: 'orbit', palette: 'olive' },
  },
];
