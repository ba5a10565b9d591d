import { defineTexts } from '#platform/i18n/texts.ts';

export const productDocumentTexts = defineTexts('product-documents', {
  datasheet: { en: 'Datasheet', ar: 'النشرة الفنية' },
  certificate: { en: 'Certificate', ar: 'الشهادة' },
  catalog_pages: { en: 'Catalog pages', ar: 'صفحات الكتالوج' },
  help: { en: 'PDF; visitors can download it', ar: 'ملف PDF يمكن للزوار تنزيله' },
});
