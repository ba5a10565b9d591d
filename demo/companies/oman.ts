import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const muscat = { en: 'Muscat', ar: 'مسقط' };

export const omaniCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'luban-pharma-industries',
    name: { en: 'Luban Pharma Industries', ar: 'لبان للصناعات الدوائية' },
    type: 2,
    category: 'pharmaceutical',
    city: { en: 'Salalah', ar: 'صلالة' },
    profile: {
      description: {
        en: 'Luban makes standard medicines and a line of standardised botanical preparations from Dhofar. Its research laboratory works with two universities on the chemistry of frankincense resin.',
        ar: 'تنتج «لبان» الأدوية الأساسية ومجموعة من المستحضرات النباتية المعيارية من ظفار. ويتعاون مختبر أبحاثها مع جامعتين في دراسة كيمياء راتنج اللبان.',
      },
      address: { en: 'Raysut Industrial Estate, Salalah', ar: 'منطقة ريسوت الصناعية، صلالة' },
    },
    phone: '23210145',
    plan: 2,
    topExhibitor: 1,
    partner: 11,
    logo: { mark: 'leaf', palette: 'teal' },
  },
  {
    key: 'jabal-shams-medical',
    name: { en: 'Jabal Shams Medical', ar: 'جبل شمس الطبية' },
    type: 1,
    category: 'medical-equipment',
    city: muscat,
    profile: {
      description: {
        en: 'Equipment for health centres far from the city: solar vaccine refrigerators, rugged monitors and portable ultrasound. Technicians travel a fixed route through the interior every month.',
        ar: 'تجهيزات للمراكز الصحية البعيدة عن المدن: ثلاجات لقاح تعمل بالطاقة الشمسية وأجهزة مراقبة متينة وموجات فوق صوتية محمولة. ويسلك فنيونا مسارًا ثابتًا في المحافظات الداخلية كل شهر.',
      },
      address: { en: 'Way 4509, Al Azaiba, Muscat', ar: 'سكة 4509، العذيبة، مسقط' },
    },
    phone: '24590257',
    plan: 2,
    topExhibitor: 2,
    logo: { mark: 'sun', palette: 'night' },
  },
  {
    key: 'sur-marine-first-aid',
    name: { en: 'Sur Marine First Aid', ar: 'صور للإسعافات البحرية' },
    type: 1,
    category: 'medical-equipment',
    city: { en: 'Sur', ar: 'صور' },
    profile: {
      description: {
        en: 'First-aid kits, trauma bags and oxygen sets for fishing boats, ports and desert sites, packed to the applicable maritime scales. Kits come back for inspection once a year and return within two days.',
        ar: 'حقائب إسعاف أولي وحقائب إصابات وأطقم أكسجين لقوارب الصيد والموانئ ومواقع الصحراء، معبأة وفق المقاييس البحرية المعتمدة. تعود الحقائب للفحص مرة في السنة وتُعاد خلال يومين.',
      },
      address: { en: 'Corniche Street, Sur', ar: 'شارع الكورنيش، صور' },
    },
    phone: '25540369',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'sail', palette: 'harbour' },
  },
  {
    key: 'nakhl-eye-hospital',
    name: { en: 'Nakhl Eye Hospital', ar: 'مستشفى نخل للعيون' },
    type: 3,
    category: 'hospital',
    city: muscat,
    profile: {
      description: {
        en: 'Cataract, retina and cornea surgery in four theatres, and a bus that examines schoolchildren in the villages. Last year 11,000 children were seen on the road.',
        ar: 'جراحات الماء الأبيض (الساد) والشبكية والقرنية في أربع غرف عمليات، وحافلة تفحص أبصار تلاميذ القرى. وقد فُحص 11 ألف طفل في العام الماضي على الطريق.',
      },
      address: {
        en: 'Sultan Qaboos Street, Al Khuwair, Muscat',
        ar: 'شارع السلطان قابوس، الخوير، مسقط',
      },
    },
    phone: '24480471',
    plan: 2,
    logo: { mark: 'eye', palette: 'emerald' },
  },
  {
    key: 'bahla-telehealth',
    name: { en: 'Bahla Telehealth', ar: 'بهلاء للرعاية عن بُعد' },
    type: 5,
    category: 'healthcare-service',
    city: { en: 'Nizwa', ar: 'نزوى' },
    profile: {
      description: {
        en: 'Video consultations and remote monitoring that connect rural health posts with specialists. A nurse sits beside the patient, the doctor listens through a digital stethoscope.',
        ar: 'استشارات مرئية ومراقبة عن بُعد تصل المراكز الصحية الريفية بالاختصاصيين. تجلس الممرضة بجوار المريض ويصغي الطبيب عبر سماعة رقمية.',
      },
      address: { en: 'Firq Roundabout, Nizwa', ar: 'دوار فرق، نزوى' },
    },
    phone: '25410583',
    plan: 1,
    logo: { mark: 'arcs', palette: 'indigo' },
  },
];
