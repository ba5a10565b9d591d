import { defineTexts } from '#platform/i18n/texts.ts';

export const galleryCollectionTexts = defineTexts('gallery-collection', {
  one: { en: 'picture', ar: 'صورة' },
  One: { en: 'Picture', ar: 'الصورة' },
  many: { en: 'pictures', ar: 'صور' },
  Many: { en: 'Pictures', ar: 'الصور' },
  menu: { en: 'Gallery', ar: 'المعرض' },
  counted: {
    en: '{n, plural, one {# picture} other {# pictures}}',
    ar: '{n, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}}',
  },
  none: {
    en: 'Your rooms, your people, your work: visitors see the pictures on your company’s page.',
    ar: 'مكاتبكم وفريقكم وأعمالكم: يرى الزوار الصور في صفحة شركتك.',
  },
  heading: { en: 'Gallery Management', ar: 'إدارة المعرض' },
  title: { en: 'What it shows', ar: 'ماذا تُظهر' },
  titleHelp: {
    en: 'Said below the picture and to those who cannot see it',
    ar: 'يُكتب أسفل الصورة ويُقال لمن لا يراها',
  },
  titleRequired: { en: 'Please say what the picture shows', ar: 'يرجى ذكر ما تُظهره الصورة' },
  arabicTitle: { en: 'What it shows, in Arabic', ar: 'ماذا تُظهر، بالعربية' },
  picture: { en: 'Picture', ar: 'الصورة' },
});
