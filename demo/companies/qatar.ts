import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const doha = { en: 'Doha', ar: 'الدوحة' };

export const qatariCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'khor-al-shifa-medical',
    name: { en: 'Khor Al Shifa Medical', ar: 'خور الشفاء الطبية' },
    type: 1,
    category: 'medical-equipment',
    city: doha,
    profile: {
      description: {
        en: 'Emergency and intensive care equipment for hospitals, ambulances and sports venues. The company equipped nine stadium clinics and keeps a rental fleet of ventilators and monitors ready within six hours.',
        ar: 'معدات الطوارئ والعناية المركزة للمستشفيات وسيارات الإسعاف والمنشآت الرياضية. جهّزت الشركة تسع عيادات في الملاعب، وتحتفظ بأسطول تأجير من أجهزة التنفس والمراقبة يصل خلال ست ساعات.',
      },
      address: { en: 'Zone 57, Salwa Road, Doha', ar: 'منطقة 57، طريق سلوى، الدوحة' },
    },
    phone: '44580126',
    plan: 3,
    topExhibitor: 1,
    partner: 9,
    logo: { mark: 'cross', palette: 'harbour' },
  },
  {
    key: 'simsim-pharma-distribution',
    name: { en: 'Simsim Pharma Distribution', ar: 'سمسم لتوزيع الأدوية' },
    type: 1,
    category: 'pharmaceutical',
    city: doha,
    profile: {
      description: {
        en: 'Simsim delivers to every licensed pharmacy in Qatar twice a day. Its ordering site shows live stock and expiry dates, and suggests an equivalent when a product is out of stock anywhere in the country.',
        ar: 'تصل «سمسم» إلى كل صيدلية مرخصة في قطر مرتين يوميًا. يعرض موقع الطلبات المخزون الفعلي وتواريخ الصلاحية، ويقترح بديلًا مكافئًا إذا نفد المنتج في أي مكان من البلاد.',
      },
      address: {
        en: 'Street 340, Industrial Area, Doha',
        ar: 'شارع 340، المنطقة الصناعية، الدوحة',
      },
    },
    phone: '44600238',
    plan: 2,
    topExhibitor: 2,
    logo: { mark: 'leaf', palette: 'olive' },
  },
  {
    key: 'zubara-diagnostics',
    name: { en: 'Zubara Diagnostics', ar: 'زبارة للتشخيص المخبري' },
    type: 5,
    category: 'laboratory',
    city: doha,
    profile: {
      description: {
        en: 'Histopathology and microbiology for private hospitals, with frozen sections read while the patient is still on the table. Every tenth case is read by a second pathologist.',
        ar: 'خدمات علم الأنسجة والأحياء الدقيقة للمستشفيات الخاصة، مع قراءة المقاطع المجمدة والمريض لا يزال في غرفة العمليات. وتُعاد قراءة حالة من كل عشر حالات على يد اختصاصي ثانٍ.',
      },
      address: { en: 'C Ring Road, Al Sadd, Doha', ar: 'الطريق الدائري الثالث، السد، الدوحة' },
    },
    phone: '44410347',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'hexagon', palette: 'plum' },
  },
  {
    key: 'ain-al-qamar-hospital',
    name: { en: 'Ain Al Qamar Hospital', ar: 'مستشفى عين القمر' },
    type: 3,
    category: 'hospital',
    city: { en: 'Lusail', ar: 'لوسيل' },
    profile: {
      description: {
        en: 'A women’s hospital with ninety single rooms, a fertility centre and a level III neonatal unit. Midwives lead low-risk births, and obstetricians are in the building at all hours.',
        ar: 'مستشفى للنساء يضم تسعين غرفة فردية ومركزًا للخصوبة ووحدة عناية بالمواليد من المستوى الثالث. تقود القابلات الولادات منخفضة الخطورة، ويوجد أطباء التوليد في المبنى في كل الأوقات.',
      },
      address: { en: 'Marina District, Lusail', ar: 'حي المارينا، لوسيل' },
    },
    phone: '44920459',
    plan: 3,
    logo: { mark: 'crescent', palette: 'indigo' },
  },
  {
    key: 'wakra-mobility-care',
    name: { en: 'Wakra Mobility and Care', ar: 'وكرة لوسائل الحركة والرعاية' },
    type: 4,
    category: 'medical-equipment',
    city: { en: 'Al Wakrah', ar: 'الوكرة' },
    profile: {
      description: {
        en: 'A shop where scooters, walkers and bathroom aids can be tried on a real ramp and in a real bathroom. Deliveries include a home visit to find what else would make the day easier.',
        ar: 'متجر يمكن فيه تجربة الدراجات الكهربائية والمشّايات ومعينات الحمام على منحدر حقيقي وفي حمام حقيقي. ويشمل التوصيل زيارة منزلية لمعرفة ما يمكن أن يسهّل يوم المستخدم.',
      },
      address: { en: 'Al Wakrah Main Street, Al Wakrah', ar: 'شارع الوكرة الرئيسي، الوكرة' },
    },
    phone: '44640561',
    plan: 1,
    logo: { mark: 'orbit', palette: 'teal' },
  },
];
