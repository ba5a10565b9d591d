import { defineTexts } from '#platform/i18n/texts.ts';

export const missesTexts = defineTexts('search-misses', {
  title: { en: 'Searches in vain', ar: 'عمليات بحث بلا جدوى' },
  lead: {
    en: 'What at least five people asked for and did not find, or found and did not open. Who asked is not kept.',
    ar: 'ما بحث عنه خمسة أشخاص على الأقل من دون نتيجة، أو من دون فتح أي نتيجة. ولا تُحفظ هوية أي منهم.',
  },
  question: { en: 'Asked', ar: 'السؤال' },
  unanswered: { en: 'Found nothing', ar: 'بلا نتيجة' },
  unopened: { en: 'Opened nothing', ar: 'بلا فتح أي نتيجة' },
  lastOn: { en: 'Last asked', ar: 'آخر مرة' },
  addSynonym: { en: 'Add a synonym', ar: 'إضافة مرادف' },
  addSynonymOf: { en: 'Add a synonym of “{question}”', ar: 'إضافة مرادف لـ«{question}»' },
  none: { en: 'No search was in vain often enough', ar: 'لا عمليات بحث بلا جدوى تكررت بما يكفي' },
  noneHint: {
    en: 'Once five people look for the same thing in vain, it stands here with a way to make it found.',
    ar: 'حين يبحث خمسة أشخاص عن الشيء نفسه بلا جدوى يظهر هنا مع طريقة لجعله يُعثر عليه.',
  },
  toSynonyms: { en: 'See the synonyms', ar: 'عرض المترادفات' },
  loadFailed: {
    en: 'The searches could not be loaded. Please try again.',
    ar: 'تعذّر تحميل عمليات البحث. يرجى المحاولة مرة أخرى.',
  },
});
