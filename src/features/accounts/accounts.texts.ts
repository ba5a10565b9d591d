import { defineTexts } from '#platform/i18n/texts.ts';

export const accountsTexts = defineTexts('accounts', {
  typeJobSeeker: { en: 'Job Seeker', ar: 'باحث عن عمل' },
  typeExhibitor: { en: 'Exhibitor', ar: 'عارض' },
  typeUnknown: { en: 'Unknown', ar: 'غير معروف' },
});
