import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const kochi = { en: 'Kochi', ar: 'كوتشي' };

export const indianCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'vaidyaka-remedies',
    name: { en: 'Vaidyaka Remedies', ar: 'فايدياكا للأدوية' },
    type: 2,
    category: 'pharmaceutical',
    city: { en: 'Hyderabad', ar: 'حيدر آباد' },
    profile: {
      description: {
        en: 'A manufacturer of finished medicines and active ingredients that has supplied Gulf tenders for two decades. Arabic-language packs are printed in-house and released by a pharmacist who reads Arabic.',
        ar: 'شركة تصنّع الأدوية الجاهزة والمواد الفعالة وتشارك في مناقصات الخليج منذ عقدين. تُطبع العبوات العربية داخل المصنع ويجيزها صيدلي يقرأ العربية.',
      },
      address: {
        en: 'Genome Valley Road, Hyderabad, Telangana',
        ar: 'طريق وادي الجينوم، حيدر آباد، تيلانغانا',
      },
    },
    phone: '4023450186',
    plan: 3,
    topExhibitor: 1,
    logo: { mark: 'petals', palette: 'olive' },
  },
  {
    key: 'sanjeeta-generics',
    name: { en: 'Sanjeeta Generics', ar: 'سانجيتا للأدوية الجنيسة' },
    type: 2,
    category: 'pharmaceutical',
    city: { en: 'Ahmedabad', ar: 'أحمد آباد' },
    profile: {
      description: {
        en: 'Sanjeeta concentrates on forty molecules and makes them in very large, very even lots. The stability file of each product is open to its distributors.',
        ar: 'تركز «سانجيتا» على أربعين مادة دوائية وتصنعها بتشغيلات كبيرة متجانسة. وملف ثبات كل منتج متاح لموزعيه.',
      },
      address: {
        en: 'Sarkhej Bavla Highway, Ahmedabad, Gujarat',
        ar: 'طريق سارخيج بافلا، أحمد آباد، غوجارات',
      },
    },
    phone: '7926830297',
    plan: 2,
    topExhibitor: 2,
    logo: { mark: 'hexagon', palette: 'teal' },
  },
  {
    key: 'malabar-suture-works',
    name: { en: 'Malabar Suture Works', ar: 'مالابار للخيوط الجراحية' },
    type: 2,
    category: 'medical-equipment',
    city: kochi,
    profile: {
      description: {
        en: 'Absorbable and non-absorbable sutures, meshes and needles, drawn, swaged and sterilised in Kochi. Needle sharpness is tested after thirty passes, not one.',
        ar: 'خيوط جراحية قابلة للامتصاص وغير قابلة له وشبكات وإبر تُسحب وتُركّب وتُعقم في كوتشي. وتُختبر حدة الإبرة بعد ثلاثين غرزة لا بعد غرزة واحدة.',
      },
      address: {
        en: 'Seaport Road, Kakkanad, Kochi, Kerala',
        ar: 'طريق الميناء، كاكاناد، كوتشي، كيرالا',
      },
    },
    phone: '4842410318',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'helix', palette: 'harbour' },
  },
  {
    key: 'dakhini-lab-instruments',
    name: { en: 'Dakhini Lab Instruments', ar: 'دخني لأجهزة المختبرات' },
    type: 2,
    category: 'laboratory',
    city: { en: 'Pune', ar: 'بونه' },
    profile: {
      description: {
        en: 'Centrifuges, incubators, water baths and microscopes, simple to repair and hard to break. Service manuals are public and spare parts are priced on the website.',
        ar: 'أجهزة طرد مركزي وحاضنات وحمامات مائية ومجاهر سهلة الإصلاح صعبة العطب. أدلة الصيانة متاحة للجميع وأسعار قطع الغيار منشورة على الموقع.',
      },
      address: {
        en: 'Bhosari Industrial Area, Pune, Maharashtra',
        ar: 'منطقة بوساري الصناعية، بونه، ماهاراشترا',
      },
    },
    phone: '2027120429',
    plan: 2,
    logo: { mark: 'orbit', palette: 'plum' },
  },
  {
    key: 'neelkurinji-hospital-furniture',
    name: { en: 'Neelkurinji Hospital Furniture', ar: 'نيلكورنجي لأثاث المستشفيات' },
    type: 2,
    category: 'medical-equipment',
    city: { en: 'Coimbatore', ar: 'كويمباتور' },
    profile: {
      description: {
        en: 'Beds, trolleys, lockers and examination couches welded and coated in one plant and shipped flat. A forty-foot container carries a complete thirty-bed ward.',
        ar: 'أسرّة وعربات وخزائن وأسرّة فحص تُلحم وتُطلى في مصنع واحد وتُشحن مفككة. وتتسع حاوية بطول أربعين قدمًا لجناح كامل من ثلاثين سريرًا.',
      },
      address: {
        en: 'Avinashi Road, Coimbatore, Tamil Nadu',
        ar: 'طريق أفيناشي، كويمباتور، تاميل نادو',
      },
    },
    phone: '4222570531',
    plan: 1,
    logo: { mark: 'dunes', palette: 'indigo' },
  },
  {
    key: 'arogyadeep-health-staffing',
    name: { en: 'Arogyadeep Health Staffing', ar: 'أروغياديب لتوظيف الكوادر الصحية' },
    type: 5,
    category: 'healthcare-service',
    city: kochi,
    profile: {
      description: {
        en: 'Recruits and prepares nurses and technicians for hospitals in the Gulf, at no cost to the candidate. Language courses, licence examinations and the first month after arrival are part of the service.',
        ar: 'تستقطب الممرضين والفنيين وتؤهلهم للعمل في مستشفيات الخليج من دون أي كلفة على المرشح. وتشمل الخدمة دورات اللغة وامتحانات الترخيص والمرافقة في الشهر الأول بعد الوصول.',
      },
      address: {
        en: 'M G Road, Ernakulam, Kochi, Kerala',
        ar: 'طريق إم جي، إرناكولام، كوتشي، كيرالا',
      },
    },
    phone: '4842350642',
    plan: 2,
    logo: { mark: 'shield', palette: 'clay' },
  },
];
