import { defineTexts } from '#platform/i18n/texts.ts';

export const faqTexts = defineTexts('faq', {
  title: { en: 'Frequently Asked Questions', ar: 'الأسئلة الشائعة' },
  lead: {
    en: 'Short answers about accounts, jobs, events and billing.',
    ar: 'إجابات قصيرة عن الحسابات والوظائف والفعاليات والفوترة.',
  },
  searchLabel: { en: 'Search questions', ar: 'ابحث في الأسئلة' },
  searchPlaceholder: { en: 'What would you like to know?', ar: 'ماذا تريد أن تعرف؟' },
  categories: { en: 'Categories', ar: 'الفئات' },
  all: { en: 'All', ar: 'الكل' },
  account: { en: 'Account', ar: 'الحساب' },
  jobs: { en: 'Jobs', ar: 'الوظائف' },
  events: { en: 'Events', ar: 'الفعاليات' },
  billing: { en: 'Billing', ar: 'الفوترة' },
  count: {
    en: '{count, plural, one {# question} other {# questions}}',
    ar: '{count, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} other {# سؤال}}',
  },
  loading: { en: 'Loading questions...', ar: 'جارٍ تحميل الأسئلة…' },
  failed: { en: 'Failed to load the questions', ar: 'تعذّر تحميل الأسئلة' },
  noneFound: { en: 'No question matches', ar: 'لا يوجد سؤال مطابق' },
  noneFoundHint: {
    en: 'Try other words, or ask us directly.',
    ar: 'جرّب كلمات أخرى أو اسألنا مباشرة.',
  },
  stillOpen: { en: 'Your question is not here?', ar: 'لم تجد سؤالك هنا؟' },
  stillOpenHint: {
    en: 'We answer in business hours: {hours}',
    ar: 'نجيب في ساعات العمل: {hours}',
  },
  askUs: { en: 'Ask us', ar: 'اسألنا' },
  showAll: { en: 'Show all questions', ar: 'عرض كل الأسئلة' },
});
