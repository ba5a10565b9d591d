import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const manama = { en: 'Manama', ar: 'المنامة' };

export const bahrainiCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'dilmun-tech-medical',
    name: { en: 'Dilmun Tech Medical', ar: 'دلمون تك الطبية' },
    type: 1,
    category: 'medical-equipment',
    city: manama,
    profile: {
      description: {
        en: 'Dilmun Tech outfits primary care centres: examination rooms, point-of-care testing, vaccine fridges and the software between them. Thirty-one centres on the island work with its equipment every day.',
        ar: 'تجهّز «دلمون تك» مراكز الرعاية الأولية: غرف الفحص وأجهزة الفحص السريع وثلاجات اللقاحات والبرامج التي تربط بينها. ويعمل واحد وثلاثون مركزًا في المملكة بأجهزتها يوميًا.',
      },
      address: { en: 'Road 1805, Al Hoora, Manama', ar: 'طريق 1805، الحورة، المنامة' },
    },
    phone: '17290134',
    plan: 2,
    topExhibitor: 1,
    partner: 10,
    logo: { mark: 'star', palette: 'slate' },
  },
  {
    key: 'murjan-pharma',
    name: { en: 'Murjan Pharma', ar: 'مرجان فارما' },
    type: 2,
    category: 'pharmaceutical',
    city: { en: 'Hidd', ar: 'الحد' },
    profile: {
      description: {
        en: 'A young manufacturer of oral solids and effervescent products beside the port of Hidd. Murjan ships to the whole Gulf in bilingual packs, with a leaflet written to be understood by a twelve-year-old.',
        ar: 'شركة ناشئة لتصنيع الأشكال الصلبة الفموية والمستحضرات الفوّارة قرب ميناء الحد. تشحن «مرجان» إلى دول الخليج كلها بعبوات ثنائية اللغة ونشرة كُتبت ليفهمها من هو في الثانية عشرة من عمره.',
      },
      address: { en: 'Bahrain Investment Park, Hidd', ar: 'مجمع البحرين للاستثمار، الحد' },
    },
    phone: '17670246',
    plan: 2,
    topExhibitor: 2,
    logo: { mark: 'molecule', palette: 'ruby' },
  },
  {
    key: 'reef-laboratory-supplies',
    name: { en: 'Reef Laboratory Supplies', ar: 'ريف لمستلزمات المختبرات' },
    type: 1,
    category: 'laboratory',
    city: { en: 'Riffa', ar: 'الرفاع' },
    profile: {
      description: {
        en: 'Pipettes, tubes, stains and culture media, delivered from shelf within a day. Reef also calibrates balances and pipettes at the bench, with a certificate the same afternoon.',
        ar: 'ماصّات وأنابيب وصبغات وأوساط زرع تُسلَّم من المخزون خلال يوم واحد. وتعاير «ريف» الموازين والماصّات في مكانها وتسلّم الشهادة في اليوم نفسه.',
      },
      address: { en: 'Bu Kuwarah, East Riffa', ar: 'بو كوارة، الرفاع الشرقي' },
    },
    phone: '17770352',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'drop', palette: 'emerald' },
  },
  {
    key: 'sitra-dialysis-centres',
    name: { en: 'Sitra Dialysis Centres', ar: 'مراكز سترة لغسيل الكلى' },
    type: 5,
    category: 'healthcare-service',
    city: { en: 'Sitra', ar: 'سترة' },
    profile: {
      description: {
        en: 'Three centres with sixty-two stations and evening shifts for patients who work. Visitors to Bahrain can book a place a week ahead; the record from their home unit is read before they arrive.',
        ar: 'ثلاثة مراكز تضم اثنتين وستين محطة، مع فترات مسائية للمرضى العاملين. ويمكن لزوار البحرين حجز موعد قبل أسبوع، ويُطّلع على سجلهم الطبي قبل وصولهم.',
      },
      address: { en: 'Avenue 1, Sitra', ar: 'شارع 1، سترة' },
    },
    phone: '17460468',
    plan: 2,
    logo: { mark: 'orbit', palette: 'ocean' },
  },
  {
    key: 'qalat-al-hayat-clinic',
    name: { en: 'Qalat Al Hayat Clinic', ar: 'عيادة قلعة الحياة' },
    type: 3,
    category: 'clinic',
    city: manama,
    profile: {
      description: {
        en: 'A family practice of nine doctors where the same physician sees the same family. Same-day appointments are kept free every morning.',
        ar: 'عيادة لطب الأسرة فيها تسعة أطباء، يتابع فيها الطبيب نفسه الأسرة نفسها. وتُحفظ مواعيد شاغرة كل صباح للحالات التي تراجع في اليوم ذاته.',
      },
      address: { en: 'Exhibition Avenue, Manama', ar: 'شارع المعارض، المنامة' },
    },
    phone: '17310573',
    plan: 1,
    logo: { mark: 'shield', palette: 'forest' },
  },
];
