import { defineTexts } from '#platform/i18n/texts.ts';

export const requestMailTexts = defineTexts('request-mails', {
  codeSubject: {
    en: '{code} confirms your request for quotation on {site}',
    ar: '{code} رمز تأكيد طلب عروض الأسعار في {site}',
  },
  codeBody: {
    en: 'Your request for quotation goes out as soon as you enter this code:\n\n{code}\n\nIt is valid for {minutes} minutes. If you did not write a request, you need not do anything: without the code it goes nowhere and is deleted.\n\n{site}\n{address}\n',
    ar: 'يُرسل طلب عروض الأسعار فور إدخال هذا الرمز:\n\n{code}\n\nالرمز صالح لمدة {minutes} دقيقة. إذا لم تكتب طلبًا فلا يلزمك شيء: لن يُرسل من دون الرمز وسيُحذف.\n\n{site}\n{address}\n',
  },
  copySubject: {
    en: 'Your request for quotation has gone to {count, plural, one {one company} other {# companies}}',
    ar: 'وصل طلب عروض الأسعار إلى {count, plural, zero {# شركة} one {شركة واحدة} two {شركتين} few {# شركات} many {# شركة} other {# شركة}}',
  },
  copyBody: {
    en: 'Hello {name},\n\nyour request has been delivered. Each company sees only what it is asked itself, and neither your email nor your phone.\n\nOn its page you read the quotations, compare them, ask back and accept or decline, without an account.\n\nOpen your request:\n{link}\n\nKeep this link to yourself: whoever has it can read and write in your name.\n\n{asked}\n\n{delivery}\n\n{notes}\n\n{site}\n',
    ar: 'مرحبًا {name}،\n\nوصل طلبك. لا ترى كل شركة سوى ما يُطلب منها، ولا ترى بريدك الإلكتروني ولا رقم هاتفك.\n\nفي صفحته يمكنك قراءة عروض الأسعار ومقارنتها والاستيضاح وقبولها أو رفضها، من دون حساب.\n\nفتح طلبك:\n{link}\n\nاحتفظ بهذا الرابط لنفسك: كل من لديه الرابط يستطيع القراءة والكتابة باسمك.\n\n{asked}\n\n{delivery}\n\n{notes}\n\n{site}\n',
  },
  receivedSubject: {
    en: 'Request for quotation from {name}: {subject}',
    ar: 'طلب عرض سعر من {name}: {subject}',
  },
  receivedBody: {
    en: '{name} asks “{company}” for a quotation.\n\n{lines}\n\n{delivery}\n\n{notes}\n\nRead it and send your quotation in your inbox:\n{link}\n\nThe address and phone of the buyer stay hidden until they are shared with you or your quotation is accepted. Please answer in the inbox, not to this mail.\n\n{site}\n',
    ar: 'ورد إلى «{company}» طلب عرض سعر من {name}.\n\n{lines}\n\n{delivery}\n\n{notes}\n\nيمكنك قراءته وإرسال عرض السعر من صندوق الاستفسارات:\n{link}\n\nيبقى بريد المشتري ورقم هاتفه مخفيين حتى تتم مشاركتهما معك أو يُقبل عرضك. يرجى الرد من صندوق الاستفسارات لا على هذه الرسالة.\n\n{site}\n',
  },
});
