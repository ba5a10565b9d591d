import { defineTexts } from '#platform/i18n/texts.ts';

export const receiptTexts = defineTexts('receipt', {
  title: { en: 'Receipt', ar: 'إيصال' },
  number: { en: 'Receipt number', ar: 'رقم الإيصال' },
  date: { en: 'Date', ar: 'التاريخ' },
  order: { en: 'Order', ar: 'طلب الاشتراك' },
  reference: { en: 'Payment reference', ar: 'مرجع الدفع' },
  billedTo: { en: 'Billed to', ar: 'صادر إلى' },
  from: { en: 'From', ar: 'من' },
  item: { en: 'Description', ar: 'البيان' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  subscription: {
    en: '{plan}, {months} months at {price} a month',
    ar: '{plan}، {months, plural, zero {# شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}} بسعر \u200e{price} شهريًا',
  },
  period: { en: 'From {from} to {to}', ar: 'من {from} إلى {to}' },
  discount: { en: 'Coupon {code}, {percent}%', ar: 'خصم {percent}% بالقسيمة {code}' },
  total: { en: 'Total paid', ar: 'الإجمالي المدفوع' },
  watermark: { en: 'SANDBOX', ar: 'SANDBOX' },
  sandboxNote: {
    en: 'Made by the sandbox gateway: no money was moved and nothing is owed.',
    ar: 'صادر عن بوابة الدفع التجريبية: لم تنتقل أي أموال ولا يترتب أي التزام.',
  },
  refundNote: {
    en: 'Full refund within 30 days of payment.',
    ar: 'استرداد كامل المبلغ خلال 30 يومًا من الدفع.',
  },
  mailSubject: { en: 'Your receipt {number}', ar: 'إيصالك {number}' },
  mailBody: {
    en: 'Thank you. Your payment of {amount} for {company} has arrived.\n\n{plan}: {period}\nOrder: {order}\n\nThe receipt is attached.\n',
    ar: 'شكرًا لك. وصلتنا دفعتك البالغة \u200e{amount} عن «{company}».\n\n{plan}: {period}\nطلب الاشتراك: {order}\n\nالإيصال مرفق.\n',
  },
  notFound: { en: 'Receipt not found', ar: 'لم يتم العثور على الإيصال' },
  fileName: { en: 'receipt-{number}.pdf', ar: 'receipt-{number}.pdf' },
});
