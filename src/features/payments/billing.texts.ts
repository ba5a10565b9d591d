import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the page with an exhibitor's plan and payments. */
export const billingTexts = defineTexts('billing', {
  title: { en: 'Billing', ar: 'الفوترة' },
  lead: {
    en: 'Your plan, what it includes, and every payment with its receipt.',
    ar: 'باقتك وما تشمله، وكل دفعة مع إيصالها.',
  },
  planFailed: { en: 'Your plan could not be loaded', ar: 'تعذّر تحميل باقتك' },
  yourPlan: { en: 'Your plan', ar: 'باقتك' },
  until: { en: 'Until {date}', ar: 'حتى {date}' },
  endsIn: {
    en: '{n, plural, =0 {Ends today} one {Ends tomorrow} other {Ends in # days}}',
    ar: '{n, plural, zero {تنتهي اليوم} one {تنتهي غدًا} two {تنتهي خلال يومين} few {تنتهي خلال # أيام} many {تنتهي خلال # يومًا} other {تنتهي خلال # يوم}}',
  },
  ended: {
    en: 'The {plan} ended on {date}. Nothing that you published was deleted; what only that plan shows is back as soon as you renew.',
    ar: 'انتهت {plan} في {date}. لم يُحذف شيء مما نشرته، وما لا يظهر إلا مع تلك الباقة يعود فور التجديد.',
  },
  noEnd: { en: 'Without an end', ar: 'من دون تاريخ انتهاء' },
  renewHint: {
    en: 'Renew at any time: the new period begins when this one ends, so no day is lost. Without a renewal your company goes on with the free plan, and nothing you published is deleted.',
    ar: 'جدّد في أي وقت: تبدأ الفترة الجديدة عند نهاية الحالية، فلا يضيع أي يوم. ومن دون تجديد تستمر شركتك بالباقة المجانية، ولا يُحذف شيء مما نشرته.',
  },
  renew: { en: 'Renew', ar: 'تجديد' },
  upgrade: { en: 'Upgrade', ar: 'ترقية' },
  compare: { en: 'Compare the plans', ar: 'قارن بين الباقات' },
  listings: { en: 'Active listings', ar: 'الإدراجات النشطة' },
  used: { en: '{used} of {limit}', ar: '{used} من {limit}' },
  usedUnlimited: { en: '{used}, without a limit', ar: '{used}، من دون حد' },
  includes: { en: 'What it includes', ar: 'ما تشمله' },
  larger: { en: 'With a larger plan', ar: 'مع باقة أكبر' },
  payments: { en: 'Payments', ar: 'المدفوعات' },
  paymentsFailed: { en: 'Your payments could not be loaded', ar: 'تعذّر تحميل مدفوعاتك' },
  none: { en: 'No payments yet', ar: 'لا توجد مدفوعات بعد' },
  noneHint: {
    en: 'Once your company has paid for a plan, the receipt is here.',
    ar: 'يظهر الإيصال هنا فور دفع شركتك قيمة إحدى الباقات.',
  },
  date: { en: 'Date', ar: 'التاريخ' },
  receipt: { en: 'Receipt', ar: 'الإيصال' },
  plan: { en: 'Plan', ar: 'الباقة' },
  period: { en: '{from} – {to}', ar: '{from} – {to}' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  status: { en: 'Status', ar: 'الحالة' },
  sandbox: { en: 'Sandbox', ar: 'تجريبي' },
  download: { en: 'Download', ar: 'تنزيل' },
  downloadOf: { en: 'Download receipt {number}', ar: 'تنزيل الإيصال {number}' },
  downloadFailed: {
    en: 'The receipt could not be fetched. Please try again.',
    ar: 'تعذّر جلب الإيصال. يرجى المحاولة مرة أخرى.',
  },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  noReceipt: { en: 'Not paid', ar: 'غير مدفوع' },
  bankAsked: { en: 'The bank has not answered yet', ar: 'لم يجب البنك بعد' },
  writeToUs: { en: 'Contact us', ar: 'اتصل بنا' },
  notReady: { en: 'Being made', ar: 'قيد الإعداد' },
});
