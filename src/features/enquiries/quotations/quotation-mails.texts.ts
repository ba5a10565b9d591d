import { defineTexts } from '#platform/i18n/texts.ts';

export const quotationMailTexts = defineTexts('quotation-mails', {
  quotedSubject: {
    en: 'Quotation from {company}: {subject}',
    ar: 'عرض سعر من «{company}»: {subject}',
  },
  quotedBody: {
    en: 'Hello {name},\n\n“{company}” has sent a quotation to your request.\n\nCompare it with others, ask back, accept or decline it, without an account.\n\nRead the quotation:\n{link}\n\n{site}\n',
    ar: 'مرحبًا {name}،\n\nورد عرض سعر من «{company}» على طلبك.\n\nيمكنك مقارنته بغيره والاستيضاح وقبوله أو رفضه، من دون حساب.\n\nقراءة عرض السعر:\n{link}\n\n{site}\n',
  },
  declinedSubject: {
    en: 'Quotation declined by {name}: {subject}',
    ar: 'رُفض عرض السعر من {name}: {subject}',
  },
  declinedBody: {
    en: '{name} has declined your quotation.\n\nReason: {reason}\n{note}\n\nYou can send another revision in your inbox:\n{link}\n\n{site}\n',
    ar: 'رُفض عرض السعر من {name}.\n\nالسبب: {reason}\n{note}\n\nيمكنك إرسال نسخة جديدة من صندوق الاستفسارات:\n{link}\n\n{site}\n',
  },
  acceptedSubject: {
    en: 'Quotation accepted by {name}: {subject}',
    ar: 'قُبل عرض السعر من {name}: {subject}',
  },
  acceptedBody: {
    en: '{name} has accepted your quotation; it is attached.\n\nEmail: {email}\nPhone: {phone}\n\nThe lead in your inbox:\n{link}\n\nPayment and delivery are between you and the buyer.\n\n{site}\n',
    ar: 'قُبل عرض السعر من {name}، وتجده مرفقًا.\n\nالبريد الإلكتروني: {email}\nالهاتف: {phone}\n\nالاستفسار في صندوقك:\n{link}\n\nالدفع والتسليم بينك وبين المشتري.\n\n{site}\n',
  },
  dealSubject: {
    en: 'You have accepted the quotation of {company}',
    ar: 'قبلت عرض السعر من «{company}»',
  },
  dealBody: {
    en: 'Hello {name},\n\nyou have accepted the quotation of “{company}”; it is attached. The company now has your email and phone and gets in touch with you.\n\nYour request:\n{link}\n\nPayment and delivery are between you and the company.\n\n{site}\n',
    ar: 'مرحبًا {name}،\n\nقبلت عرض السعر من «{company}»، وتجده مرفقًا. أصبح بريدك الإلكتروني ورقم هاتفك لدى الشركة وستتواصل معك.\n\nطلبك:\n{link}\n\nالدفع والتسليم بينك وبين الشركة.\n\n{site}\n',
  },
});
