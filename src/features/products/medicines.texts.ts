import { defineTexts } from '#platform/i18n/texts.ts';

export const medicinesTexts = defineTexts('medicines', {
  title: { en: 'RX: medicines A to Z', ar: 'دليل الأدوية من الألف إلى الياء' },
  lead: {
    en: 'Find a medicine by its generic or brand name and compare the brands side by side.',
    ar: 'ابحث عن الدواء باسمه العلمي أو التجاري وقارن بين الأسماء التجارية جنبًا إلى جنب.',
  },
  totals: {
    en: '{medicines, plural, one {# medicine} other {# medicines}} of {generics, plural, one {# generic} other {# generics}}',
    ar: '{medicines, plural, zero {لا أدوية} one {دواء واحد} two {دواءان} few {# أدوية} many {# دواءً} other {# دواء}}، {generics, plural, zero {لا أسماء علمية} one {اسم علمي واحد} two {اسمان علميان} few {# أسماء علمية} many {# اسمًا علميًا} other {# اسم علمي}}',
  },
  searchLabel: { en: 'Search medicines', ar: 'ابحث في الأدوية' },
  searchPlaceholder: {
    en: 'Generic, brand, code or company',
    ar: 'الاسم العلمي أو التجاري أو الرمز أو الشركة',
  },
  filters: { en: 'Filters', ar: 'عوامل التصفية' },
  filtersChosen: { en: 'Filters ({count})', ar: 'عوامل التصفية ({count})' },
  brand: { en: 'Brand', ar: 'الاسم التجاري' },
  generic: { en: 'Generic', ar: 'الاسم العلمي' },
  form: { en: 'Dosage form', ar: 'الشكل الصيدلاني' },
  company: { en: 'Company', ar: 'الشركة' },
  any: { en: 'Any', ar: 'الكل' },
  optionCount: { en: '{name} ({count})', ar: '{name} ({count})' },
  clearFilters: { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  letters: { en: 'Medicines by first letter', ar: 'الأدوية حسب الحرف الأول' },
  allLetters: { en: 'All', ar: 'الكل' },
  letterCount: {
    en: '{letter}: {count, plural, one {# generic} other {# generics}}',
    ar: '{letter}: {count, plural, zero {لا أسماء علمية} one {اسم علمي واحد} two {اسمان علميان} few {# أسماء علمية} many {# اسمًا علميًا} other {# اسم علمي}}',
  },
  digits: { en: '0–9', ar: '0–9' },
  latinLetters: { en: 'A–Z', ar: 'A–Z' },
  arabicLetters: { en: 'أ–ي', ar: 'أ–ي' },
  latinLettersLabel: { en: 'Browse by Latin letters', ar: 'التصفّح بالأحرف اللاتينية' },
  arabicLettersLabel: { en: 'Browse by Arabic letters', ar: 'التصفّح بالأحرف العربية' },
  brandCount: {
    en: '{count, plural, one {# brand} other {# brands}}',
    ar: '{count, plural, zero {لا أسماء تجارية} one {اسم تجاري واحد} two {اسمان تجاريان} few {# أسماء تجارية} many {# اسمًا تجاريًا} other {# اسم تجاري}}',
  },
  productCount: {
    en: '{count, plural, one {# product} other {# products}}',
    ar: '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
  moreBrands: { en: '+{count}', ar: '+{count}' },
  loading: { en: 'Loading medicines...', ar: 'جارٍ تحميل الأدوية…' },
  loadFailed: { en: 'Failed to load medicines', ar: 'تعذّر تحميل الأدوية' },
  noneAvailable: { en: 'No medicines are listed yet', ar: 'لا توجد أدوية مدرجة بعد' },
  noneAvailableHint: {
    en: 'Medicines appear here as soon as an exhibitor lists one.',
    ar: 'تظهر الأدوية هنا فور أن يدرجها أحد العارضين.',
  },
  noneMatch: { en: 'No medicines match your search', ar: 'لا توجد أدوية تطابق بحثك' },
  noneMatchHint: {
    en: 'Try fewer or shorter words, or take a filter away.',
    ar: 'جرّب كلمات أقل أو أقصر، أو أزل أحد عوامل التصفية.',
  },
  notFound: { en: 'Medicine not found', ar: 'لم يتم العثور على الدواء' },
  notFoundHint: {
    en: 'It may no longer be listed, or the address has a mistake.',
    ar: 'ربما لم يعد مدرجًا، أو أن في الرابط خطأ.',
  },
  backToIndex: { en: 'Back to medicines', ar: 'العودة إلى الأدوية' },
  compare: {
    en: 'Brands of {generic} side by side',
    ar: 'الأسماء التجارية لـ{generic} جنبًا إلى جنب',
  },
  genericDescription: {
    en: '{generic}: {brands, plural, one {# brand} other {# brands}} compared by strength, dosage form, package and price.',
    ar: '{generic}: مقارنة {brands, plural, zero {المستحضرات} one {اسم تجاري واحد} two {اسمين تجاريين} few {# أسماء تجارية} many {# اسمًا تجاريًا} other {# اسم تجاري}} حسب التركيز والشكل الصيدلاني والعبوة والسعر.',
  },
  strength: { en: 'Strength', ar: 'التركيز' },
  package: { en: 'Package', ar: 'العبوة' },
  price: { en: 'Average retail price', ar: 'متوسط سعر التجزئة' },
  missing: { en: '----', ar: '----' },
  advice: {
    en: 'For information only. Ask a doctor or pharmacist before changing a medicine.',
    ar: 'هذه المعلومات للاطلاع فقط. استشر الطبيب أو الصيدلي قبل تغيير أي دواء.',
  },
  notLetter: {
    en: '{field} must be one letter',
    ar: 'يجب أن يكون الحقل {field} حرفًا واحدًا',
  },
});
