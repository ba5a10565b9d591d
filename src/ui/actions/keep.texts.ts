import { defineTexts } from '#platform/i18n/texts.ts';

export const keepTexts = defineTexts('keep', {
  kept: { en: 'Kept in this browser.', ar: 'محفوظة في هذا المتصفح.' },
  signIn: { en: 'Sign in to keep it in your account', ar: 'سجّل الدخول لحفظها في حسابك' },
  failed: {
    en: 'Your browser does not let us keep it. Sign in to save it.',
    ar: 'لا يسمح متصفحك بحفظها. سجّل الدخول لتحفظها.',
  },
});
