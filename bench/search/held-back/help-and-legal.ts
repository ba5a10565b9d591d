import { ask, asked } from '../asked.ts';
import { faq, page } from '../record-id.ts';

export const queries = asked('help and legal', {
  en: [
    ask('cv file size pdf', 'AE', faq('Which files can I send as a CV?'), page('/faq')),
    ask('refund', 'KW', faq('Can I get my money back?'), page('/faq', '/terms-conditions')),
    ask(
      'is it safe to pay by card',
      'SA',
      faq('How do I pay, and is it secure?'),
      page('/faq', '/privacy-policy'),
    ),
    ask(
      'list my company',
      'KW',
      faq('How does my company become an exhibitor?'),
      page('/subscription', '/faq'),
    ),
    ask('terms and conditions', 'KW', page('/terms-conditions')),
    ask('advertise with you', 'KW', page('/advertising')),
  ],
  ar: [
    ask('سحب طلب التوظيف', 'QA', faq('Can I withdraw an application?'), page('/faq')),
    ask('اسعار الاشتراك', 'KW', [
      ...faq('Which plans are there and what do they cost?'),
      ...page('/subscription'),
    ]),
    ask('الشروط والاحكام', 'KW', page('/terms-conditions')),
    ask('رقم التواصل معكم', 'KW', page('/contact')),
    ask('متابعة طلبي للوظيفة', 'KW', faq('How do I follow my application?'), page('/faq')),
  ],
});
