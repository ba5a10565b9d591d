import { defineTexts } from '#platform/i18n/texts.ts';

export const exchangeRatesTexts = defineTexts('exchange-rates', {
  one: { en: 'exchange rate', ar: 'سعر صرف' },
  One: { en: 'Exchange rate', ar: 'سعر الصرف' },
  many: { en: 'exchange rates', ar: 'أسعار صرف' },
  Many: { en: 'Exchange rates', ar: 'أسعار الصرف' },
  counted: {
    en: '{n, plural, one {# exchange rate} other {# exchange rates}}',
    ar: '{n, plural, zero {# سعر صرف} one {سعر صرف واحد} two {سعرين للصرف} few {# أسعار صرف} many {# سعر صرف} other {# سعر صرف}}',
  },
  none: {
    en: 'With a rate, prices are also told in the reader’s own currency.',
    ar: 'مع سعر الصرف تُعرض الأسعار بعملة القارئ أيضًا.',
  },
  currency: { en: 'Currency', ar: 'العملة' },
  currencyHelp: {
    en: 'Three letters, such as KWD. Dollars need no rate.',
    ar: 'ثلاثة أحرف مثل KWD. الدولار لا يحتاج إلى سعر.',
  },
  currencyInvalid: {
    en: 'Please enter a known currency by its three letters, other than USD',
    ar: 'يرجى إدخال رمز عملة معروفة من ثلاثة أحرف، غير USD',
  },
  currencyTaken: {
    en: 'This currency has a rate already: change that one',
    ar: 'لهذه العملة سعر مسجّل: عدّل ذلك السعر',
  },
  perDollar: { en: 'For one US dollar', ar: 'مقابل دولار أمريكي واحد' },
  perDollarHelp: {
    en: 'How much of the currency one dollar buys, such as 0.307. Shown beside prices, never charged.',
    ar: 'كم يشتري الدولار الواحد من هذه العملة، مثل 0.307. يظهر بجانب الأسعار ولا يُحتسب في الدفع.',
  },
  perDollarInvalid: {
    en: 'Please enter a number above 0 with at most six decimals',
    ar: 'يرجى إدخال رقم أكبر من 0 بست منازل عشرية على الأكثر',
  },
  perDollarUndecided: {
    en: 'The comma can separate thousands or decimals here. Please write the number without it, such as 1234 or 1.234',
    ar: 'قد تفصل الفاصلة هنا الآلاف أو الكسور العشرية. يرجى كتابة الرقم من دونها، مثل 1234 أو 1.234',
  },
  day: { en: 'Day of the rate', ar: 'تاريخ السعر' },
  dayRequired: { en: 'Please enter the day of the rate', ar: 'يرجى إدخال تاريخ السعر' },
});
