import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const eventsAuditTexts = defineTexts('events-audit', {
  event: { en: 'Event', ar: 'فعالية' },
  eventSponsor: { en: 'Event sponsor', ar: 'راعي فعالية' },
  eventTitles: { en: 'Event titles', ar: 'عناوين الفعاليات' },
  eventTitlesInArabic: { en: 'Event titles in Arabic', ar: 'عناوين الفعاليات بالعربية' },
});
