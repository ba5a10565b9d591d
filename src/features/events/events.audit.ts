import { type AuditSubject, searchOn, searchPublished } from '#console/audit/audit-subject.ts';
import { eventsAuditTexts as texts } from './events.audit.texts.ts';
import { eventSponsorsTexts as sponsorsTexts } from './sponsors/event-sponsors.collection.texts.ts';

export const eventSubject: AuditSubject = {
  name: 'event',
  text: texts.event,
  screen: searchPublished,
};

export const eventSponsorSubject: AuditSubject = {
  name: 'event sponsor',
  text: texts.eventSponsor,
  screen: searchOn('event-sponsors'),
  fields: {
    event_refs: sponsorsTexts.events,
    event_titles: texts.eventTitles,
    event_titles_ar: texts.eventTitlesInArabic,
    name: sponsorsTexts.name,
    name_ar: sponsorsTexts.arabicName,
    logo: sponsorsTexts.logo,
    hyperlink: sponsorsTexts.link,
    starts_on: sponsorsTexts.startsOn,
    ends_on: sponsorsTexts.endsOn,
    position: sponsorsTexts.position,
  },
};
