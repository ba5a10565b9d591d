import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const beirut = { en: 'Beirut', ar: 'بيروت' };

export const lebaneseCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'arzline-pharma',
    name: { en: 'Arzline Pharma', ar: 'أرزلاين فارما' },
    type: 1,
    category: 'pharmaceutical',
    city: beirut,
    profile: {
      description: {
        en: 'Arzline keeps essential medicines available in difficult years. It holds four months of stock for chronic diseases and publishes what is short, so that pharmacists can plan.',
        ar: 'تحرص «أرزلاين» على بقاء الأدوية الأساسية متوفرة في السنوات الصعبة. تحتفظ بمخزون أربعة أشهر لأدوية الأمراض المزمنة، وتنشر قائمة الأصناف الناقصة ليتمكن الصيادلة من التخطيط.',
      },
      address: { en: 'Corniche El Mazraa, Beirut', ar: 'كورنيش المزرعة، بيروت' },
    },
    phone: '70310164',
    plan: 2,
    topExhibitor: 1,
    logo: { mark: 'pillars', palette: 'emerald' },
  },
  {
    key: 'jbeil-dental-arts',
    name: { en: 'Jbeil Dental Arts', ar: 'جبيل لفنون الأسنان' },
    type: 2,
    category: 'medical-equipment',
    city: { en: 'Jbeil', ar: 'جبيل' },
    profile: {
      description: {
        en: 'Ceramic blocks, impression materials and hand instruments made in a workshop of seventy craftsmen. Dentists send a scan in the evening and receive the crown two mornings later.',
        ar: 'كتل خزفية ومواد طبعات وأدوات يدوية تُصنع في مشغل يضم سبعين حرفيًا. يرسل طبيب الأسنان المسح الرقمي مساءً ويتسلم التاج بعد صباحين.',
      },
      address: { en: 'Old Harbour Road, Jbeil', ar: 'طريق المرفأ القديم، جبيل' },
    },
    phone: '71420275',
    plan: 2,
    topExhibitor: 2,
    logo: { mark: 'shield', palette: 'harbour' },
  },
  {
    key: 'litani-medical-imports',
    name: { en: 'Litani Medical Imports', ar: 'الليطاني للاستيراد الطبي' },
    type: 1,
    category: 'medical-equipment',
    city: { en: 'Saida', ar: 'صيدا' },
    profile: {
      description: {
        en: 'A supplier of refurbished and new hospital equipment, each device opened, tested and sold with the report. Spare parts are kept for ten years.',
        ar: 'مورّد لأجهزة المستشفيات الجديدة والمجددة، يُفتح كل جهاز ويُختبر ويُباع مع تقريره. وتُحفظ قطع الغيار عشر سنوات.',
      },
      address: { en: 'Riad El Solh Street, Saida', ar: 'شارع رياض الصلح، صيدا' },
    },
    phone: '76530386',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'wave', palette: 'forest' },
  },
  {
    key: 'wardiyya-clinic',
    name: { en: 'Wardiyya Clinic', ar: 'عيادة وردية' },
    type: 3,
    category: 'clinic',
    city: { en: 'Tripoli', ar: 'طرابلس' },
    profile: {
      description: {
        en: 'A day clinic for breast health and women’s cancer care, with mammography, biopsy and counselling on one floor. Fees follow income, and no one waits longer than five days for a result.',
        ar: 'عيادة نهارية لصحة الثدي وأورام النساء، تجمع التصوير الشعاعي والخزعة والدعم النفسي في طابق واحد. تراعي الرسوم دخل المريضة، ولا تنتظر أي سيدة نتيجتها أكثر من خمسة أيام.',
      },
      address: { en: 'Azmi Street, Tripoli', ar: 'شارع عزمي، طرابلس' },
    },
    phone: '78640497',
    plan: 1,
    logo: { mark: 'petals', palette: 'ruby' },
  },
  {
    key: 'mashreqia-health-training',
    name: { en: 'Mashreqia Health Training', ar: 'المشرقية للتدريب الصحي' },
    type: 5,
    category: 'other',
    city: beirut,
    profile: {
      description: {
        en: 'Life-support courses, simulation days and licensing preparation for nurses and doctors, in Arabic, French and English. Two simulation vans bring the course to the hospital.',
        ar: 'دورات إنعاش وأيام محاكاة وتحضير لامتحانات الترخيص للممرضين والأطباء بالعربية والفرنسية والإنجليزية. وتنقل عربتا محاكاة الدورة إلى المستشفى.',
      },
      address: { en: 'Hamra Street, Beirut', ar: 'شارع الحمرا، بيروت' },
    },
    phone: '79750518',
    plan: 1,
    logo: { mark: 'star', palette: 'ocean' },
  },
];
