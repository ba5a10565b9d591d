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
  heading: { en: 'Search synonyms', ar: 'مترادفات البحث' },
  words: { en: 'Words that mean the same', ar: 'كلمات بالمعنى نفسه' },
  wordsHelp: {
    en: 'In either language, with commas between them: each also finds the others',
    ar: 'بأي من اللغتين، مفصولة بفواصل: كل كلمة تجد الأخرى أيضًا',
  },
  wordsInvalid: {
    en: 'Please enter 2 to 20 different words with commas between them',
    ar: 'يرجى إدخال من 2 إلى 20 كلمة مختلفة مفصولة بفواصل',
  },
});
