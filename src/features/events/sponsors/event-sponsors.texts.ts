import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts about an event's sponsors. */
export const eventSponsorTexts = defineTexts('event-sponsor', {
  title: { en: 'Sponsored by', ar: 'برعاية' },
});
