import { defineTexts } from '#platform/i18n/texts.ts';

export const refundTexts = defineTexts('refund', {
  done: { en: 'The payment was refunded.', ar: 'تم استرداد المبلغ المدفوع.' },
  pending: {
    en: 'The refund was accepted and is on its way.',
    ar: 'قُبل طلب استرداد المبلغ وهو قيد التنفيذ.',
  },
  notPaid: {
    en: 'Only a paid order can be refunded.',
    ar: 'لا يمكن استرداد المبلغ إلا لطلب اشتراك مدفوع.',
  },
  tooLate: {
    en: 'A payment can be refunded within 30 days.',
    ar: 'لا يمكن استرداد المبلغ المدفوع إلا خلال 30 يومًا من الدفع.',
  },
  otherGateway: {
    en: 'This order was paid through another gateway.',
    ar: 'دُفع طلب الاشتراك هذا عبر بوابة دفع أخرى.',
  },
  refused: {
    en: 'The payment provider refused the refund.',
    ar: 'رفض مزوّد خدمة الدفع طلب استرداد المبلغ.',
  },
  reasonRequired: { en: 'Please give a reason', ar: 'يرجى ذكر السبب' },
  couponMailBody: {
    en: 'The coupon of this order for {company} was used up before the payment arrived, so that the subscription was not started. {amount} is paid back the way it was paid. You are welcome to order again.\n',
    ar: 'استُنفدت القسيمة المستخدمة في طلب الاشتراك هذا لـ«{company}» قبل وصول الدفعة، فلم يبدأ الاشتراك. يُعاد مبلغ {amount} إلى وسيلة الدفع نفسها، ويمكن تقديم الطلب من جديد.\n',
  },
  mailSubject: { en: 'Your refund for order {order}', ar: 'استرداد مبلغ طلب الاشتراك {order}' },
  mailBody: {
    en: '{amount} for {company} is paid back the way it was paid. The subscription of this order has ended.\n',
    ar: 'يُعاد مبلغ {amount} عن «{company}» إلى وسيلة الدفع نفسها. وقد انتهى اشتراك هذا الطلب.\n',
  },
});
