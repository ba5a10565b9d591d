import { defineTexts } from '#platform/i18n/texts.ts';

export const searchTexts = defineTexts('search', {
  title: { en: 'Mai Medical Artificial Intelligence', ar: 'ماي للذكاء الاصطناعي الطبي' },
  lead: {
    en: 'Ask for a company, a product, a catalog, an event or a job anywhere in the Arabian medical community.',
    ar: 'اسأل عن شركة أو منتج أو كتالوج أو فعالية أو وظيفة في أي مكان من المجتمع الطبي العربي.',
  },
  placeholder: { en: 'Ask Mai.....', ar: 'اسأل ماي…' },
  button: { en: 'Search', ar: 'بحث' },
  searching: { en: 'Searching for "{text}"...', ar: 'جارٍ البحث عن «{text}»…' },
  found: {
    en: '{count, plural, one {# answer} other {# answers}} for “{text}”',
    ar: '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}} عن «{text}»',
  },
  nothing: {
    en: 'Nothing found for “{text}”. Try fewer or other words.',
    ar: 'لم نجد شيئًا عن «{text}». جرّب كلمات أقل أو كلمات أخرى.',
  },
  failed: {
    en: 'The search could not be done. Please try again.',
    ar: 'تعذّر إجراء البحث. يرجى المحاولة مرة أخرى.',
  },
  results: { en: 'Answers', ar: 'الإجابات' },
  company: { en: 'Company', ar: 'شركة' },
  product: { en: 'Product', ar: 'منتج' },
  catalog: { en: 'Catalog', ar: 'كتالوج' },
  event: { en: 'Event', ar: 'فعالية' },
  job: { en: 'Job', ar: 'وظيفة' },
  medicine: { en: 'Medicine', ar: 'دواء' },
  branch: { en: 'Branch', ar: 'فرع' },
  faq: { en: 'Question', ar: 'سؤال' },
  page: { en: 'Page', ar: 'صفحة' },
  oneAnswer: { en: 'See the answer', ar: 'عرض الإجابة' },
  allAnswers: { en: 'All {count} answers', ar: 'كل الإجابات ({count})' },
});
