import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the document for an accepted quotation. */
export const dealTexts = defineTexts('deal', {
  title: { en: 'Accepted quotation', ar: 'عرض سعر مقبول' },
  number: { en: 'Number', ar: 'الرقم' },
  acceptedOn: { en: 'Accepted on', ar: 'تاريخ القبول' },
  revision: { en: 'Revision', ar: 'النسخة' },
  buyer: { en: 'Buyer', ar: 'المشتري' },
  company: { en: 'Company', ar: 'الشركة' },
  item: { en: 'Item', ar: 'البند' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  each: { en: '{quantity} × {price}', ar: '{quantity} × {price}' },
  theirs: {
    en: 'Agreed between buyer and company. The portal is no party to it and takes no payment.',
    ar: 'متفق عليه بين المشتري والشركة. البوابة ليست طرفًا فيه ولا تتقاضى أي دفعة.',
  },
});
