import { defineTexts } from '#platform/i18n/texts.ts';

export const addressTexts = defineTexts('company-address', {
  title: { en: 'Confirm the company’s e-mail', ar: 'تأكيد البريد الإلكتروني للشركة' },
  lead: {
    en: 'Press the button if the company named in the mail may use this address. If you do not know the company, close this page and nothing happens.',
    ar: 'يرجى الضغط على الزر إن كان للشركة المذكورة في الرسالة أن تستخدم هذا البريد الإلكتروني. وإن لم تكن الشركة معروفة لديك فيكفي إغلاق الصفحة، ولن يحدث شيء.',
  },
  confirm: { en: 'Confirm the e-mail', ar: 'تأكيد البريد الإلكتروني' },
  confirmed: {
    en: 'The e-mail is confirmed. Thank you.',
    ar: 'تم تأكيد البريد الإلكتروني. شكرًا لك.',
  },
  linkOver: {
    en: 'This link is no longer valid. The company can have a new one sent from its profile.',
    ar: 'لم يعد هذا الرابط صالحًا. يمكن للشركة طلب رابط جديد من ملفها.',
  },
  taken: {
    en: 'This e-mail is confirmed for another company.',
    ar: 'هذا البريد الإلكتروني مؤكَّد لشركة أخرى.',
  },
  sent: { en: 'The link is on its way to {email}.', ar: 'تم إرسال الرابط إلى {email}.' },
  confirmedBefore: {
    en: 'The e-mail is confirmed already.',
    ar: 'البريد الإلكتروني مؤكَّد من قبل.',
  },
  mailSubject: {
    en: 'Confirm the e-mail of {company} on {site}',
    ar: 'تأكيد البريد الإلكتروني لـ«{company}» على {site}',
  },
  mailBody: {
    en: 'Hello,\n\n{company} gave {email} as its e-mail on {site}. If that is right, please confirm it on this page within {hours} hours:\n\n{link}\n\nIf you do not know the company, there is nothing to do: the address is not used then.\n\n{site}\n',
    ar: 'مرحبًا،\n\nذكرت «{company}» أن بريدها الإلكتروني على {site} هو {email}. إن كان ذلك صحيحًا فيرجى تأكيده خلال {hours} ساعة في هذه الصفحة:\n\n{link}\n\nوإن لم تكن الشركة معروفة لديك فلا يلزم فعل شيء، ولن يُستخدم العنوان.\n\n{site}\n',
  },
  isConfirmed: { en: 'E-mail confirmed', ar: 'البريد الإلكتروني مؤكَّد' },
  isNotConfirmed: { en: 'E-mail not confirmed', ar: 'البريد الإلكتروني غير مؤكَّد' },
  waits: {
    en: 'A link was mailed to {email}. The address counts for mails and orders once it is confirmed there.',
    ar: 'أُرسل رابط إلى {email}. يُعتمد هذا البريد الإلكتروني للرسائل والطلبات بعد تأكيده من هناك.',
  },
  countsMeanwhile: { en: 'Until then {email} counts.', ar: 'وحتى ذلك الحين يُعتمد {email}.' },
  again: { en: 'Send the link again', ar: 'إعادة إرسال الرابط' },
  notSent: { en: 'The link could not be sent', ar: 'تعذّر إرسال الرابط' },
});
