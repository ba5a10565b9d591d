import { defineTexts } from '#platform/i18n/texts.ts';

export const registrationListTexts = defineTexts('registration-list', {
  title: { en: 'Registrations', ar: 'التسجيلات' },
  missingHint: {
    en: 'It may have been deleted, or the address has a mistake.',
    ar: 'ربما حُذفت الفعالية، أو أن في الرابط خطأ.',
  },
  back: { en: 'Back to events', ar: 'العودة إلى الفعاليات' },
  total: {
    en: '{count, plural, one {# person registered} other {# people registered}}',
    ar: '{count, plural, zero {لا أحد مسجّل} one {شخص واحد مسجّل} two {شخصان مسجّلان} few {# أشخاص مسجّلين} many {# شخصًا مسجّلًا} other {# شخص مسجّل}}',
  },
  search: { en: 'Search by name or email', ar: 'ابحث بالاسم أو البريد الإلكتروني' },
  export: { en: 'Export CSV', ar: 'تصدير CSV' },
  exportFailed: { en: 'The list could not be exported.', ar: 'تعذّر تصدير القائمة.' },
  loadFailed: { en: 'Unable to load the registrations', ar: 'تعذّر تحميل التسجيلات' },
  none: { en: 'No registrations yet', ar: 'لا توجد تسجيلات بعد' },
  noneHint: {
    en: 'People who register for this event here are listed with name and e-mail, and with their phone if they show it to you.',
    ar: 'يظهر هنا من يسجّل في هذه الفعالية مع اسمه وبريده الإلكتروني، ومع رقم هاتفه إن أظهره لك.',
  },
  noMatch: { en: 'Nobody matches “{words}”', ar: 'لا أحد يطابق «{words}»' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  registeredAt: { en: 'Registered', ar: 'تاريخ التسجيل' },
});
