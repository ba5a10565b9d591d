import { defineTexts } from '#platform/i18n/texts.ts';

export const advertisingTexts = defineTexts('advertising', {
  title: { en: 'Advertise where the medical community meets', ar: 'أعلن حيث يلتقي المجتمع الطبي' },
  pageTitle: { en: 'Advertising', ar: 'الإعلان' },
  lead: {
    en: 'Reach physicians, pharmacists, buyers and managers while they look for what you offer.',
    ar: 'يصل إعلانك إلى الأطباء والصيادلة والمشترين والمديرين وهم يبحثون عمّا تقدّمه.',
  },
  getStarted: { en: 'Get in touch', ar: 'تواصل معنا' },
  figures: { en: 'The portal in figures', ar: 'البوابة بالأرقام' },
  visitors: { en: 'monthly visitors', ar: 'زائر شهريًا' },
  professionals: { en: 'professionals', ar: 'مختص' },
  focus: { en: 'healthcare focus', ar: 'تركيز على الرعاية الصحية' },
  benefits: { en: 'Why here', ar: 'لماذا هنا؟' },
  benefit1: { en: 'The right audience', ar: 'الجمهور المناسب' },
  benefit1Text: {
    en: 'Everybody here works in healthcare or wants to. Nothing is spent on people who do not.',
    ar: 'جمهور البوابة يعمل في الرعاية الصحية أو يسعى إلى ذلك، فلا يُنفق شيء على غيره.',
  },
  benefit2: { en: 'The right country', ar: 'الدولة المناسبة' },
  benefit2Text: {
    en: 'Pages are shown country by country, so your offer appears where you can deliver it.',
    ar: 'تُعرض الصفحات بحسب الدولة، فيظهر عرضك حيث تستطيع تلبيته.',
  },
  benefit3: { en: 'In Arabic and English', ar: 'بالعربية والإنجليزية' },
  benefit3Text: {
    en: 'Every placement runs in both languages, each in its own words.',
    ar: 'يظهر كل إعلان باللغتين، بصياغة خاصة بكل لغة.',
  },
  benefit4: { en: 'Fair to readers', ar: 'منصف للقارئ' },
  benefit4Text: {
    en: 'No trackers and no pop-ups. What is sponsored says so, and people trust it more.',
    ar: 'لا أدوات تتبع ولا نوافذ منبثقة. كل محتوى مموّل يحمل إشارة واضحة، فتزداد ثقة الناس به.',
  },
  options: { en: 'Three ways to be seen', ar: 'ثلاث طرق للظهور' },
  banner: { en: 'Banner', ar: 'الإعلان الشريطي' },
  bannerText: {
    en: 'Your logo among the sponsors on the home page, and your line below Mai’s search box.',
    ar: 'شعارك بين الرعاة في الصفحة الرئيسية، وعبارتك تحت مربع بحث ماي.',
  },
  bannerPoint1: { en: 'Home page in every country', ar: 'الصفحة الرئيسية في كل الدول' },
  bannerPoint2: { en: 'A link to your own site', ar: 'رابط إلى موقعك' },
  eventSponsorship: { en: 'Event sponsorship', ar: 'رعاية الفعاليات' },
  eventText: {
    en: 'Stand beside the congresses, courses and awareness days your customers attend.',
    ar: 'حضورك إلى جانب المؤتمرات والدورات وأيام التوعية التي يحضرها عملاؤك.',
  },
  eventPoint1: { en: 'Named on the event’s page', ar: 'ذكر اسمك في صفحة الفعالية' },
  eventPoint2: { en: 'For one event or a season', ar: 'لفعالية واحدة أو لموسم' },
  directory: { en: 'Directory listings', ar: 'الإدراج في الدليل' },
  directoryText: {
    en: 'Lead the list of exhibitors of your country and join the partners at the foot of every page.',
    ar: 'صدارة قائمة العارضين في دولتك، ومكان بين الشركاء في أسفل كل صفحة.',
  },
  directoryPoint1: { en: 'Top exhibitor of your country', ar: 'ضمن أبرز العارضين في دولتك' },
  directoryPoint2: { en: 'Partner logo on every page', ar: 'شعار شريك في كل صفحة' },
  ask: { en: 'Request an offer', ar: 'طلب عرض سعر' },
  enquiryText: {
    en: 'Tell us what you have in mind. We answer within two working days.',
    ar: 'أخبرنا بما تحتاج إليه. نرد خلال يومي عمل.',
  },
  general: { en: 'Advertising', ar: 'الإعلان' },
  closing: { en: 'Not sure which fits?', ar: 'أيّها الأنسب لك؟' },
  closingText: {
    en: 'Describe your product and your audience; we suggest a plan and a price.',
    ar: 'صِف منتجك وجمهورك، ونقترح عليك العرض المناسب وسعره.',
  },
});
