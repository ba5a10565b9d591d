import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of a request for quotation in a company's inbox. */
export const leadRequestTexts = defineTexts('lead-request', {
  request: { en: 'Request for quotation', ar: 'طلب عرض سعر' },
  matched: {
    en: 'Found you by what your company does. Several companies may have been asked.',
    ar: 'وصل إليك الطلب بحسب مجال شركتك، وقد يكون طُلب من عدة شركات.',
  },
  neededBy: { en: 'Needed by {day}', ar: 'مطلوب قبل {day}' },
});
