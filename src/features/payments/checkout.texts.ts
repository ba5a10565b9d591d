import { defineTexts } from '#platform/i18n/texts.ts';

export const checkoutTexts = defineTexts('checkout', {
  title: { en: 'Checkout', ar: 'إتمام الاشتراك' },
  lead: {
    en: 'Choose the length, tell us which company it is for, and pay securely.',
    ar: 'اختر المدة، وحدّد الشركة المشتركة، وادفع بأمان.',
  },
  loading: { en: 'Loading subscription details...', ar: 'جارٍ تحميل تفاصيل الاشتراك…' },
  failedTitle: { en: 'Error Loading Subscription', ar: 'خطأ في تحميل الاشتراك' },
  failed: {
    en: 'Unable to load subscription details. Please try again.',
    ar: 'تعذّر تحميل تفاصيل الاشتراك. يرجى المحاولة مرة أخرى.',
  },
  tryAgain: { en: 'Try Again', ar: 'إعادة المحاولة' },
  details: { en: 'Your subscription', ar: 'اشتراكك' },
  type: { en: 'Subscription type', ar: 'نوع الاشتراك' },
  typeChoice: { en: '{plan} – {price}/month', ar: '{plan} – {price} شهريًا' },
  typeHelp: {
    en: 'Chosen on the page of plans.',
    ar: 'تم اختياره في صفحة الباقات.',
  },
  otherPlan: { en: 'Choose another plan', ar: 'اختيار باقة أخرى' },
  length: { en: 'Length of subscription', ar: 'مدة الاشتراك' },
  months: {
    en: '{count} Month',
    ar: '{count, plural, zero {# شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}',
  },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  emailHelp: {
    en: 'The address your company is listed with.',
    ar: 'البريد الإلكتروني الذي أُدرجت به شركتك.',
  },
  checking: { en: 'Looking for the company...', ar: 'جارٍ البحث عن الشركة…' },
  verified: { en: '✅ Verified', ar: '✅ تم التحقق' },
  companyNotFound: {
    en: '❌ Company not found with this email',
    ar: '❌ لم يتم العثور على شركة بهذا البريد الإلكتروني',
  },
  notFoundHint: {
    en: 'Use the address that is on your company’s page and was confirmed. If your company is not here yet, list it first; that costs nothing.',
    ar: 'استخدم البريد الظاهر في صفحة شركتك بعد تأكيده. وإن لم تكن شركتك هنا بعد فأدرجها أولًا، ولا تكلفة لذلك.',
  },
  listYourBusiness: { en: 'List Your Business', ar: 'أدرج شركتك' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  askUs: { en: 'Ask us', ar: 'اسألنا' },
  checkFailed: {
    en: 'The company could not be looked up. Please try again.',
    ar: 'تعذّر البحث عن الشركة. يرجى المحاولة مرة أخرى.',
  },
  companyName: { en: 'Company name', ar: 'اسم الشركة' },
  companyNameHelp: {
    en: 'Filled in once the email is verified.',
    ar: 'يُملأ بعد التحقق من البريد الإلكتروني.',
  },
  emailRequired: { en: 'Please enter your email address', ar: 'يرجى إدخال بريدك الإلكتروني' },
  emailUnknown: {
    en: 'Please enter a valid company email that exists in our system',
    ar: 'يرجى إدخال بريد إلكتروني صالح لشركة مسجّلة في نظامنا',
  },
  lengthInvalid: {
    en: 'Please choose 12 or 24 months',
    ar: 'يرجى اختيار 12 أو 24 شهرًا',
  },
  coupon: { en: 'Coupon code', ar: 'رمز القسيمة' },
  couponApply: { en: 'Apply', ar: 'تطبيق' },
  couponApplying: { en: 'Checking...', ar: 'جارٍ التحقق…' },
  couponRemove: { en: 'Remove', ar: 'إزالة' },
  couponApplied: {
    en: 'Coupon applied: {percent}% off',
    ar: 'تم تطبيق القسيمة: خصم {percent}%',
  },
  couponRequired: { en: 'Please enter a coupon code', ar: 'يرجى إدخال رمز القسيمة' },
  couponEmailFirst: {
    en: 'Please enter a valid company email first',
    ar: 'يرجى إدخال بريد إلكتروني صالح للشركة أولًا',
  },
  couponNotEligible: {
    en: 'Your account is not eligible to use coupons',
    ar: 'حسابك غير مؤهل لاستخدام القسائم',
  },
  couponNotAvailable: {
    en: 'Coupon usage is not available for your account',
    ar: 'استخدام القسائم غير متاح لحسابك',
  },
  couponInvalid: { en: 'Invalid coupon code', ar: 'رمز قسيمة غير صالح' },
  couponFailed: {
    en: 'The coupon could not be checked. Please try again.',
    ar: 'تعذّر التحقق من القسيمة. يرجى المحاولة مرة أخرى.',
  },
  summary: { en: 'Order summary', ar: 'ملخص طلب الاشتراك' },
  monthlyPrice: { en: 'Monthly price', ar: 'السعر الشهري' },
  duration: { en: 'Duration', ar: 'المدة' },
  subtotal: { en: 'Subtotal', ar: 'المجموع الفرعي' },
  discount: { en: 'Coupon discount ({percent}%)', ar: 'خصم القسيمة ({percent}%)' },
  total: { en: 'Total', ar: 'الإجمالي' },
  submit: { en: 'Secure Checkout', ar: 'دفع آمن' },
  companyFirst: {
    en: 'Enter the email of your company to go on.',
    ar: 'أدخل البريد الإلكتروني لشركتك للمتابعة.',
  },
  processing: { en: 'Processing...', ar: 'جارٍ المعالجة…' },
  secure: {
    en: 'You pay on the page of our payment provider. We never see your card.',
    ar: 'تدفع في صفحة مزوّد خدمة الدفع، ولا نرى بطاقتك أبدًا.',
  },
  promise: {
    en: 'Full refund within 30 days.',
    ar: 'استرداد كامل المبلغ خلال 30 يومًا.',
  },
  paymentFailed: {
    en: 'Payment processing failed. Please try again.',
    ar: 'فشلت معالجة الدفع. يرجى المحاولة مرة أخرى.',
  },
  totalDiffers: {
    en: 'The total has changed. Please check the summary and try again.',
    ar: 'تغيّر الإجمالي. يرجى مراجعة الملخص والمحاولة مرة أخرى.',
  },
  planNotSold: {
    en: 'This plan is not sold online.',
    ar: 'لا تُباع هذه الباقة عبر الإنترنت.',
  },
  companyDiffers: {
    en: 'This email belongs to another company.',
    ar: 'هذا البريد الإلكتروني يخص شركة أخرى.',
  },
  openPayment: {
    en: 'A payment of {amount} is still open: {plan}.',
    ar: 'لا تزال دفعة بقيمة {amount} مفتوحة: {plan}.',
  },
  continuePayment: { en: 'Continue to the payment', ar: 'متابعة الدفع' },
  redirecting: { en: 'Redirecting to payment...', ar: 'جارٍ نقلك إلى صفحة الدفع…' },
  chargeDescription: {
    en: '{plan}, {months} months',
    ar: '{plan}، {months, plural, zero {# شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}',
  },
});
