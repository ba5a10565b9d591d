import { defineTexts } from '#platform/i18n/texts.ts';

export const countryTexts = defineTexts('country-dialog', {
  country: { en: 'Country', ar: 'الدولة' },
  changeCountryLead: {
    en: 'Companies, products, events and jobs are shown for the country you choose.',
    ar: 'تُعرض الشركات والمنتجات والفعاليات والوظائف للدولة التي تختارها.',
  },
  arabCountries: { en: 'Arab countries', ar: 'الدول العربية' },
  countryHelp: {
    en: 'Any other country: type its name.',
    ar: 'لأي دولة أخرى: اكتب اسمها.',
  },
  noCountries: { en: 'No countries found', ar: 'لم يتم العثور على دول' },
  countriesFailed: {
    en: 'The list of countries could not be loaded.',
    ar: 'تعذّر تحميل قائمة الدول.',
  },
});
