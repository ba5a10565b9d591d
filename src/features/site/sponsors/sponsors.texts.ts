import { defineTexts } from '#platform/i18n/texts.ts';

export const sponsorsTexts = defineTexts('sponsors', {
  sponsoredBy: { en: 'Sponsored By', ar: 'برعاية' },
  heading: { en: 'SPONSORS', ar: 'الرعاة' },
  loading: { en: 'Loading sponsors...', ar: 'جارٍ تحميل الرعاة…' },
  failed: { en: 'Failed to load sponsors', ar: 'تعذّر تحميل الرعاة' },
  httpError: { en: 'HTTP error! status: {code}', ar: 'خطأ HTTP! الحالة: {code}' },
  noLines: { en: 'No sponsors found in database', ar: 'لا يوجد رعاة في قاعدة البيانات' },
  noLogos: { en: 'No active sponsors found', ar: 'لا يوجد رعاة نشطون' },
  none: { en: 'No sponsors available at the moment', ar: 'لا يوجد رعاة متاحون حاليًا' },
  brandWord: { en: 'Mai', ar: 'ماي' },
  becomeSponsor: { en: 'Become a sponsor', ar: 'كن من الرعاة' },
  all: { en: 'All {count} sponsors', ar: 'كل الرعاة ({count})' },
});
