import { defineTexts } from '#platform/i18n/texts.ts';

/** How amounts of each currency are written. */
export const moneyTexts = defineTexts('money', {
  AED: { en: 'AED {amount}', ar: '{amount} د.إ' },
  BHD: { en: 'BHD {amount}', ar: '{amount} د.ب' },
  EGP: { en: 'EGP {amount}', ar: '{amount} ج.م' },
  INR: { en: 'INR {amount}', ar: '{amount} روبية' },
  JOD: { en: 'JOD {amount}', ar: '{amount} د.أ' },
  KWD: { en: 'KWD {amount}', ar: '{amount} د.ك' },
  OMR: { en: 'OMR {amount}', ar: '{amount} ر.ع' },
  QAR: { en: 'QAR {amount}', ar: '{amount} ر.ق' },
  SAR: { en: 'SAR {amount}', ar: '{amount} ر.س' },
  USD: { en: 'USD {amount}', ar: '{amount} دولار' },
  other: { en: '{currency} {amount}', ar: '{amount} {currency}' },
});
