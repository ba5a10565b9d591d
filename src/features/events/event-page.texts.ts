import { defineTexts } from '#platform/i18n/texts.ts';

/** What an event's own page says beside the stated sections. */
export const eventPageTexts = defineTexts('event-page', {
  agenda: { en: 'Agenda', ar: 'البرنامج' },
  speakers: { en: 'Speakers', ar: 'المتحدثون' },
  similar: { en: 'Similar events', ar: 'فعاليات مشابهة' },
});
