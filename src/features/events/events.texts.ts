import { defineTexts } from '#platform/i18n/texts.ts';

export const eventsTexts = defineTexts('events', {
  title: { en: 'Events', ar: 'الفعاليات' },
  lead: {
    en: 'Congresses, exhibitions, courses and campaigns of the medical community.',
    ar: 'مؤتمرات المجتمع الطبي ومعارضه ودوراته وحملاته.',
  },
  inCountry: { en: 'Events in {country}', ar: 'الفعاليات في {country}' },
  fallbackUsed: {
    en: 'There are no upcoming events in {requested}. Showing {used} instead.',
    ar: 'لا توجد فعاليات قادمة في {requested}. إليك الفعاليات في {used}.',
  },
  search: { en: 'Search events', ar: 'ابحث في الفعاليات' },
  searchHint: { en: 'Title, place or organizer', ar: 'العنوان أو المكان أو المنظّم' },
  calendarFeed: { en: 'Calendar feed', ar: 'الاشتراك في التقويم' },
  shownCount: {
    en: '{count, plural, one {Showing # event} other {Showing # events}}',
    ar: '{count, plural, zero {لا فعاليات معروضة} one {فعالية واحدة معروضة} two {فعاليتان معروضتان} few {# فعاليات معروضة} many {# فعالية معروضة} other {# فعالية معروضة}}',
  },
  loading: { en: 'Loading events...', ar: 'جارٍ تحميل الفعاليات…' },
  loadFailed: { en: 'Failed to load events', ar: 'تعذّر تحميل الفعاليات' },
  unableToLoad: {
    en: 'Unable to load events: {reason}',
    ar: 'تعذّر تحميل الفعاليات: {reason}',
  },
  noneFound: { en: 'No Events Found', ar: 'لم يتم العثور على فعاليات' },
  noneFoundHint: {
    en: 'Nothing is planned here yet. Choose another country, or look at the companies.',
    ar: 'لا توجد فعاليات مجدولة هنا بعد. اختر دولة أخرى أو تصفّح الشركات.',
  },
  noneMatchHint: {
    en: 'No event matches “{search}”. Try fewer or other words.',
    ar: 'لا توجد فعالية تطابق «{search}». جرّب كلمات أقل أو كلمات أخرى.',
  },
  clearSearch: { en: 'Clear search', ar: 'مسح البحث' },
  browseCompanies: { en: 'Browse companies', ar: 'تصفّح الشركات' },
  onNow: { en: 'On now', ar: 'تُقام الآن' },
  organizedBy: { en: 'By {organizer}', ar: 'من تنظيم {organizer}' },
  notFound: { en: 'Event not found', ar: 'لم يتم العثور على الفعالية' },
  notFoundHint: {
    en: 'It may have been removed, or the address has a mistake.',
    ar: 'ربما أُزيلت الفعالية، أو أن في الرابط خطأ.',
  },
  detailFailed: { en: 'Failed to load event details', ar: 'تعذّر تحميل تفاصيل الفعالية' },
  detailUnable: {
    en: 'Unable to load event details at the moment',
    ar: 'تعذّر تحميل تفاصيل الفعالية في الوقت الحالي',
  },
  backToList: { en: 'Back to events', ar: 'العودة إلى الفعاليات' },
  over: { en: 'This event is over', ar: 'انتهت هذه الفعالية' },
  overHint: {
    en: 'It ended on {date}. See what is coming up next.',
    ar: 'انتهت في {date}. تعرّف على الفعاليات القادمة.',
  },
  upcoming: { en: 'Upcoming events', ar: 'الفعاليات القادمة' },
  register: { en: 'Register Now', ar: 'سجّل الآن' },
  registrationUnavailable: { en: 'Registration Unavailable', ar: 'التسجيل غير متاح' },
  brochure: { en: 'Get Event Brochure', ar: 'تنزيل كتيّب الفعالية' },
  noBrochure: {
    en: 'Brochure not available for this event',
    ar: 'لا يتوفّر كتيّب لهذه الفعالية',
  },
  linkCopied: {
    en: 'Event link copied to clipboard!',
    ar: 'تم نسخ رابط الفعالية إلى الحافظة!',
  },
  addToCalendar: { en: 'Add to calendar', ar: 'أضف إلى التقويم' },
  print: { en: 'Print', ar: 'طباعة' },
  dates: { en: 'Date', ar: 'التاريخ' },
  location: { en: 'Location', ar: 'المكان' },
  organizer: { en: 'Organizer', ar: 'المنظّم' },
  reference: { en: 'Reference', ar: 'المرجع' },
  toBeAnnounced: { en: 'To be announced', ar: 'يُعلن لاحقًا' },
  sectionDetails: { en: 'Event Details', ar: 'تفاصيل الفعالية' },
  sectionRegistration: { en: 'Registration Information', ar: 'معلومات التسجيل' },
  sectionContact: { en: 'Contact Information', ar: 'بيانات التواصل' },
  sectionAdditional: { en: 'Additional Information', ar: 'معلومات إضافية' },
  noDetails: {
    en: 'The organizer has not published details yet.',
    ar: 'لم ينشر المنظّم التفاصيل بعد.',
  },
  registerByLink: {
    en: 'Registration is on the organizer’s own website, which opens in a new tab.',
    ar: 'التسجيل عبر موقع المنظّم، ويُفتح في علامة تبويب جديدة.',
  },
  registerHere: {
    en: 'Registration is through this portal and needs an account.',
    ar: 'التسجيل عبر هذه البوابة ويتطلب حسابًا.',
  },
  registrationClosed: {
    en: 'The organizer has closed the registration.',
    ar: 'أغلق المنظّم باب التسجيل.',
  },
  registrationOver: {
    en: 'The event is over, so registration is closed.',
    ar: 'انتهت الفعالية، ولذلك أُغلق التسجيل.',
  },
  opensInNewTab: { en: '(opens in a new tab)', ar: '(يُفتح في علامة تبويب جديدة)' },
  noFurther: {
    en: 'There is nothing more to know for now.',
    ar: 'لا توجد معلومات إضافية حاليًا.',
  },
  website: { en: 'Website', ar: 'الموقع الإلكتروني' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  feedName: { en: 'Medical events in {country}', ar: 'الفعاليات الطبية في {country}' },
  pageDescription: {
    en: '{title}: {dates}, {place}. Programme, registration and contact.',
    ar: '{title}: {dates}، {place}. البرنامج والتسجيل والتواصل.',
  },
});
