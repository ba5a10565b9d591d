import { defineTexts } from '#platform/i18n/texts.ts';

export const alertMailTexts = defineTexts('alert-mails', {
  subject: { en: 'New in “{name}”: {count}', ar: 'جديد «{name}»: {count}' },
  body: {
    en: 'Hello {person},\n\nsince the last mail this is new in your search “{name}”:\n\n{records}\n\nThe whole list:\n{list}\n\nStop these mails:\n{stop}\nAll your saved searches:\n{settings}\n\n{site}\n',
    ar: 'مرحبًا {person}،\n\nإليك الجديد في بحثك «{name}» منذ آخر رسالة:\n\n{records}\n\nالقائمة كاملة:\n{list}\n\nإيقاف هذه الرسائل:\n{stop}\nكل عمليات البحث المحفوظة:\n{settings}\n\n{site}\n',
  },
  more: { en: 'More in the list: {count}', ar: 'المزيد في القائمة: {count}' },
});
