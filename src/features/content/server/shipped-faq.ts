import type { FaqCategory } from '#features/content/content.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';

type Words = { readonly question: string; readonly answer: string };
export type ShippedQuestion = { readonly category: FaqCategory } & Readonly<
  Record<Language, Words>
>;

const account: readonly ShippedQuestion[] = [
  {
    category: 'account',
    en: {
      question: 'How do I create an account?',
      answer:
        'Choose Login, enter your e-mail address and press Continue. We send a six-digit code to that address. Enter it and you are in: signing in and signing up are the same step.',
    },
    ar: {
      question: 'كيف أنشئ حسابًا؟',
      answer:
        'اختر «تسجيل الدخول» وأدخل عنوان بريدك الإلكتروني ثم اضغط «متابعة». نرسل إلى هذا العنوان رمزًا من ستة أرقام، أدخله فتصبح داخل حسابك: تسجيل الدخول وإنشاء الحساب خطوة واحدة.',
    },
  },
  {
    category: 'account',
    en: {
      question: 'I have no password. What if I forget how to sign in?',
      answer:
        'There is nothing to forget. Each time you sign in, a new code is sent to your e-mail address. It works for ten minutes and only once.',
    },
    ar: {
      question: 'ليست لدي كلمة مرور، فماذا لو نسيت طريقة الدخول؟',
      answer:
        'لا يوجد ما تنساه. في كل مرة تسجّل فيها الدخول يُرسل رمز جديد إلى بريدك، وهو صالح لعشر دقائق ولمرة واحدة فقط.',
    },
  },
  {
    category: 'account',
    en: {
      question: 'The code does not arrive. What can I do?',
      answer:
        'Look into the spam folder and check the spelling of your address. After 60 seconds you can have the code sent again. If nothing arrives, write to us through the contact page.',
    },
    ar: {
      question: 'لم يصلني الرمز، ماذا أفعل؟',
      answer:
        'انظر في مجلد الرسائل غير المرغوب فيها وتأكد من كتابة عنوانك. يمكنك طلب إرسال الرمز من جديد بعد 60 ثانية. وإن لم يصلك شيء فراسلنا عبر صفحة الاتصال.',
    },
  },
  {
    category: 'account',
    en: {
      question: 'How long do the links in your e-mails work?',
      answer:
        'Links about your account, such as the one that confirms a new address or resets your access, are valid for 24 hours. After that, simply ask for a new one.',
    },
    ar: {
      question: 'كم تبقى الروابط في رسائلكم صالحة؟',
      answer:
        'الروابط المتعلقة بحسابك، مثل رابط تأكيد عنوان جديد أو استعادة الوصول، صالحة لمدة 24 ساعة. بعد ذلك اطلب رابطًا جديدًا.',
    },
  },
  {
    category: 'account',
    en: {
      question: 'How does my company become an exhibitor?',
      answer:
        'Sign in, choose List Your Business and fill in the application. We review it and tell you by e-mail. Approved companies can publish products, catalogs, events and jobs.',
    },
    ar: {
      question: 'كيف تصبح شركتي عارضًا؟',
      answer:
        'سجّل الدخول واختر «أدرج شركتك» واملأ الطلب. نراجعه ونبلغك بالبريد الإلكتروني. ويمكن للشركات المعتمدة نشر المنتجات والكتالوجات والفعاليات والوظائف.',
    },
  },
];

const jobs: readonly ShippedQuestion[] = [
  {
    category: 'jobs',
    en: {
      question: 'Who can apply for jobs?',
      answer:
        'Every job seeker account. Exhibitor accounts cannot apply; companies that want to try it out can switch to normal user mode in their settings.',
    },
    ar: {
      question: 'من يستطيع التقدم إلى الوظائف؟',
      answer:
        'كل حساب لباحث عن عمل. لا تستطيع حسابات العارضين التقدم، ويمكن للشركات التحول إلى وضع المستخدم العادي من الإعدادات.',
    },
  },
  {
    category: 'jobs',
    en: {
      question: 'How many jobs can I apply for?',
      answer:
        'Free users get 5 job applications per month. How many you have used is shown in your dashboard; the count starts anew on the first day of each month.',
    },
    ar: {
      question: 'إلى كم وظيفة يمكنني التقدم؟',
      answer:
        'يحصل المستخدم المجاني على 5 طلبات توظيف في الشهر. يظهر عدد ما استخدمته في لوحة التحكم، ويبدأ العدّ من جديد في أول يوم من كل شهر.',
    },
  },
  {
    category: 'jobs',
    en: {
      question: 'Which files can I send as a CV?',
      answer: 'A PDF or Word document (PDF, DOC or DOCX) of less than 5 MB.',
    },
    ar: {
      question: 'ما الملفات المقبولة للسيرة الذاتية؟',
      answer: 'ملف PDF أو Word (بصيغة PDF أو DOC أو DOCX) بحجم أقل من 5 ميغابايت.',
    },
  },
  {
    category: 'jobs',
    en: {
      question: 'Who can see my CV, and for how long?',
      answer:
        'You and the company that posted the job, nobody else. It is deleted 180 days after the job has ended.',
    },
    ar: {
      question: 'من يستطيع رؤية سيرتي الذاتية، وإلى متى؟',
      answer: 'أنت والشركة التي نشرت الوظيفة فقط. وتُحذف بعد 180 يومًا من انتهاء الوظيفة.',
    },
  },
  {
    category: 'jobs',
    en: {
      question: 'How do I follow my application?',
      answer:
        'Open My Jobs in your dashboard. Each application shows its state, from applied to hired or rejected.',
    },
    ar: {
      question: 'كيف أتابع طلبي؟',
      answer: 'افتح «وظائفي» في لوحة التحكم. يظهر كل طلب مع حالته، من التقديم حتى القبول أو الرفض.',
    },
  },
  {
    category: 'jobs',
    en: {
      question: 'Can I withdraw an application?',
      answer:
        'Yes, in My Jobs, as long as the company has not decided. You cannot apply for the same job a second time.',
    },
    ar: {
      question: 'هل يمكنني سحب طلبي؟',
      answer:
        'نعم، من «وظائفي» ما دامت الشركة لم تقرر بعد. ولا يمكن التقدم إلى الوظيفة نفسها مرة ثانية.',
    },
  },
];

