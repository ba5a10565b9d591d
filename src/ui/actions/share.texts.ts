import { defineTexts } from '#platform/i18n/texts.ts';

export const shareTexts = defineTexts('share', {
  share: { en: 'Share', ar: 'مشاركة' },
  linkCopied: { en: 'Link copied to clipboard!', ar: 'تم نسخ الرابط إلى الحافظة!' },
  copyFailed: {
    en: 'Your browser did not let us copy the link. Here it is:',
    ar: 'لم يسمح لنا متصفحك بنسخ الرابط. إليك الرابط:',
  },
});
