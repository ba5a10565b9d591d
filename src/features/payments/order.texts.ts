import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts about an order's payment, used by the calls and the thank-you page. */
export const orderTexts = defineTexts('order', {
  paymentUnderWay: {
    en: 'A payment of your company is under way. Please try again when it has ended.',
    ar: 'هناك عملية دفع جارية لشركتك. يرجى المحاولة بعد انتهائها.',
  },
  noOrderId: { en: 'No order ID found', ar: 'لم يتم العثور على رقم طلب الاشتراك' },
  notFound: { en: 'Order not found', ar: 'لم يتم العثور على طلب الاشتراك' },
  activated: {
    en: 'Subscription activated successfully!',
    ar: 'تم تفعيل الاشتراك بنجاح!',
  },
  pending: {
    en: 'The payment has not been confirmed yet. Please try again in a minute.',
    ar: 'لم يتم تأكيد الدفع بعد. يرجى المحاولة بعد دقيقة.',
  },
  failed: { en: 'The payment was declined.', ar: 'رُفضت عملية الدفع.' },
  declinedFunds: {
    en: 'The payment was declined: insufficient funds.',
    ar: 'رُفضت عملية الدفع: الرصيد غير كافٍ.',
  },
  declinedCard: {
    en: 'The payment was declined: the card was not accepted.',
    ar: 'رُفضت عملية الدفع: لم تُقبل البطاقة.',
  },
  declinedAuthentication: {
    en: 'The payment was declined: the bank could not confirm it was you.',
    ar: 'رُفضت عملية الدفع: لم يتمكن البنك من التحقق من هويتك.',
  },
  cancelled: { en: 'The payment was cancelled.', ar: 'أُلغيت عملية الدفع.' },
  expired: { en: 'The payment took too long.', ar: 'استغرقت عملية الدفع وقتًا أطول من المسموح.' },
  mismatched: {
    en: 'The payment does not match the order. Please contact support.',
    ar: 'المبلغ المدفوع لا يطابق طلب الاشتراك. يرجى التواصل مع الدعم.',
  },
  refunded: { en: 'The payment was refunded.', ar: 'تم استرداد المبلغ المدفوع.' },
  couponUsedUp: {
    en: 'The coupon was used up before the payment arrived. The money is paid back.',
    ar: 'استُنفدت القسيمة قبل وصول الدفعة. يُعاد المبلغ المدفوع.',
  },
  notStarted: {
    en: 'The payment was not started. Please order again.',
    ar: 'لم تبدأ عملية الدفع. يرجى إعادة طلب الاشتراك.',
  },
  gatewayDown: {
    en: 'The payment provider does not answer. Nothing is lost: we keep asking.',
    ar: 'لا يستجيب مزوّد خدمة الدفع حاليًا. لم يُفقد شيء، وسنواصل التحقق.',
  },
  badNotice: { en: 'This notice is not genuine.', ar: 'مصدر هذا الإشعار غير موثوق.' },
});
