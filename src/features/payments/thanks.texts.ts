import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the thank-you page. Symbols such as ❌ are part of the required wording. */
export const thanksTexts = defineTexts('thanks', {
  title: { en: 'Payment', ar: 'الدفع' },
  description: {
    en: 'How your payment stands.',
    ar: 'حالة عملية الدفع.',
  },
  confirming: { en: 'Confirming your payment', ar: 'جارٍ تأكيد الدفع' },
  confirmingLead: {
    en: 'We are asking the payment provider. This takes a few seconds.',
    ar: 'نتحقق من الدفع لدى مزوّد الخدمة. يستغرق ذلك بضع ثوانٍ.',
  },
  successful: { en: 'Payment Successful!', ar: 'تم الدفع بنجاح!' },
  successfulLead: {
    en: 'Your subscription is active. The receipt is on its way by email.',
    ar: 'اشتراكك مفعّل الآن، وسيصلك الإيصال بالبريد الإلكتروني.',
  },
  notCompleted: { en: 'Payment not completed', ar: 'لم تكتمل عملية الدفع' },
  notCompletedLead: {
    en: 'Nothing was activated. You can try again at any time.',
    ar: 'لم يُفعَّل شيء. يمكنك المحاولة مرة أخرى في أي وقت.',
  },
  notConfirmed: { en: 'Payment not confirmed yet', ar: 'لم يتم تأكيد الدفع بعد' },
  notConfirmedLead: {
    en: 'Nothing is lost: we keep asking the payment provider. Once it is paid, the receipt comes by email.',
    ar: 'لم يُفقد شيء: نواصل التحقق لدى مزوّد خدمة الدفع، ويصلك الإيصال بالبريد الإلكتروني فور إتمام الدفع.',
  },
  noPayment: { en: 'No payment to show', ar: 'لا توجد عملية دفع لعرضها' },
  noPaymentLead: {
    en: 'This address names no order.',
    ar: 'لا يشير هذا الرابط إلى أي طلب اشتراك.',
  },
  unknownOrder: { en: 'Order not found', ar: 'لم يتم العثور على طلب الاشتراك' },
  unknownOrderLead: {
    en: 'We have no order with this ID, so there is no payment to confirm and nothing was activated. Please check the link.',
    ar: 'لا يوجد لدينا طلب اشتراك بهذا الرقم، لذا لا توجد عملية دفع لتأكيدها ولم يُفعَّل شيء. يرجى التحقق من الرابط.',
  },
  details: { en: 'Payment details', ar: 'تفاصيل الدفع' },
  orderId: { en: 'Order ID', ar: 'رقم طلب الاشتراك' },
  plan: { en: 'Plan', ar: 'الباقة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  notAvailable: { en: 'Not available', ar: 'غير متاح' },
  copyOrderId: { en: 'Copy the order ID', ar: 'نسخ رقم طلب الاشتراك' },
  sandbox: { en: 'Sandbox', ar: 'تجريبي' },
  status: { en: 'Processing status', ar: 'حالة المعالجة' },
  waiting: { en: 'Waiting to process...', ar: 'في انتظار المعالجة…' },
  processing: { en: 'Processing your payment...', ar: 'جارٍ معالجة الدفع…' },
  processNow: { en: 'Process Now', ar: 'المعالجة الآن' },
  goHome: { en: 'Go Home', ar: 'الصفحة الرئيسية' },
  backToCheckout: { en: 'Back to checkout', ar: 'العودة إلى صفحة الدفع' },
  seePlans: { en: 'See the plans', ar: 'عرض الباقات' },
  paidAnyway: {
    en: 'Was the amount taken from your account all the same?',
    ar: 'هل خُصم المبلغ من حسابك رغم ذلك؟',
  },
  writeToUs: { en: 'Write to us', ar: 'راسلنا' },
  activated: { en: '✅ {message}', ar: '✅ {message}' },
  pending: { en: '⏳ {message}', ar: '⏳ {message}' },
  redirecting: {
    en: 'Subscription activated successfully! Redirecting to dashboard...',
    ar: 'تم تفعيل الاشتراك بنجاح! جارٍ نقلك إلى لوحة التحكم…',
  },
  noOrder: { en: '❌ No order information found', ar: '❌ لم يتم العثور على معلومات طلب الاشتراك' },
  noOrderId: { en: '❌ No order ID found', ar: '❌ لم يتم العثور على رقم طلب الاشتراك' },
  unreadable: {
    en: '❌ Payment processing failed. Please contact support.',
    ar: '❌ فشلت معالجة الدفع. يرجى التواصل مع الدعم.',
  },
  failed: {
    en: '❌ Payment processing failed: {message}',
    ar: '❌ فشلت معالجة الدفع: {message}',
  },
  unknownError: { en: 'Unknown error', ar: 'خطأ غير معروف' },
  networkError: {
    en: '❌ Network error occurred. Please try again.',
    ar: '❌ حدث خطأ في الشبكة. يرجى المحاولة مرة أخرى.',
  },
});
