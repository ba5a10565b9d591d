import { defineTexts } from '#platform/i18n/texts.ts';

export const refundTexts = defineTexts('refund', {
  done: { en: 'The payment was refunded.', ar: 'تم استرداد المبلغ المدفوع.' },
  pending: {
    en: 'The refund was accepted and is on its way.',
    ar: 'قُبل طلب الاسترداد وهو قيد التنفيذ.',
  },
  notPaid: {
    en: 'Only a paid order can be refunded.',
    ar: 'لا يمكن استرداد إلا طلب مدفوع.',
  },
  tooLate: {
    en: 'A payment can be refunded within 30 days.',
    ar: 'يمكن استرداد المبلغ المدفوع خلال 30 يومًا.',
  },
  otherGateway: {
    en: 'This order was paid through another gateway.',
    ar: 'دُفع هذا الطلب عبر بوابة أخرى.',
  },
  refused: {
    en: 'The payment provider refused the refund.',
    ar: 'رفض مزوّد الدفع طلب الاسترداد.',
  },
  reasonRequired: { en: 'Please give a reason', ar: 'يرجى ذكر السبب' },
  mailSubject: { en: 'Your refund for order {order}', ar: 'استرداد مبلغ الطلب {order}' },
  mailBody: {
    en: '{amount} for {company} is paid back the way it was paid. The subscription of this order has ended.\n',
    ar: 'يُعاد مبلغ {amount} عن {company} بالطريقة التي دُفع بها. وقد انتهى اشتراك هذا الطلب.\n',
  },
});
