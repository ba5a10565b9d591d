import { defineTexts } from '#platform/i18n/texts.ts';

export const narrowingPartsTexts = defineTexts('narrowing-parts', {
  sortBy: { en: 'Sort by', ar: 'الترتيب' },
  saveSearch: { en: 'Save this search', ar: 'حفظ هذا البحث' },
  clearAll: { en: 'Clear all', ar: 'مسح الكل' },
  remove: { en: 'Remove', ar: 'إزالة' },
  moreOptions: { en: 'Show more', ar: 'عرض المزيد' },
  words: { en: '“{words}”', ar: '«{words}»' },
  noneMatch: { en: 'Nothing matches all of this', ar: 'لا شيء يطابق كل ما اخترته' },
  loosen: { en: 'Take one of these back:', ar: 'جرّب إلغاء أحد هذه الاختيارات:' },
  loosenNothing: {
    en: 'Take some of your choices back, or look at the whole list.',
    ar: 'ألغِ بعض اختياراتك، أو اطّلع على القائمة كاملة.',
  },
  without: { en: 'Any {label} ({count})', ar: 'أي اختيار في «{label}» ({count})' },
  withoutWords: { en: 'Without “{words}”', ar: 'من دون «{words}»' },
  wholeList: { en: 'Show the whole list', ar: 'عرض القائمة كاملة' },
});
