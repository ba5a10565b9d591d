import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts about the account's e-mail address and changing it. */
export const addressTexts = defineTexts('account-address', {
  title: { en: 'E-mail address', ar: 'البريد الإلكتروني' },
  lead: {
    en: 'You sign in with {email}. A new address counts once it has been confirmed from both mailboxes, the old one and the new one.',
    ar: 'تسجّل الدخول بـ{email}. يُعتمد البريد الإلكتروني الجديد بعد تأكيده من الصندوقين، القديم والجديد.',
  },
  newEmail: { en: 'New e-mail address', ar: 'البريد الإلكتروني الجديد' },
  change: { en: 'Change the address', ar: 'تغيير البريد الإلكتروني' },
  failed: {
    en: 'That did not work. Please try again.',
    ar: 'تعذّر تنفيذ ذلك. يرجى المحاولة مرة أخرى.',
  },
  same: { en: 'This is your address already', ar: 'هذا هو بريدك الإلكتروني الحالي' },
  taken: {
    en: 'Another account has this address',
    ar: 'هذا البريد الإلكتروني لحساب آخر',
  },
  sent: {
    en: 'A link is on its way to {old}, and one to {email}.',
    ar: 'أُرسل رابط إلى {old} ورابط إلى {email}.',
  },
  waits: { en: '{email} waits to be confirmed.', ar: 'البريد الإلكتروني {email} بانتظار التأكيد.' },
  waitsUntil: { en: 'The links work until {time}.', ar: 'الروابط صالحة حتى {time}.' },
  sideConfirmed: { en: '{email}: confirmed', ar: '{email}: تم التأكيد' },
  sideOpen: { en: '{email}: not confirmed yet', ar: '{email}: لم يُؤكَّد بعد' },
  cancel: { en: 'Keep the old address', ar: 'الإبقاء على البريد الإلكتروني القديم' },
  cancelled: { en: 'Your address stays as it is.', ar: 'يبقى بريدك الإلكتروني كما هو.' },
  lostMailbox: {
    en: 'If you no longer read the old mailbox, please write to us.',
    ar: 'إن لم يعد صندوق بريدك القديم متاحًا لك فيرجى مراسلتنا.',
  },
  pageTitle: { en: 'Confirm the change of address', ar: 'تأكيد تغيير البريد الإلكتروني' },
  pageLead: {
    en: 'Press the button if you want to sign in with the new address named in the mail. If you did not ask for it, close this page and nothing happens.',
    ar: 'يرجى الضغط على الزر إن كنت تريد تسجيل الدخول بالبريد الإلكتروني الجديد المذكور في الرسالة. وإن لم تطلب ذلك فأغلق هذه الصفحة ولن يتغير شيء.',
  },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  oneDone: {
    en: 'Thank you. The new address counts as soon as {email} has confirmed it, too.',
    ar: 'شكرًا لك. يُعتمد البريد الإلكتروني الجديد فور تأكيده من {email} أيضًا.',
  },
  allDone: {
    en: 'Done: from now on you sign in with {email}.',
    ar: 'تم: من الآن تسجّل الدخول بـ{email}.',
  },
  linkOver: {
    en: 'This link is no longer valid. You can ask for a new one in your settings.',
    ar: 'لم يعد هذا الرابط صالحًا. يمكنك طلب رابط جديد من الإعدادات.',
  },
  mailSubject: {
    en: 'Confirm your new address on {site}',
    ar: 'تأكيد بريدك الإلكتروني الجديد على {site}',
  },
  mailBody: {
    en: 'Hello,\n\nfor an account on {site} the address {old} is to become {email}. Both mailboxes have to agree. If you asked for it, please confirm it on this page within {hours} hours:\n\n{link}\n\nIf it was not you, do not confirm anything: the address then stays as it is. If {old} is yours, sign in and end all sessions in your settings.\n\n{site}\n',
    ar: 'مرحبًا،\n\nطُلب أن يصبح البريد الإلكتروني {old} لحساب على {site} هو {email}، ولا بد من موافقة الصندوقين. إن كان ذلك بطلب منك فيرجى تأكيده خلال {hours} ساعة في هذه الصفحة:\n\n{link}\n\nوإن لم يكن بطلب منك فلا تؤكد شيئًا، ويبقى البريد الإلكتروني كما هو. وإن كان {old} بريدك فيرجى تسجيل الدخول وإنهاء كل الجلسات من الإعدادات.\n\n{site}\n',
  },
  doneSubject: {
    en: 'Your address on {site} was changed',
    ar: 'تم تغيير بريدك الإلكتروني على {site}',
  },
  doneBody: {
    en: 'Hello,\n\nyour account on {site} signs in with {email} from now on, no longer with {old}. Your other devices have been signed out.\n\nIf this was not you, please write to us at once:\n{contact}\n\n{site}\n',
    ar: 'مرحبًا،\n\nمن الآن يسجّل حسابك على {site} الدخول بـ{email} بدلًا من {old}. وقد أُنهيت جلساتك على الأجهزة الأخرى.\n\nإن لم يكن ذلك بطلب منك فيرجى مراسلتنا فورًا:\n{contact}\n\n{site}\n',
  },
});
