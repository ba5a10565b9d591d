import { defineTexts } from '#platform/i18n/texts.ts';

export const leavingTexts = defineTexts('leaving', {
  unsaved: { en: 'Unsaved changes', ar: 'تغييرات غير محفوظة' },
  question: { en: 'Leave without saving?', ar: 'المغادرة من دون حفظ؟' },
  warning: {
    en: 'Your changes will be lost.',
    ar: 'ستفقد التغييرات التي أجريتها.',
  },
  leave: { en: 'Leave', ar: 'مغادرة' },
  stay: { en: 'Keep editing', ar: 'متابعة التعديل' },
});
