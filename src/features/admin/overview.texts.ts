import { defineTexts } from '#platform/i18n/texts.ts';

export const overviewTexts = defineTexts('admin-overview', {
  title: { en: 'Start', ar: 'البداية' },
  lead: {
    en: 'What waits for you, and what the last 30 days brought.',
    ar: 'ما ينتظرك، وما حملته الأيام الثلاثون الماضية.',
  },
  waiting: { en: 'Waiting for a decision', ar: 'بانتظار القرار' },
  applications: { en: 'Exhibitor applications', ar: 'طلبات العارضين' },
  messages: { en: 'Messages', ar: 'الرسائل' },
  failed_mails: { en: 'Mails that failed', ar: 'رسائل بريد تعذّر إرسالها' },
  pending_orders: { en: 'Orders pending for over an hour', ar: 'طلبات شراء معلّقة لأكثر من ساعة' },
  oldest: { en: 'The oldest:', ar: 'الأقدم:' },
  nothing: { en: 'Nothing waits', ar: 'لا شيء ينتظر' },
  queueBehind: {
    en: 'Mails leave late: {n} are due, the oldest since {age}.',
    ar: 'البريد متأخر: {n} مستحقة الإرسال، أقدمها {age}.',
  },
  lastDays: { en: 'The last 30 days', ar: 'آخر 30 يومًا' },
  day: { en: 'Day', ar: 'اليوم' },
  sign_ups: { en: 'Sign-ups', ar: 'حسابات جديدة' },
  newApplications: { en: 'Applications', ar: 'طلبات العارضين' },
  paid_orders: { en: 'Paid orders', ar: 'طلبات شراء مدفوعة' },
  mails_sent: { en: 'Mails sent', ar: 'رسائل أُرسلت' },
  mails_failed: { en: 'Mails failed', ar: 'رسائل تعذّرت' },
  revenue: { en: 'Revenue', ar: 'الإيرادات' },
  revenueIn: { en: 'Revenue in {currency}', ar: 'الإيرادات بعملة {currency}' },
  noRevenue: { en: 'none', ar: 'لا شيء' },
  people: { en: 'New accounts and applications', ar: 'الحسابات والطلبات الجديدة' },
  mails: { en: 'Mails', ar: 'البريد' },
  failed: { en: 'Failed to load the overview', ar: 'تعذّر تحميل النظرة العامة' },
});
