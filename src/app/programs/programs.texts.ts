import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts that describe the portal to programs, which do not look around as people do. */
export const programsTexts = defineTexts('programs', {
  about: {
    en: 'The portal of the Arabian medical community: companies, products, medicines, catalogs, events and jobs, country by country, in English and Arabic.',
    ar: 'بوابة المجتمع الطبي العربي: شركات ومنتجات وأدوية وكتالوجات وفعاليات ووظائف، لكل بلد، بالعربية والإنجليزية.',
  },
  noAdvice: {
    en: 'It gives no medical advice.',
    ar: 'لا تقدم البوابة استشارات طبية.',
  },
  lists: { en: 'Lists', ar: 'القوائم' },
  products: { en: 'Products', ar: 'المنتجات' },
  medicines: { en: 'Medicines', ar: 'الأدوية' },
  catalogs: { en: 'Catalogs', ar: 'الكتالوجات' },
  companies: { en: 'Companies', ar: 'الشركات' },
  events: { en: 'Events', ar: 'الفعاليات' },
  jobs: { en: 'Jobs', ar: 'الوظائف' },
  faq: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
  asking: { en: 'How to ask', ar: 'كيف تسأل' },
  askSearch: {
    en: 'Ask in plain words, in either language, with the parameter q, at',
    ar: 'اسأل بكلماتك بأي من اللغتين، في المعامل q على',
  },
  askForms: {
    en: 'Every public page is also Markdown and JSON: put .md or .json behind its address, or ask for the type.',
    ar: 'كل صفحة عامة متاحة أيضًا بصيغتي Markdown وJSON: أضف ‎.md أو ‎.json إلى عنوانها أو اطلب النوع.',
  },
  askFeeds: {
    en: 'Every list can be followed: put .rss or .feed.json behind its address, with the filters it has.',
    ar: 'يمكن متابعة كل قائمة: أضف ‎.rss أو ‎.feed.json إلى عنوانها مع ما فيه من عوامل التصفية.',
  },
  askChanges: {
    en: 'What changed since you last asked: keep next_mark and give it as since, at',
    ar: 'ما تغيّر منذ سؤالك الأخير: احتفظ بقيمة next_mark وأرسلها في المعامل since على',
  },
  askDump: {
    en: 'All public records as files, made anew every night:',
    ar: 'السجلات العامة كلها في ملفات تُنشأ من جديد كل ليلة:',
  },
  askCalls: { en: 'Every call, described', ar: 'وصف كل الاستدعاءات' },
  askTools: {
    en: 'Tools over the Model Context Protocol',
    ar: 'أدوات عبر بروتوكول Model Context Protocol',
  },
  limits: { en: 'Limits', ar: 'الحدود' },
  limitsTold: {
    en: 'Up to {times} tool messages a minute from one network. Whoever is told 429 waits for as many seconds as Retry-After says.',
    ar: 'حتى {times} رسالة أدوات في الدقيقة من الشبكة الواحدة. ومن يتلقَّ 429 ينتظر عدد الثواني المذكور في Retry-After.',
  },
  licence: { en: 'Licence of the data', ar: 'ترخيص البيانات' },
});
