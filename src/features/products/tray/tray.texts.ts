import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts for collecting products to request prices for. */
export const trayTexts = defineTexts('tray', {
  add: { en: 'Add to request', ar: 'إضافة إلى طلب السعر' },
  addNamed: { en: 'Add {name} to request', ar: 'إضافة {name} إلى طلب السعر' },
  added: { en: 'In your request', ar: 'ضمن طلب السعر' },
  open: {
    en: 'Request prices ({count})',
    ar: 'طلب الأسعار ({count})',
  },
  full: {
    en: 'A request holds 20 products at most. Send it, or take one out first.',
    ar: 'يتسع الطلب لـ20 منتجًا كحد أقصى. أرسله أو أزل منتجًا أولًا.',
  },
  itemsWrong: {
    en: 'The products must be a list with quantities',
    ar: 'يجب أن تكون المنتجات قائمة مع كمياتها',
  },
});
