import { defineTexts } from '#platform/i18n/texts.ts';

export const siteTexts = defineTexts('site', {
  name: { en: 'Mai Medical', ar: 'ماي الطبية' },
  tagline: {
    en: 'Connecting The Arabian Medical Community',
    ar: 'نصل المجتمع الطبي العربي',
  },
});
