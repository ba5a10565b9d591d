import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import { choiceField, requiredText } from '#platform/fields/text-fields.ts';
import { numberField } from '#platform/fields/value-fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { faqCategories } from './content.contract.ts';
import { faqCollectionTexts as texts } from './faq.collection.texts.ts';
import { faqTexts } from './faq.texts.ts';

const line = (label: Text) => requiredText({ label, max: 300, required: texts.required });
const lines = (label: Text) =>
  requiredText({ label, max: 3000, required: texts.required, lines: true });

export const faqCollection = defineCollection({
  audience: 'operator',
  name: 'faq',
  item: 'question',
  ids: { one: 'id', acted: 'id', many: 'ids' },
  words: texts,
  fields: {
    category: choiceField({
      label: texts.category,
      choices: faqCategories.map((value) => ({ value, label: faqTexts[value] })),
      invalid: texts.categoryInvalid,
      required: true,
    }),
    question: line(texts.question),
    question_ar: line(texts.arabicQuestion),
    answer: lines(texts.answer),
    answer_ar: lines(texts.arabicAnswer),
    position: numberField({
      label: texts.position,
      min: 0,
      max: 9999,
      missing: 0,
      invalid: texts.positionInvalid,
    }),
    status: statusField,
  },
  position: 'position',
  unnumbered: true,
  title: 'question',
  searched: ['question', 'question_ar', 'answer', 'answer_ar'],
  columns: [
    { name: 'question', header: texts.One, cut: 60, below: 'question_ar', sortable: true },
    { name: 'category', header: texts.category, sortable: true },
    { name: 'position', header: texts.position, as: 'number', sortable: true },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  texts: { heading: texts.heading },
  redirectMs: 1500,
  errorKey: 'faqError',
});