const events: readonly ShippedQuestion[] = [
  {
    category: 'events',
    en: {
      question: 'How do I register for an event?',
      answer:
        'Open the event and choose Register Now. Some organizers register on their own site, which then opens; for the others you register with your account here.',
    },
    ar: {
      question: 'كيف أسجّل في فعالية؟',
      answer:
        'افتح الفعالية واختر «سجّل الآن». بعض المنظّمين يسجّلون في مواقعهم فيُفتح الموقع، وفي غيرها تسجّل بحسابك هنا.',
    },
  },
  {
    category: 'events',
    en: {
      question: 'Can I cancel my registration?',
      answer:
        'Yes. You can cancel up to 48 hours before the event begins. Registrations on an organizer’s own site follow the organizer’s rules.',
    },
    ar: {
      question: 'هل يمكنني إلغاء تسجيلي؟',
      answer:
        'نعم، يمكنك الإلغاء حتى 48 ساعة قبل بدء الفعالية. أما التسجيل في موقع المنظّم فيخضع لقواعده.',
    },
  },
  {
    category: 'events',
    en: {
      question: 'How do I put an event into my calendar?',
      answer:
        'Every event offers a calendar file that your phone or computer understands, and many have a brochure to download.',
    },
    ar: {
      question: 'كيف أضيف فعالية إلى تقويمي؟',
      answer: 'تتيح كل فعالية ملف تقويم يفهمه هاتفك أو حاسوبك، ولكثير منها كتيّب يمكن تنزيله.',
    },
  },
];

const billing: readonly ShippedQuestion[] = [
  {
    category: 'billing',
    en: {
      question: 'Which plans are there and what do they cost?',
      answer:
        'Basic, Professional and Enterprise. Current prices and everything each plan includes are on the subscription page. Plans are bought for 12 or 24 months.',
    },
    ar: {
      question: 'ما الباقات المتاحة وكم تكلف؟',
      answer:
        'الأساسية والاحترافية والمؤسسات. تجد الأسعار الحالية وكل ما تشمله كل باقة في صفحة الاشتراك. تُشترى الباقات لمدة 12 أو 24 شهرًا.',
    },
  },
  {
    category: 'billing',
    en: {
      question: 'Can I get my money back?',
      answer:
        'Yes. There is a 30-day money-back guarantee: within 30 days of payment we refund the full amount, and you need not give a reason.',
    },
    ar: {
      question: 'هل يمكنني استرداد أموالي؟',
      answer:
        'نعم، نضمن الاسترداد خلال 30 يومًا: نعيد المبلغ كاملًا خلال 30 يومًا من الدفع من دون أن تذكر سببًا.',
    },
  },
  {
    category: 'billing',
    en: {
      question: 'How do I pay, and is it secure?',
      answer:
        'On the page of our payment provider, Tap Payments, with the usual cards. Card numbers never reach our servers. Your plan becomes active when the provider has confirmed the payment.',
    },
    ar: {
      question: 'كيف أدفع، وهل الدفع آمن؟',
      answer:
        'في صفحة مزوّد الدفع «تاب» بالبطاقات المعتادة. لا تصل أرقام البطاقات إلى خوادمنا أبدًا. وتُفعَّل باقتك عندما يؤكد المزوّد السداد.',
    },
  },
  {
    category: 'billing',
    en: {
      question: 'Whom do I ask about an invoice, and when?',
      answer:
        'Write to us through the contact page. Our business hours are Sunday to Thursday, 9:00 to 18:00, Kuwait time.',
    },
    ar: {
      question: 'من أسأل عن فاتورة، ومتى؟',
      answer:
        'راسلنا عبر صفحة الاتصال. ساعات عملنا من الأحد إلى الخميس، من 9:00 إلى 18:00 بتوقيت الكويت.',
    },
  },
];

export const shippedFaq: readonly ShippedQuestion[] = [...account, ...jobs, ...events, ...billing];
