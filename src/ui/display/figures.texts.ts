import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of charts, maps and progress. */
export const figuresTexts = defineTexts('figures', {
  showAsTable: { en: 'Show as a table', ar: 'عرض في جدول' },
  north: { en: 'N', ar: 'ش' },
  kilometres: { en: '{km} km', ar: '{km} كم' },
  percent: { en: '{value}%', ar: '{value}%' },
});
