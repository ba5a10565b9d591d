import { defineTexts } from '#platform/i18n/texts.ts';

export const apiKeysTexts = defineTexts('api-keys', {
  title: { en: 'API access', ar: 'الوصول إلى API' },
  lead: {
    en: 'With a key your own programs can manage your products, catalogs, events and jobs. Send it with each call as “Authorization: Bearer”; the calls are described at /api/openapi.json.',
    ar: 'يتيح المفتاح لبرامجك إدارة منتجاتك وكتالوجاتك وفعالياتك ووظائفك. أرسله مع كل طلب ضمن «Authorization: Bearer»، وتجد وصف الطلبات في ‎/api/openapi.json.',
  },
  notIncluded: {
    en: 'Your {plan} does not include API access.',
    ar: 'لا تشمل باقتك ({plan}) الوصول إلى API.',
  },
  compare: { en: 'Compare the plans', ar: 'قارن بين الباقات' },
  name: { en: 'Name of the key', ar: 'اسم المفتاح' },
  nameHelp: { en: 'Such as the program that uses it', ar: 'كاسم البرنامج الذي يستخدمه' },
  nameRequired: { en: 'Please give the key a name', ar: 'يرجى تسمية المفتاح' },
  nameTaken: { en: 'There is a key with this name', ar: 'يوجد مفتاح بهذا الاسم' },
  tooMany: {
    en: 'A company can have {most} keys. Please end one first.',
    ar: 'لا يمكن أن يكون للشركة أكثر من {most, plural, zero {# مفتاح} one {مفتاح واحد} two {مفتاحين} few {# مفاتيح} many {# مفتاحًا} other {# مفتاح}}. يرجى إبطال أحدها أولًا.',
  },
  create: { en: 'Make a key', ar: 'إنشاء مفتاح' },
  creating: { en: 'Making...', ar: 'جارٍ الإنشاء…' },
  created: {
    en: 'This is your key. Copy it now: it is not shown again.',
    ar: 'هذا مفتاحك. انسخه الآن، فلن يظهر مرة أخرى.',
  },
  copy: { en: 'Copy the key', ar: 'نسخ المفتاح' },
  none: { en: 'There are no keys yet.', ar: 'لا توجد مفاتيح بعد.' },
  failed: { en: 'The keys could not be loaded', ar: 'تعذّر تحميل المفاتيح' },
  madeAt: { en: 'Made {time}', ar: 'أُنشئ في {time}' },
  usedAt: { en: 'last used {time}', ar: 'آخر استخدام: {time}' },
  neverUsed: { en: 'never used', ar: 'لم يُستخدم قط' },
  revoke: { en: 'End', ar: 'إبطال' },
  revokeOf: { en: 'End the key {name}', ar: 'إبطال المفتاح {name}' },
  revokeQuestion: { en: 'End the key {name}?', ar: 'إبطال المفتاح {name}؟' },
  revokeHint: {
    en: 'Programs that use it are refused from now on.',
    ar: 'ستُرفض طلبات البرامج التي تستخدمه من الآن فصاعدًا.',
  },
  revoked: { en: 'The key was ended.', ar: 'تم إبطال المفتاح.' },
  notFound: { en: 'Key not found', ar: 'لم يتم العثور على المفتاح' },
});
