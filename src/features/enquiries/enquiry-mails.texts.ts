import { defineTexts } from '#platform/i18n/texts.ts';

export const enquiryMailTexts = defineTexts('enquiry-mails', {
  codeSubject: {
    en: '{code} confirms your enquiry on {site}',
    ar: '{code} رمز تأكيد استفسارك في {site}',
  },
  codeBody: {
    en: 'Your enquiry to “{company}” goes out as soon as you enter this code:\n\n{code}\n\nIt is valid for {minutes} minutes. If you did not write an enquiry, you need not do anything: without the code it goes nowhere and is deleted.\n\n{site}\n{address}\n',
    ar: 'يُرسل استفسارك إلى «{company}» فور إدخال هذا الرمز:\n\n{code}\n\nالرمز صالح لمدة {minutes} دقيقة. إذا لم تكتب استفسارًا فلا يلزمك شيء: لن يُرسل من دون الرمز وسيُحذف.\n\n{site}\n{address}\n',
  },
  copySubject: {
    en: 'Your enquiry to {company}: {subject}',
    ar: 'استفسارك إلى «{company}»: {subject}',
  },
  copyBody: {
    en: 'Hello {name},\n\nyour enquiry to “{company}” has been delivered. The company does not see your email or phone until you share them.\n\nOn its page you read the answer, write again, share your contact details or close it, without an account.\n\nOpen your enquiry:\n{link}\n\nKeep this link to yourself: whoever has it can read and write in your name.\n\n{facts}\n\n{message}\n\n{site}\n',
    ar: 'مرحبًا {name}،\n\nوصل استفسارك إلى «{company}». لا ترى الشركة بريدك الإلكتروني ولا رقم هاتفك حتى تشاركهما.\n\nفي صفحته يمكنك قراءة الرد والكتابة من جديد ومشاركة بيانات التواصل وإغلاق الاستفسار، من دون حساب.\n\nفتح استفسارك:\n{link}\n\nاحتفظ بهذا الرابط لنفسك: كل من لديه الرابط يستطيع القراءة والكتابة باسمك.\n\n{facts}\n\n{message}\n\n{site}\n',
  },
  receivedSubject: {
    en: 'New enquiry from {name}: {subject}',
    ar: 'استفسار جديد من {name}: {subject}',
  },
  receivedBody: {
    en: 'An enquiry has come for “{company}”.\n\n{facts}\n\n{message}\n\nRead and answer it in your inbox:\n{link}\n\nThe address and phone of the sender stay hidden until they are shared with you. Please answer in the inbox, not to this mail.\n\n{site}\n',
    ar: 'ورد استفسار إلى «{company}».\n\n{facts}\n\n{message}\n\nيمكنك قراءته والرد عليه في صندوق الاستفسارات:\n{link}\n\nيبقى بريد المرسل ورقم هاتفه مخفيين حتى تتم مشاركتهما معك. يرجى الرد من صندوق الاستفسارات لا على هذه الرسالة.\n\n{site}\n',
  },
  answeredSubject: {
    en: '{company} has answered: {subject}',
    ar: 'ورد رد من «{company}»: {subject}',
  },
  answeredBody: {
    en: 'Hello {name},\n\n“{company}” has answered your enquiry:\n\n{message}\n\nAnswer here, without an account:\n{link}\n\n{site}\n',
    ar: 'مرحبًا {name}،\n\nورد رد من «{company}» على استفسارك:\n\n{message}\n\nيمكنك الرد من هنا، من دون حساب:\n{link}\n\n{site}\n',
  },
  movedSubject: {
    en: 'New links to your enquiries on {site}',
    ar: 'روابط جديدة لاستفساراتك في {site}',
  },
  movedBody: {
    en: 'This is your email address on {site} from now on. The links to your enquiries and requests that were mailed to the old one no longer open anything. These take their place:\n\n{links}\n\nKeep them to yourself: whoever has one can read and write in your name.\n\n{site}\n',
    ar: 'هذا بريدك الإلكتروني في {site} من الآن. روابط استفساراتك وطلباتك التي أُرسلت إلى البريد السابق لم تعد تفتح شيئًا، وهذه تحل محلها:\n\n{links}\n\nاحتفظ بها لنفسك: كل من لديه أحدها يستطيع القراءة والكتابة باسمك.\n\n{site}\n',
  },
  wroteSubject: {
    en: 'New message from {name}: {subject}',
    ar: 'رسالة جديدة من {name}: {subject}',
  },
  wroteBody: {
    en: '{name} has written again:\n\n{message}\n\nAnswer in your inbox:\n{link}\n\n{site}\n',
    ar: 'وردت رسالة جديدة من {name}:\n\n{message}\n\nيمكنك الرد في صندوق الاستفسارات:\n{link}\n\n{site}\n',
  },
  sharedSubject: {
    en: '{name} has shared contact details: {subject}',
    ar: 'تمت مشاركة بيانات تواصل {name}: {subject}',
  },
  sharedBody: {
    en: '{name} has shared contact details with you.\n\nSee them in your inbox:\n{link}\n\n{site}\n',
    ar: 'تمت مشاركة بيانات تواصل {name} معك.\n\nعرضها في صندوق الاستفسارات:\n{link}\n\n{site}\n',
  },
  closedSubject: {
    en: 'Enquiry closed by {name}: {subject}',
    ar: 'أُغلق الاستفسار من {name}: {subject}',
  },
  closedBody: {
    en: '{name} has closed the enquiry; no further answer is expected.\n\nThe enquiry in your inbox:\n{link}\n\n{site}\n',
    ar: 'أُغلق الاستفسار من {name}، ولا حاجة إلى رد آخر.\n\nالاستفسار في صندوقك:\n{link}\n\n{site}\n',
  },
  unansweredSubject: {
    en: 'No answer yet from {company}: {subject}',
    ar: 'لم يرد بعد رد من «{company}»: {subject}',
  },
  unansweredBody: {
    en: 'Hello {name},\n\n“{company}” has not answered your enquiry for a week. Others may have what you need:\n{others}\n\nYour enquiry stays open, and an answer still reaches you.\n\nWrite again or close it:\n{link}\n\n{site}\n',
    ar: 'مرحبًا {name}،\n\nمضى أسبوع من دون رد من «{company}» على استفسارك. قد تجد ما تحتاج إليه لدى غيرها:\n{others}\n\nيبقى استفسارك مفتوحًا، وأي رد سيصلك.\n\nالكتابة من جديد أو الإغلاق:\n{link}\n\n{site}\n',
  },
  unquotedSubject: {
    en: 'No quotation yet: {subject}',
    ar: 'لم يرد بعد عرض سعر: {subject}',
  },
  unquotedBody: {
    en: 'Hello {name},\n\nnone of the companies you asked for a quotation has answered for a week. Others may have what you need:\n{others}\n\nYour request stays open, and a quotation still reaches you.\n\nSee it and write again:\n{link}\n\n{site}\n',
    ar: 'مرحبًا {name}،\n\nمضى أسبوع من دون رد من أي من الشركات التي طلبت منها عرض سعر. قد تجد ما تحتاج إليه لدى غيرها:\n{others}\n\nيبقى طلبك مفتوحًا، وأي عرض سعر سيصلك.\n\nالاطلاع عليه والكتابة من جديد:\n{link}\n\n{site}\n',
  },
  remindSubject: {
    en: '{count, plural, one {A reminder is due} other {# reminders are due}}',
    ar: '{count, plural, zero {لا تذكيرات} one {حان موعد تذكير} two {حان موعد تذكيرين} few {حان موعد # تذكيرات} many {حان موعد # تذكيرًا} other {حان موعد # تذكير}}',
  },
  remindBody: {
    en: 'You asked to be reminded today of {count, plural, one {an enquiry} other {# enquiries}}.\n\nOpen your inbox:\n{link}\n\n{site}\n',
    ar: 'طلبت تذكيرك اليوم {count, plural, zero {بلا استفسارات} one {باستفسار} two {باستفسارين} few {بـ# استفسارات} many {بـ# استفسارًا} other {بـ# استفسار}}.\n\nفتح صندوق الاستفسارات:\n{link}\n\n{site}\n',
  },
  searchFor: { en: 'Search the portal for it:', ar: 'البحث عنه في البوابة:' },
  about: { en: 'About', ar: 'بشأن' },
  from: { en: 'From', ar: 'من' },
  file: { en: 'File', ar: 'ملف' },
  call: { en: 'Phone call', ar: 'مكالمة هاتفية' },
  callWished: { en: 'wished for', ar: 'مطلوبة' },
});
