import { defineTexts } from '#platform/i18n/texts.ts';

export const sponsorLinesTexts = defineTexts('sponsor-lines', {
  one: { en: 'sponsor line', ar: 'عبارة رعاية' },
  One: { en: 'Sponsor line', ar: 'عبارة الرعاية' },
  many: { en: 'sponsor lines', ar: 'عبارات رعاية' },
  Many: { en: 'Sponsor lines', ar: 'عبارات الرعاية' },
  counted: {
    en: '{n, plural, one {# sponsor line} other {# sponsor lines}}',
    ar: '{n, plural, zero {# عبارة رعاية} one {عبارة رعاية واحدة} two {عبارتي رعاية} few {# عبارات رعاية} many {# عبارة رعاية} other {# عبارة رعاية}}',
  },
  none: {
    en: 'They take turns below the search box of the home page.',
    ar: 'تتناوب أسفل مربع البحث في الصفحة الرئيسية.',
  },
  title: { en: 'Line', ar: 'العبارة' },
  titleRequired: { en: 'The line is required', ar: 'العبارة مطلوبة' },
  arabicTitle: { en: 'Line in Arabic', ar: 'العبارة بالعربية' },
});

export const sponsorLogosTexts = defineTexts('sponsor-logos', {
  one: { en: 'sponsor logo', ar: 'شعار راعٍ' },
  One: { en: 'Sponsor logo', ar: 'شعار الراعي' },
  many: { en: 'sponsor logos', ar: 'شعارات رعاة' },
  Many: { en: 'Sponsor logos', ar: 'شعارات الرعاة' },
  counted: {
    en: '{n, plural, one {# sponsor logo} other {# sponsor logos}}',
    ar: '{n, plural, zero {# شعار} one {شعار واحد} two {شعارين} few {# شعارات} many {# شعارًا} other {# شعار}}',
  },
  none: {
    en: 'They stand in the SPONSORS grid of the home page.',
    ar: 'تظهر في شبكة الرعاة بالصفحة الرئيسية.',
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
});

/** Texts about where and when sponsors are shown. */
export const sponsorPlacesTexts = defineTexts('sponsor-places', {
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
  countries: { en: 'Countries', ar: 'الدول' },
  countriesHelp: {
    en: 'Where visitors see it; left empty, it is shown everywhere',
    ar: 'الدول التي يظهر لزوارها، واتركه فارغًا ليظهر في كل مكان',
  },
  everywhere: { en: 'All', ar: 'كل الدول' },
  anyDay: { en: 'Any day', ar: 'أي يوم' },
  noEnd: { en: 'No end', ar: 'بلا نهاية' },
  position: { en: 'Position', ar: 'الترتيب' },
  positionInvalid: {
    en: 'The position must be a whole number from 0 to 9999',
    ar: 'يجب أن يكون الترتيب عددًا صحيحًا من 0 إلى 9999',
  },
});
