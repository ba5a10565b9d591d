import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts about plans that are agreed on, such as Enterprise, and not paid for at the checkout. */
export const givenPlanTexts = defineTexts('given-plan', {
  title: { en: 'Plan', ar: 'الباقة' },
  lead: {
    en: 'A plan that was agreed on. What was paid for runs beside it and is not touched.',
    ar: 'باقة متفق عليها. ويستمر ما دُفع ثمنه إلى جانبها من دون أن يُمس.',
  },
  has: { en: 'Today: {plan}', ar: 'اليوم: {plan}' },
  hasUntil: { en: 'Today: {plan}, until {date}', ar: 'اليوم: {plan}، حتى {date}' },
  plan: { en: 'Given plan', ar: 'الباقة الممنوحة' },
  none: { en: 'None', ar: 'بلا باقة ممنوحة' },
  endsOn: { en: 'Last day', ar: 'آخر يوم' },
  endsOnHelp: { en: 'Left empty, it has no end', ar: 'اتركه فارغًا لتبقى بلا نهاية' },
  dateInvalid: { en: 'Please enter a valid date', ar: 'يرجى إدخال تاريخ صالح' },
  dateOver: { en: 'The last day must not be over', ar: 'يجب ألا يكون آخر يوم قد انقضى' },
  save: { en: 'Save the plan', ar: 'حفظ الباقة' },
  failed: { en: 'The plan could not be loaded', ar: 'تعذّر تحميل الباقة' },
  saved: { en: 'The plan was saved.', ar: 'تم حفظ الباقة.' },
});
