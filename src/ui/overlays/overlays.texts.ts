import { defineTexts } from '#platform/i18n/texts.ts';

export const overlaysTexts = defineTexts('overlays', {
  close: { en: 'Close', ar: 'إغلاق' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  ok: { en: 'OK', ar: 'حسنًا' },
});
