import { defineTexts } from '#platform/i18n/texts.ts';

export const faqCollectionTexts = defineTexts('faq-collection', {
  menu: { en: 'FAQ', ar: 'الأسئلة الشائعة' },
  one: { en: 'question', ar: 'سؤال' },
  One: { en: 'Question', ar: 'السؤال' },
  many: { en: 'questions', ar: 'أسئلة' },
  Many: { en: 'Questions', ar: 'الأسئلة' },
  heading: { en: 'Questions and answers', ar: 'الأسئلة والأجوبة' },
  category: { en: 'Category', ar: 'الفئة' },
  categoryInvalid: { en: 'Please choose a category', ar: 'يرجى اختيار فئة' },
  question: { en: 'Question in English', ar: 'السؤال بالإنجليزية' },
  arabicQuestion: { en: 'Question in Arabic', ar: 'السؤال بالعربية' },
  answer: { en: 'Answer in English', ar: 'الجواب بالإنجليزية' },
  arabicAnswer: { en: 'Answer in Arabic', ar: 'الجواب بالعربية' },
  required: { en: 'Needed in both languages', ar: 'مطلوب باللغتين' },
  position: { en: 'Position', ar: 'الترتيب' },
  positionInvalid: {
    en: 'The position must be a whole number from 0 to 9999',
    ar: 'يجب أن يكون الترتيب عددًا صحيحًا من 0 إلى 9999',
  },
});
