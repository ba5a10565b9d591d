import { defineTexts } from '#platform/i18n/texts.ts';

/** Labels of the filters and orders of the event list. */
export const eventChoicesTexts = defineTexts('event-choices', {
  month: { en: 'Month', ar: 'الشهر' },
  kind: { en: 'Kind', ar: 'النوع' },
  attendance: { en: 'Attendance', ar: 'الحضور' },
  online: { en: 'Online', ar: 'عبر الإنترنت' },
  inPerson: { en: 'In person', ar: 'حضوريًا' },
  fee: { en: 'Fee', ar: 'الرسوم' },
  free: { en: 'Free', ar: 'مجاني' },
  charged: { en: 'With a fee', ar: 'برسوم' },
  /** Ordered by the last day, for lasting events too: whoever waits longest would otherwise miss them. */
  soonest: { en: 'Ends soonest', ar: 'الأقرب انتهاءً' },
  newest: { en: 'Newly added', ar: 'المضافة حديثًا' },
  total: {
    en: '{count, plural, one {# event} other {# events}}',
    ar: '{count, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
  },
});
