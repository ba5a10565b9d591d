import { defineTexts } from '#platform/i18n/texts.ts';

export const sandboxTexts = defineTexts('sandbox', {
  title: { en: 'Sandbox payment', ar: 'دفع تجريبي' },
  /** The page shows both languages at once, so neither of the two is translated. */
  bannerEnglish: {
    en: 'Sandbox: no money moves, no bank is contacted.',
    ar: 'Sandbox: no money moves, no bank is contacted.',
  },
  bannerArabic: {
    en: 'بوابة دفع تجريبية: لا تنتقل أي أموال ولا يُتصل بأي بنك.',
    ar: 'بوابة دفع تجريبية: لا تنتقل أي أموال ولا يُتصل بأي بنك.',
  },
  amountDue: { en: 'Amount to pay', ar: 'المبلغ المطلوب' },
  merchant: { en: 'Pay to', ar: 'الدفع إلى' },
  payer: { en: 'For', ar: 'الجهة الدافعة' },
  order: { en: 'Order', ar: 'طلب الاشتراك' },
  timeLeft: { en: 'Time left', ar: 'الوقت المتبقي' },
  methods: { en: 'Payment methods', ar: 'طرق الدفع' },
  methodKnet: { en: 'KNET', ar: 'كي نت' },
  methodCards: { en: 'Cards', ar: 'البطاقات' },
  methodsHint: {
    en: 'Shown as labels only: nothing is asked about a card here.',
    ar: 'للعرض فقط: لا يُطلب هنا أي شيء عن البطاقة.',
  },
  choose: { en: 'What should happen?', ar: 'ماذا ينبغي أن يحدث؟' },
  pay: { en: 'Pay successfully', ar: 'دفع ناجح' },
  payReturnFirst: { en: 'Return before the webhook', ar: 'العودة قبل الإشعار' },
  payNoReturn: { en: 'Pay but lose the return', ar: 'دفع من دون عودة' },
  decline: { en: 'Decline', ar: 'رفض' },
  reason: { en: 'Reason for declining', ar: 'سبب الرفض' },
  reasonFunds: { en: 'Insufficient funds', ar: 'رصيد غير كافٍ' },
  reasonCvv: { en: 'Wrong security code', ar: 'رمز أمان خاطئ' },
  reasonExpired: { en: 'Expired card', ar: 'بطاقة منتهية' },
  reasonAuthentication: { en: 'Not authenticated', ar: 'لم يتم التحقق من الهوية' },
  reasonIssuer: { en: 'Declined by the issuer', ar: 'رفض من البنك المُصدر' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  timeOut: { en: 'Time out', ar: 'انتهاء المهلة' },
  close: { en: 'Close without answering', ar: 'إغلاق من دون رد' },
  windowClosed: {
    en: 'This window can be closed now. The portal learns the outcome by itself.',
    ar: 'يمكن إغلاق هذه النافذة الآن. ستصل النتيجة إلى الموقع تلقائيًا.',
  },
  answered: {
    en: 'This payment has been answered already.',
    ar: 'سبق إنهاء عملية الدفع هذه.',
  },
  backToOrder: { en: 'Back to the order', ar: 'العودة إلى طلب الاشتراك' },
  notFound: { en: 'There is no such payment.', ar: 'لا توجد عملية دفع كهذه.' },
  failed: {
    en: 'The sandbox could not be asked. Please try again.',
    ar: 'تعذّر الاتصال ببوابة الدفع التجريبية. يرجى المحاولة مرة أخرى.',
  },
});
