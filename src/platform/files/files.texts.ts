import { defineTexts } from '#platform/i18n/texts.ts';

export const filesTexts = defineTexts('files', {
  invalidPicture: {
    en: 'Please choose a picture (JPEG, PNG, GIF or WebP) of at most 5 MB',
    ar: 'يرجى اختيار صورة (JPEG أو PNG أو GIF أو WebP) لا تتجاوز 5 ميغابايت',
  },
  invalidPdf: { en: 'Please choose a PDF file', ar: 'يرجى اختيار ملف PDF' },
});
