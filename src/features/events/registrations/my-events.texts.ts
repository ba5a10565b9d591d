import { defineTexts } from '#platform/i18n/texts.ts';

export const myEventsTexts = defineTexts('my-events', {
  title: { en: 'My Events', ar: 'فعالياتي' },
  lead: {
    en: 'Events you registered for, saved or attended.',
    ar: 'الفعاليات التي سجّلت فيها أو حفظتها أو حضرتها.',
  },
  tabs: { en: 'My events by kind', ar: 'فعالياتي حسب النوع' },
  registered: { en: 'Registered', ar: 'تم التسجيل' },
  saved: { en: 'Saved', ar: 'المحفوظة' },
  past: { en: 'Past', ar: 'السابقة' },
  loading: { en: 'Loading your events...', ar: 'جارٍ تحميل فعالياتك…' },
  loadFailed: { en: 'Unable to load your events', ar: 'تعذّر تحميل فعالياتك' },
  noneRegistered: { en: 'No events yet', ar: 'لا توجد فعاليات بعد' },
  noneSaved: { en: 'Nothing saved', ar: 'لا فعاليات محفوظة' },
  nonePast: { en: 'No past events', ar: 'لا فعاليات سابقة' },
  noneHint: {
    en: 'Register for an event or save it, and you will find it here.',
    ar: 'سجّل في فعالية أو احفظها لتجدها هنا.',
  },
  browse: { en: 'Browse events', ar: 'تصفّح الفعاليات' },
  viewDetails: { en: 'View Details', ar: 'عرض التفاصيل' },
  viewDetailsOf: { en: 'View Details: {event}', ar: 'عرض التفاصيل: {event}' },
  takenOff: { en: 'Taken off by the organizer', ar: 'سحبها المنظّم من البوابة' },
  tooLate: { en: 'Can no longer be cancelled', ar: 'لم يعد الإلغاء ممكنًا' },
  removeSaved: { en: 'Remove', ar: 'إزالة' },
  removeSavedOf: { en: 'Remove: {event}', ar: 'إزالة: {event}' },
});
