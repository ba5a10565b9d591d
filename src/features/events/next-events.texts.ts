import { defineTexts } from '#platform/i18n/texts.ts';

export const nextEventsTexts = defineTexts('next-events', {
  title: { en: 'Next events', ar: 'الفعاليات القادمة' },
  all: { en: 'All events', ar: 'كل الفعاليات' },
});
