import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts for the choices of every list; only the server uses them. */
export const narrowingTexts = defineTexts('narrowing', {
  bestFirst: { en: 'Best match', ar: 'الأكثر صلة' },
  upTo: { en: 'Up to {amount}', ar: 'حتى {amount}' },
  from: { en: 'From {amount}', ar: 'من {amount}' },
  city: { en: 'City', ar: 'المدينة' },
  atLeast: { en: '{counted} or more', ar: '{counted} أو أكثر' },
  moreThan: { en: 'The best {found}', ar: 'أفضل النتائج: {found}' },
});
