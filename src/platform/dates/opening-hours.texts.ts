import { defineTexts } from '#platform/i18n/texts.ts';

/** The weekdays by the two letters that iCalendar and schema.org use. */
export const openingHoursTexts = defineTexts('opening-hours', {
  Su: { en: 'Sunday', ar: 'الأحد' },
  Mo: { en: 'Monday', ar: 'الاثنين' },
  Tu: { en: 'Tuesday', ar: 'الثلاثاء' },
  We: { en: 'Wednesday', ar: 'الأربعاء' },
  Th: { en: 'Thursday', ar: 'الخميس' },
  Fr: { en: 'Friday', ar: 'الجمعة' },
  always: { en: 'Open 24 hours', ar: 'مفتوح على مدار الساعة' },
  fromTo: { en: '{first} to {last}', ar: 'من {first} إلى {last}' },
  Sa: { en: 'Saturday', ar: 'السبت' },
});
