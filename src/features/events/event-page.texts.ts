import { defineTexts } from '#platform/i18n/texts.ts';

/** Further texts of an event's page. */
export const eventPageTexts = defineTexts('event-page', {
  agenda: { en: 'Agenda', ar: 'البرنامج' },
  speakers: { en: 'Speakers', ar: 'المتحدثون' },
  similar: { en: 'Similar events', ar: 'فعاليات مشابهة' },
});
