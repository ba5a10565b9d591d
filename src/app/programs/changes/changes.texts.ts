import { defineTexts } from '#platform/i18n/texts.ts';

export const changesTexts = defineTexts('changes', {
  markEnded: {
    en: 'This mark is from before a backup was restored. Start again without a mark.',
    ar: 'هذه العلامة تعود إلى ما قبل استعادة نسخة احتياطية. ابدأ من جديد بلا علامة.',
  },
});
