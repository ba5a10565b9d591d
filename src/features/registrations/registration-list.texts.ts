import { defineTexts } from '#platform/i18n/texts.ts';

export const registrationListTexts = defineTexts('registration-list', {
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  registeredAt: { en: 'Registered', ar: 'تاريخ التسجيل' },
});
