import { defineTexts } from '#platform/i18n/texts.ts';

export const synonymsTexts = defineTexts('synonyms', {
  one: { en: 'synonym group', ar: 'مجموعة مترادفات' },
  One: { en: 'Synonym group', ar: 'مجموعة المترادفات' },
  many: { en: 'synonym groups', ar: 'مجموعات مترادفات' },
  Many: { en: 'Synonym groups', ar: 'مجموعات المترادفات' },
  counted: {
    en: '{n, plural, one {# synonym group} other {# synonym groups}}',
    ar: '{n, plural, zero {# مجموعة مترادفات} one {مجموعة مترادفات واحدة} two {مجموعتي مترادفات} few {# مجموعات مترادفات} many {# مجموعة مترادفات} other {# مجموعة مترادفات}}',
  },
  none: {
    en: 'Who searches for one word of a group also finds the others.',
    ar: 'من يبحث بكلمة من المجموعة يجد الكلمات الأخرى أيضًا.',
  },
  heading: { en: 'Search synonyms', ar: 'مترادفات البحث' },
  words: { en: 'Words that mean the same', ar: 'كلمات بالمعنى نفسه' },
  wordsHelp: {
    en: 'In either language, with commas between them: each also finds the others',
    ar: 'بأي من اللغتين، مفصولة بفواصل: كل كلمة تجد الأخرى أيضًا',
  },
  wordsInvalid: {
    en: 'Please enter 2 to 60 different words with commas between them',
    ar: 'يرجى إدخال من 2 إلى 60 كلمة مختلفة مفصولة بفواصل',
  },
  asked: { en: 'Words that lead to them', ar: 'كلمات تؤدي إليها' },
  askedHelp: {
    en: 'What people ask who mean these words: a use, a complaint, a description. They are not found by them',
    ar: 'ما يكتبه من يقصد هذه الكلمات: استعمال أو عرض أو وصف. ولا تُعد مرادفة لها',
  },
  askedInvalid: {
    en: 'Please enter at most 200 words with commas between them',
    ar: 'يرجى إدخال 200 كلمة على الأكثر مفصولة بفواصل',
  },
});
