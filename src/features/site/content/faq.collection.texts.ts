import { defineTexts } from '#platform/i18n/texts.ts';

export const faqCollectionTexts = defineTexts('faq-collection', {
  menu: { en: 'FAQ', ar: 'الأسئلة الشائعة' },
  one: { en: 'question', ar: 'سؤال' },
  One: { en: 'Question', ar: 'السؤال' },
  many: { en: 'questions', ar: 'أسئلة' },
  Many: { en: 'Questions', ar: 'الأسئلة' },
  counted: {
    en: '{n, plural, one {# question} other {# questions}}',
    ar: '{n, plural, zero {# سؤال} one {سؤال واحد} two {سؤالين} few {# أسئلة} many {# سؤالًا} other {# سؤال}}',
  },
  none: {
    en: 'Visitors read these on the page of questions, in the order you give them.',
    ar: 'يقرؤها الزوار في صفحة الأسئلة بالترتيب الذي تحدده.',
  },
  heading: { en: 'Questions and answers', ar: 'الأسئلة والإجابات' },
  category: { en: 'Category', ar: 'الفئة' },
  categoryInvalid: { en: 'Please choose a category', ar: 'يرجى اختيار فئة' },
  question: { en: 'Question in English', ar: 'السؤال بالإنجليزية' },
  arabicQuestion: { en: 'Question in Arabic', ar: 'السؤال بالعربية' },
  answer: { en: 'Answer in English', ar: 'الإجابة بالإنجليزية' },
  arabicAnswer: { en: 'Answer in Arabic', ar: 'الإجابة بالعربية' },
  required: { en: 'Needed in both languages', ar: 'مطلوب باللغتين' },
  position: { en: 'Position', ar: 'الترتيب' },
  positionInvalid: {
    en: 'The position must be a whole number from 0 to 9999',
    ar: 'يجب أن يكون الترتيب عددًا صحيحًا من 0 إلى 9999',
  },
});
