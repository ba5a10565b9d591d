import { defineTexts } from '#platform/i18n/texts.ts';

export const verificationTexts = defineTexts('verification', {
  why: {
    en: 'Verified exhibitor: approved by us on {approved}, e-mail confirmed on {confirmed}',
    ar: 'عارض موثّق: قبلناه في {approved}، وأُكِّد بريده الإلكتروني في {confirmed}',
  },
});
