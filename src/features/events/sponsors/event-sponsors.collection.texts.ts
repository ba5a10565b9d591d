import { defineTexts } from '#platform/i18n/texts.ts';

export const eventSponsorsTexts = defineTexts('event-sponsors', {
  one: { en: 'event sponsor', ar: 'راعي فعالية' },
  One: { en: 'Event sponsor', ar: 'راعي الفعالية' },
  many: { en: 'event sponsors', ar: 'رعاة فعاليات' },
  Many: { en: 'Event sponsors', ar: 'رعاة الفعاليات' },
  counted: {
    en: '{n, plural, one {# event sponsor} other {# event sponsors}}',
    ar: '{n, plural, zero {# جهة راعية} one {جهة راعية واحدة} two {جهتين راعيتين} few {# جهات راعية} many {# جهة راعية} other {# جهة راعية}}',
  },
  none: {
    en: 'Whoever supports an event is named on its page, with logo and link.',
    ar: 'يُذكر من يدعم فعالية في صفحتها مع شعاره ورابطه.',
  },
  events: { en: 'Events', ar: 'الفعاليات' },
  eventsHelp: {
    en: 'References such as EVT-2026-000045; separate several with commas',
    ar: 'مراجع مثل EVT-2026-000045، وللموسم عدة مراجع مفصولة بفواصل',
  },
  eventsInvalid: {
    en: 'Please enter event references, such as EVT-2026-000045',
    ar: 'يرجى إدخال مراجع فعاليات، مثل EVT-2026-000045',
  },
  eventUnknown: {
    en: 'There is no event with one of these references',
    ar: 'لا توجد فعالية بأحد هذه المراجع',
  },
  name: { en: 'Name', ar: 'الاسم' },
  nameRequired: { en: 'The name is required', ar: 'الاسم مطلوب' },
  arabicName: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  logo: { en: 'Logo', ar: 'الشعار' },
  logoHelp: {
    en: 'JPEG, PNG, GIF or WebP, at most 5 MB',
    ar: 'JPEG أو PNG أو GIF أو WebP، بحد أقصى 5 ميغابايت',
  },
  link: { en: 'Website', ar: 'الموقع الإلكتروني' },
  linkInvalid: { en: 'Please enter a valid web address', ar: 'يرجى إدخال رابط صالح' },
  startsOn: { en: 'First day', ar: 'أول يوم' },
  endsOn: { en: 'Last day', ar: 'آخر يوم' },
  daysHelp: {
    en: 'Whole days, Kuwait time; leave it empty for no limit',
    ar: 'أيام كاملة بتوقيت الكويت، واتركه فارغًا ليبقى مفتوحًا',
  },
  endTooEarly: {
    en: 'The last day must not be before the first',
    ar: 'يجب ألا يكون آخر يوم قبل أول يوم',
  },
  anyDay: { en: 'Any day', ar: 'أي يوم' },
  noEnd: { en: 'No end', ar: 'بلا نهاية' },
  position: { en: 'Position', ar: 'الترتيب' },
  positionInvalid: {
    en: 'The position must be a whole number from 0 to 9999',
    ar: 'يجب أن يكون الترتيب عددًا صحيحًا من 0 إلى 9999',
  },
});
