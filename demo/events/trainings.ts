import { type EventSubject, subject } from './event-subject.ts';

/** Workshops, courses, campaigns and online meetings. */
export const trainings: readonly EventSubject[] = [
  subject(
    'workshop',
    ['Infusion Pump Skills Day, {0}', 'يوم مهارات مضخات التسريب في {0}'],
    [
      'Nurses programme, troubleshoot and clean pumps in groups of six. Each participant leaves with a signed competency record.',
      'يبرمج الممرضون المضخات ويعالجون أعطالها وينظفونها في مجموعات من ستة. ويغادر كل مشارك بسجل كفاءة موقّع.',
    ],
    'tiryaq-bay-medical',
    'wasm-healthcare-supplies',
  ),
  subject(
    'workshop',
    ['Wound Care in Practice, {0}', 'العناية بالجروح عمليًا في {0}'],
    [
      'Choosing the dressing, measuring healing and talking about pain, practised on models and real photographs.',
      'اختيار الضماد وقياس الالتئام والحديث عن الألم، بتدريب على نماذج وصور حقيقية.',
    ],
    'ajloun-sterile-products',
    'bardi-medical-textiles',
    'wafra-home-care',
  ),
  subject(
    'workshop',
    ['Point-of-Care Ultrasound Day, {0}', 'يوم الموجات فوق الصوتية السريرية في {0}'],
    [
      'Hands-on scanning for emergency and family physicians: heart, lung, abdomen and vessels, one probe for three people.',
      'تدريب عملي لأطباء الطوارئ والأسرة: القلب والرئة والبطن والأوعية، بمجس واحد لكل ثلاثة متدربين.',
    ],
    'dafra-imaging-systems',
    'jabal-shams-medical',
    'khor-al-shifa-medical',
  ),
  subject(
    'workshop',
    ['Suturing Master Class, {0}', 'ورشة الخياطة الجراحية المتقدمة في {0}'],
    [
      'From the simple stitch to tendon repair on tissue models, guided by four surgeons.',
      'من الغرزة البسيطة إلى ترميم الأوتار على نماذج نسيجية بإشراف أربعة جراحين.',
    ],
    'malabar-suture-works',
    'creekside-surgical',
  ),
  subject(
    'workshop',
    [
      'Sleep Apnoea: From Test to Mask, {0}',
      'انقطاع النفس أثناء النوم: من الفحص إلى القناع في {0}',
    ],
    [
      'Reading sleep studies, fitting masks and keeping patients on therapy after the first month.',
      'قراءة دراسات النوم وضبط الأقنعة والحفاظ على التزام المريض بعد الشهر الأول.',
    ],
    'ghaim-respiratory-care',
    'litani-medical-imports',
  ),
  subject(
    'workshop',
    ['Bracing and Casting Day, {0}', 'يوم الدعامات والتجبير في {0}'],
    [
      'Measure, mould and fit: knee, ankle, wrist and spine, with checks by experienced technicians.',
      'قياس وتشكيل وتركيب: الركبة والكاحل والمعصم والعمود الفقري بمتابعة فنيين ذوي خبرة.',
    ],
    'sanam-orthopaedics',
    'hili-rehabilitation-centre',
  ),
  subject(
    'workshop',
    ['Good Distribution Practice Update, {0}', 'مستجدات ممارسات التوزيع الجيد في {0}'],
    [
      'Temperature mapping, recalls and returns for warehouse and transport managers, with a mock inspection.',
      'رسم خرائط الحرارة والسحب من السوق والمرتجعات لمديري المستودعات والنقل، مع تفتيش تجريبي.',
    ],
    'qafila-cold-chain',
    'qurm-life-sciences',
  ),
  subject(
    'workshop',
    ['Keeping Medical Devices Safe, {0}', 'سلامة الأجهزة الطبية في {0}'],
    [
      'Electrical safety testing, risk classes and documentation for hospital engineers. Bring a device from your own hospital.',
      'فحص السلامة الكهربائية وفئات المخاطر والتوثيق لمهندسي المستشفيات. أحضر معك جهازًا من مستشفاك.',
    ],
    'sadu-biomedical-services',
    'misnad-hospital-services',
  ),
  subject(
    'course',
    ['Advanced Life Support Course, {0}', 'دورة دعم الحياة المتقدم في {0}'],
    [
      'Two days of simulation for doctors and nurses and a practical examination on the third, with reading material in Arabic or English.',
      'يومان من المحاكاة للأطباء والممرضين وامتحان عملي في اليوم الثالث، مع مادة تحضيرية بالعربية أو الإنجليزية.',
    ],
    'mashreqia-health-training',
    'khor-al-shifa-medical',
    'rabwat-al-salam-hospital',
  ),
  subject(
    'course',
    ['First Aid at Sea, {0}', 'الإسعافات الأولية في البحر، {0}'],
    [
      'A three-day course on deck for fishermen, divers and port staff: drowning, bleeding, heat and radio calls.',
      'دورة لثلاثة أيام على ظهر المركب للصيادين والغواصين والعاملين في الموانئ: الغرق والنزف والإجهاد الحراري ونداءات اللاسلكي.',
    ],
    'sur-marine-first-aid',
  ),
  subject(
    'course',
    ['Clinical Research Fundamentals, {0}', 'أساسيات البحث السريري في {0}'],
    [
      'Good clinical practice, consent in plain Arabic and clean data, for investigators and coordinators at the start.',
      'الممارسة السريرية الجيدة والموافقة المستنيرة بعربية واضحة والبيانات السليمة، للباحثين والمنسقين المبتدئين.',
    ],
    'mizan-clinical-research',
    'ghaf-genomics',
  ),
  subject(
    'course',
    ['Gulf Licensing Preparation for Nurses, {0}', 'التحضير لترخيص التمريض في الخليج، {0}'],
    [
      'Three evenings of questions, mock examinations and interview practice before the licensing test.',
      'ثلاث أمسيات من الأسئلة والامتحانات التجريبية والتدرب على المقابلة قبل امتحان الترخيص.',
    ],
    'arogyadeep-health-staffing',
    'mashreqia-health-training',
  ),
  subject(
    'course',
    ['Sterile Services Certificate, {0}', 'شهادة خدمات التعقيم في {0}'],
    [
      'Decontamination from wash to release, with two days in a working department.',
      'إزالة التلوث من الغسل إلى الإفراج مع يومين في قسم عامل.',
    ],
    'rimal-medical-industries',
    'misnad-hospital-services',
  ),
  subject(
    'course',
    ['Microscopy Refresher, {0}', 'دورة تنشيطية في الفحص المجهري في {0}'],
    [
      'Blood films, parasites and urine sediment for technologists, one microscope each and two hundred slides.',
      'مسحات الدم والطفيليات ورواسب البول لاختصاصيي المختبر، بمجهر لكل متدرب ومئتي شريحة.',
    ],
    'dakhini-lab-instruments',
    'failaka-lab-systems',
    'zubara-diagnostics',
  ),
  subject(
    'campaign',
    ['Know Your Numbers, {0}', 'اعرف أرقامك في {0}'],
    [
      'Free checks of blood pressure, sugar and weight in the shopping street, with a doctor to talk to straight away.',
      'فحوص مجانية للضغط والسكر والوزن في شارع التسوق مع طبيب للاستشارة الفورية.',
    ],
    'kathma-family-pharmacies',
    'tamra-pharmacies',
    'qalat-al-hayat-clinic',
    'tiryaq-bay-medical',
  ),
  subject(
    'campaign',
    ['Breast Health Morning, {0}', 'صباح صحة الثدي في {0}'],
    [
      'Examination, mammography vouchers and a conversation over coffee, for women and their daughters.',
      'فحص سريري وقسائم لتصوير الثدي (الماموغرام) وحديث حول فنجان قهوة، للسيدات وبناتهن.',
    ],
    'wardiyya-clinic',
    'nuwair-women-children-clinics',
    'ain-al-qamar-hospital',
  ),
  subject(
    'campaign',
    ['School Eyesight Day, {0}', 'يوم النظر لتلاميذ المدارس في {0}'],
    [
      'Our teams examine first-year pupils and fit free glasses where they are needed.',
      'تفحص فرقنا تلاميذ الصف الأول وتقدم نظارات مجانية لمن يحتاج إليها.',
    ],
    'ain-al-waha-optical',
    'nakhl-eye-hospital',
    'wahat-eye-hospitals',
  ),
  subject(
    'campaign',
    ['{0} Blood Donation Evening', 'أمسية التبرع بالدم في {0}'],
    [
      'Donate after work, with a short check-up, dates and juice. Rare groups are especially welcome.',
      'تبرع بعد العمل مع فحص قصير وتمر وعصير. ونرحب خصوصًا بأصحاب فصائل الدم النادرة.',
    ],
    'lulwat-al-sharq-hospital',
    'marsa-azraq-hospital',
    'zubara-diagnostics',
  ),
  subject(
    'campaign',
    ['Skin Check Saturday, {0}', 'سبت فحص الجلد في {0}'],
    [
      'A free look at moles and sun damage by dermatologists, no appointment needed.',
      'فحص مجاني للشامات وأضرار الشمس لدى أطباء الجلد من دون موعد مسبق.',
    ],
    'yasmina-skin-clinic',
    'qalat-al-hayat-clinic',
  ),
  subject(
    'webinar',
    ['Telehealth That Patients Use', 'رعاية عن بُعد يستخدمها المرضى'],
    [
      'What three years of video consultations in rural health posts taught us about connection, privacy and trust.',
      'ما علّمتنا إياه ثلاث سنوات من الاستشارات المرئية في المراكز الريفية عن الاتصال والخصوصية والثقة.',
    ],
    'bahla-telehealth',
    'hili-rehabilitation-centre',
  ),
  subject(
    'webinar',
    ['Antibiotics: When Less Is More', 'المضادات الحيوية: حين يكون القليل أكثر'],
    [
      'A practical hour on prescribing for throat, chest and urine, with questions from family doctors.',
      'ساعة عملية حول الوصف في التهابات الحلق والصدر والبول مع أسئلة أطباء الأسرة.',
    ],
    'sarw-pharmaceuticals',
    'hayl-pharmaceuticals',
    'muzn-pharmaceutical-industries',
  ),
  subject(
    'webinar',
    ['Registering a Medicine in the Gulf', 'تسجيل دواء في دول الخليج'],
    [
      'Dossier, samples and time lines in six countries, explained by people who file every week.',
      'الملف والعينات والمواعيد في ست دول، يشرحها من يقدمون الملفات كل أسبوع.',
    ],
    'qurm-life-sciences',
    'sanjeeta-generics',
    'luban-pharma-industries',
  ),
  subject(
    'webinar',
    ['Inhalers Used Right', 'البخاخات بالطريقة الصحيحة'],
    [
      'Pharmacists learn to teach inhaler technique in ninety seconds, with patient videos in Arabic.',
      'يتعلم الصيادلة شرح طريقة استعمال البخاخ في تسعين ثانية مع مقاطع للمرضى بالعربية.',
    ],
    'zaafaran-pharma',
    'murjan-pharma',
  ),
  subject(
    'webinar',
    ['Planning Relief Consignments', 'تخطيط شحنات الإغاثة'],
    [
      'How to list, pack and label medical aid so that it is used on the day it arrives.',
      'كيف تُعد المساعدات الطبية وتُعبأ وتُعنون لتُستخدم يوم وصولها.',
    ],
    'balqa-medical-stores',
    'sadu-biomedical-services',
  ),
];
