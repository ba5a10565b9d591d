import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const cairo = { en: 'Cairo', ar: 'القاهرة' };

export const egyptianCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'nilora-pharma',
    name: { en: 'Nilora Pharma', ar: 'نيلورا فارما' },
    type: 2,
    category: 'pharmaceutical',
    city: { en: '6th of October City', ar: 'مدينة السادس من أكتوبر' },
    profile: {
      description: {
        en: 'Nilora produces 900 million tablets a year for hospitals, health insurance and export. A separate line makes affordable insulin pens for the public programme. The plant is powered by its own solar field by day.',
        ar: 'تنتج «نيلورا» 900 مليون قرص في السنة للمستشفيات والتأمين الصحي والتصدير. ويصنع خط منفصل أقلام إنسولين ميسورة الثمن للبرنامج الحكومي. ويعمل المصنع نهارًا بطاقة حقله الشمسي.',
      },
      address: {
        en: 'Industrial Zone 3, 6th of October City, Giza',
        ar: 'المنطقة الصناعية الثالثة، مدينة السادس من أكتوبر، الجيزة',
      },
    },
    phone: '238200173',
    plan: 3,
    topExhibitor: 1,
    logo: { mark: 'drop', palette: 'ocean' },
  },
  {
    key: 'bardi-medical-textiles',
    name: { en: 'Bardi Medical Textiles', ar: 'بردي للمنسوجات الطبية' },
    type: 2,
    category: 'medical-equipment',
    city: { en: 'Mahalla', ar: 'المحلة الكبرى' },
    profile: {
      description: {
        en: 'Bandages, gauze and compression garments woven from Egyptian cotton, from yarn to sterile pack under one roof. Bardi supplies burns units from Aswan to Casablanca.',
        ar: 'أربطة وشاش وملابس ضاغطة منسوجة من القطن المصري، من الخيط إلى العبوة المعقمة تحت سقف واحد. تمدّ «بردي» وحدات الحروق من أسوان إلى الدار البيضاء.',
      },
      address: { en: 'Tanta Road, El Mahalla El Kubra', ar: 'طريق طنطا، المحلة الكبرى' },
    },
    phone: '402230284',
    plan: 2,
    topExhibitor: 2,
    logo: { mark: 'weave', palette: 'night' },
  },
  {
    key: 'abu-qirdan-diagnostics',
    name: { en: 'Abu Qirdan Diagnostics', ar: 'أبو قردان للتشخيص' },
    type: 1,
    category: 'laboratory',
    city: cairo,
    profile: {
      description: {
        en: 'Microscopes, analysers and blood-bank systems for university and district laboratories. A reagent-rental scheme lets smaller laboratories start without capital.',
        ar: 'مجاهر وأجهزة تحليل وأنظمة بنوك دم لمختبرات الجامعات والمراكز. ويتيح نظام تأجير الأجهزة مقابل الكواشف للمختبرات الصغيرة أن تبدأ من دون رأس مال.',
      },
      address: { en: 'Kasr El Aini Street, Cairo', ar: 'شارع قصر العيني، القاهرة' },
    },
    phone: '227950395',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'crescent', palette: 'harbour' },
  },
  {
    key: 'wahat-eye-hospitals',
    name: { en: 'Wahat Eye Hospitals', ar: 'مستشفيات الواحات للعيون' },
    type: 3,
    category: 'hospital',
    city: cairo,
    profile: {
      description: {
        en: 'Three eye hospitals that finance free cataract surgery in Upper Egypt from paid laser correction in Cairo. One paying patient covers one who cannot pay.',
        ar: 'ثلاثة مستشفيات للعيون تموّل جراحات الماء الأبيض (الساد) المجانية في الصعيد من عمليات تصحيح النظر بالليزر في القاهرة. فكل مريض قادر يغطي علاج مريض غير قادر.',
      },
      address: {
        en: 'El Nozha Street, Heliopolis, Cairo',
        ar: 'شارع النزهة، مصر الجديدة، القاهرة',
      },
    },
    phone: '226900416',
    plan: 2,
    logo: { mark: 'eye', palette: 'clay' },
  },
];
