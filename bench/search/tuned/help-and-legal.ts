import { ask, asked } from '../asked.ts';
import { faq, page } from '../record-id.ts';

export const queries = asked('help and legal', {
  en: [
    ask(
      'how do i delete my account',
      'KW',
      page('/privacy-policy', '/data-protection'),
      page('/contact', '/faq'),
    ),
    ask(
      'forgot my password',
      'KW',
      faq('I have no password. What if I forget how to sign in?'),
      page('/faq', '/login'),
    ),
    ask('otp not received', 'SA', faq('The code does not arrive. What can I do?'), page('/faq')),
    ask('how to sign up', 'KW', faq('How do I create an account?'), page('/login', '/faq')),
    ask(
      'who sees my cv',
      'KW',
      faq('Who can see my CV, and for how long?'),
      page('/privacy-policy', '/faq'),
    ),
    ask('withdraw my application', 'QA', faq('Can I withdraw an application?'), page('/faq')),
    ask(
      'how many jobs can i apply to',
      'KW',
      faq('How many jobs can I apply for?'),
      page('/faq', '/terms-conditions'),
    ),
    ask(
      'cancel event registration',
      'AE',
      faq('Can I cancel my registration?'),
      page('/faq', '/terms-conditions'),
    ),
    ask(
      'add event to calendar',
      'KW',
      faq('How do I put an event into my calendar?'),
      page('/faq'),
    ),
    ask('price of plans', 'KW', [
      ...faq('Which plans are there and what do they cost?'),
      ...page('/subscription'),
    ]),
    ask('privacy policy', 'KW', page('/privacy-policy')),
    ask('do you use cookies', 'KW', page('/cookie-policy')),
    ask('contact mai', 'KW', page('/contact')),
    ask(
      'question about my invoice',
      'SA',
      faq('Whom do I ask about an invoice, and what does 24/7 support mean?'),
      page('/contact', '/faq'),
    ),
  ],
  ar: [
    ask(
      'كيف أحذف حسابي',
      'KW',
      page('/privacy-policy', '/data-protection'),
      page('/contact', '/faq'),
    ),
    ask(
      'نسيت كلمة السر',
      'KW',
      faq('I have no password. What if I forget how to sign in?'),
      page('/faq', '/login'),
    ),
    ask('ما وصلني الرمز', 'SA', faq('The code does not arrive. What can I do?'), page('/faq')),
    ask('انشاء حساب', 'KW', faq('How do I create an account?'), page('/login', '/faq')),
    ask('صيغة ملف السيرة الذاتية', 'AE', faq('Which files can I send as a CV?'), page('/faq')),
    ask(
      'مين يشوف السي في حقي',
      'KW',
      faq('Who can see my CV, and for how long?'),
      page('/privacy-policy', '/faq'),
    ),
    ask(
      'كم وظيفة أقدر أقدم عليها',
      'KW',
      faq('How many jobs can I apply for?'),
      page('/faq', '/terms-conditions'),
    ),
    ask(
      'الغاء التسجيل في فعالية',
      'BH',
      faq('Can I cancel my registration?'),
      page('/faq', '/terms-conditions'),
    ),
    ask('استرجاع المبلغ', 'KW', faq('Can I get my money back?'), page('/faq', '/terms-conditions')),
    ask(
      'هل الدفع آمن',
      'SA',
      faq('How do I pay, and is it secure?'),
      page('/faq', '/privacy-policy'),
    ),
    ask(
      'أدرج شركتي',
      'KW',
      faq('How does my company become an exhibitor?'),
      page('/subscription', '/faq'),
    ),
    ask('سياسة الخصوصيه', 'KW', page('/privacy-policy')),
    ask('ملفات الكوكيز', 'KW', page('/cookie-policy')),
    ask('الاعلان معكم', 'KW', page('/advertising')),
    ask('حماية البيانات', 'KW', page('/data-protection'), page('/privacy-policy')),
  ],
});
