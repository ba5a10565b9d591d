import { defineTexts } from '#platform/i18n/texts.ts';

export const workBarTexts = defineTexts('work-bar', {
  viewSite: { en: 'View site', ar: 'عرض الموقع' },
  search: { en: 'Search or go to…', ar: 'ابحث أو انتقل إلى…' },
  searchSite: { en: 'Search the site', ar: 'ابحث في الموقع' },
  findIn: { en: 'Find “{words}” in {place}', ar: 'ابحث عن «{words}» في {place}' },
  nothing: { en: 'No page is called like that.', ar: 'لا توجد صفحة بهذا الاسم.' },
});
