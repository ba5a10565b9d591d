import { defineTexts } from '#platform/i18n/texts.ts';

export const departmentsTexts = defineTexts('departments', {
  loading: { en: 'Loading departments...', ar: 'جارٍ تحميل الأقسام…' },
  failed: { en: 'Failed to load departments', ar: 'تعذّر تحميل الأقسام' },
  ledBy: { en: 'Led by {name}', ar: 'بإدارة {name}' },
});
