import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const amman = { en: 'Amman', ar: 'عمّان' };

export const jordanianCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'sarw-pharmaceuticals',
    name: { en: 'Sarw Pharmaceuticals', ar: 'سرو للأدوية' },
    type: 2,
    category: 'pharmaceutical',
    city: { en: 'Sahab', ar: 'سحاب' },
    profile: {
      description: {
        en: 'Sarw has made generic medicines in Sahab since 1987 and exports two thirds of them. Its strength is in antibiotics and medicines of the nervous system, produced in separate buildings with separate air.',
        ar: 'تصنع «سرو» الأدوية الجنيسة في سحاب منذ عام 1987 وتصدّر ثلثيها. وتتميز بالمضادات الحيوية وأدوية الجهاز العصبي التي تُنتج في مبانٍ منفصلة وبأنظمة هواء منفصلة.',
      },
      address: {
        en: 'King Abdullah II Industrial City, Sahab',
        ar: 'مدينة الملك عبد الله الثاني الصناعية، سحاب',
      },
    },
    phone: '64020153',
    plan: 3,
    topExhibitor: 1,
    partner: 12,
    logo: { mark: 'molecule', palette: 'forest' },
  },
  {
    key: 'ajloun-sterile-products',
    name: { en: 'Ajloun Sterile Products', ar: 'عجلون للمنتجات المعقمة' },
    type: 2,
    category: 'medical-equipment',
    city: { en: 'Irbid', ar: 'إربد' },
    profile: {
      description: {
        en: 'Gauze, dressings, syringes and infusion sets from a family factory that now exports to seventeen countries. Sixty per cent of the staff are women, many of them the first in their village to work in industry.',
        ar: 'شاش وضمادات ومحاقن وأطقم تسريب من مصنع عائلي يصدّر اليوم إلى سبع عشرة دولة. تشكّل النساء ستين في المئة من العاملين، وكثيرات منهن أول من عمل في الصناعة في قراهن.',
      },
      address: { en: 'Al Hassan Industrial Estate, Irbid', ar: 'مدينة الحسن الصناعية، إربد' },
    },
    phone: '27390264',
    plan: 2,
    topExhibitor: 2,
    logo: { mark: 'weave', palette: 'emerald' },
  },
  {
    key: 'rum-biotech-reagents',
    name: { en: 'Rum Biotech Reagents', ar: 'رم للكواشف الحيوية' },
    type: 2,
    category: 'laboratory',
    city: amman,
    profile: {
      description: {
        en: 'Rapid tests and clinical chemistry reagents developed and filled in Amman. Lots are stable at 40 degrees, because that is what a delivery van reaches in July.',
        ar: 'اختبارات سريعة وكواشف كيمياء سريرية تُطوَّر وتُعبأ في عمّان. تبقى التشغيلات ثابتة عند 40 درجة مئوية، لأنها الحرارة التي تبلغها سيارة التوصيل في يوليو.',
      },
      address: { en: 'Airport Road, Al Jizah, Amman', ar: 'طريق المطار، الجيزة، عمّان' },
    },
    phone: '64460378',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'hexagon', palette: 'clay' },
  },
  {
    key: 'balqa-medical-stores',
    name: { en: 'Balqa Medical Stores', ar: 'مستودعات البلقاء الطبية' },
    type: 1,
    category: 'medical-equipment',
    city: { en: 'Salt', ar: 'السلط' },
    profile: {
      description: {
        en: 'General medical supplies for clinics, charities and field hospitals, packed by kit and by destination. The team has prepared relief consignments for eleven emergencies.',
        ar: 'مستلزمات طبية عامة للعيادات والجمعيات الخيرية والمستشفيات الميدانية، تُعبأ بحسب الطقم والوجهة. وقد جهّز الفريق شحنات إغاثة لإحدى عشرة حالة طارئة.',
      },
      address: { en: 'Al Midan Street, Salt', ar: 'شارع الميدان، السلط' },
    },
    phone: '53550482',
    plan: 1,
    logo: { mark: 'pillars', palette: 'olive' },
  },
  {
    key: 'zaytuna-specialty-hospital',
    name: { en: 'Zaytuna Specialty Hospital', ar: 'مستشفى زيتونة التخصصي' },
    type: 3,
    category: 'hospital',
    city: amman,
    profile: {
      description: {
        en: 'A 180-bed hospital that receives patients from across the region for cancer, heart and neurosurgery. An international office arranges visas, interpreters and follow-up in the home country.',
        ar: 'مستشفى يضم 180 سريرًا ويستقبل المرضى من أنحاء المنطقة لعلاج الأورام وجراحات القلب والأعصاب. ويتولى مكتب المرضى الدوليين التأشيرات والترجمة والمتابعة في بلد المريض.',
      },
      address: { en: 'Queen Rania Street, Amman', ar: 'شارع الملكة رانيا، عمّان' },
    },
    phone: '65160595',
    plan: 3,
    logo: { mark: 'leaf', palette: 'slate' },
  },
  {
    key: 'mizan-clinical-research',
    name: { en: 'Mizan Clinical Research', ar: 'ميزان للأبحاث السريرية' },
    type: 5,
    category: 'healthcare-service',
    city: amman,
    profile: {
      description: {
        en: 'Mizan runs bioequivalence and phase II to IV studies for regional and international sponsors. Its 84-bed unit and bioanalytical laboratory share one quality system and one archive.',
        ar: 'تجري «ميزان» دراسات التكافؤ الحيوي والمراحل من الثانية إلى الرابعة لرعاة إقليميين ودوليين. وتشترك وحدتها ذات الأربعة والثمانين سريرًا ومختبرها التحليلي في نظام جودة واحد وأرشيف واحد.',
      },
      address: { en: 'Mecca Street, Amman', ar: 'شارع مكة، عمّان' },
    },
    phone: '65530617',
    plan: 2,
    logo: { mark: 'crescent', palette: 'slate' },
  },
];
