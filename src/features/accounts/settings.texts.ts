import { defineTexts } from '#platform/i18n/texts.ts';

export const settingsTexts = defineTexts('account-settings', {
  title: { en: 'Account Settings', ar: 'إعدادات الحساب' },
  lead: {
    en: 'Your exhibitor account, your devices and your data.',
    ar: 'حساب العارض وأجهزتك وبياناتك.',
  },
  exhibitorTitle: { en: 'Exhibitor account', ar: 'حساب العارض' },
  languageTitle: { en: 'Language of mails', ar: 'لغة الرسائل' },
  languageLead: {
    en: 'Mails about your account and applications are written in this language.',
    ar: 'تُكتب الرسائل المتعلقة بحسابك وطلباتك بهذه اللغة.',
  },
  languageSaved: { en: 'The language was changed.', ar: 'تم تغيير اللغة.' },
  languageFailed: { en: 'The language could not be changed.', ar: 'تعذّر تغيير اللغة.' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  sessionsTitle: { en: 'Where you are signed in', ar: 'جلساتك النشطة' },
  sessionsLead: {
    en: 'End a session you do not recognise.',
    ar: 'أنهِ أي جلسة لا تعرفها.',
  },
  sessionsFailed: { en: 'Your sessions could not be loaded.', ar: 'تعذّر تحميل جلساتك.' },
  allSessions: { en: 'Show all ({count})', ar: 'عرض الكل ({count})' },
  thisDevice: { en: 'This device', ar: 'هذا الجهاز' },
  unknownDevice: { en: 'Unknown device', ar: 'جهاز غير معروف' },
  browserOn: { en: '{browser} on {system}', ar: '{browser} على {system}' },
  lastUsed: { en: 'Last used {time}', ar: 'آخر استخدام: {time}' },
  endSession: { en: 'End session', ar: 'إنهاء الجلسة' },
  endSessionOf: { en: 'End session: {device}', ar: 'إنهاء الجلسة: {device}' },
  everywhere: { en: 'Log out everywhere', ar: 'تسجيل الخروج من كل الأجهزة' },
  everywhereQuestion: {
    en: 'Log out on all devices?',
    ar: 'هل تريد تسجيل الخروج من جميع الأجهزة؟',
  },
  everywhereHint: {
    en: 'You will be asked for a code the next time, on this device too. API keys of your company end as well.',
    ar: 'سيُطلب منك رمز في المرة القادمة، على هذا الجهاز أيضًا. وتُبطل كذلك مفاتيح API الخاصة بشركتك.',
  },
  actionFailed: {
    en: 'That did not work. Please try again.',
    ar: 'تعذّر تنفيذ ذلك. يرجى المحاولة مرة أخرى.',
  },
  dataTitle: { en: 'Download my data', ar: 'تنزيل بياناتي' },
  dataLead: {
    en: 'Everything the portal keeps about you, as files in a zip archive.',
    ar: 'كل ما تحتفظ به البوابة عنك، في ملفات ضمن أرشيف ZIP.',
  },
  download: { en: 'Download', ar: 'تنزيل' },
  downloading: { en: 'Collecting...', ar: 'جارٍ التجميع…' },
  downloadFailed: {
    en: 'Your data could not be collected. Please try again.',
    ar: 'تعذّر تجميع بياناتك. يرجى المحاولة مرة أخرى.',
  },
  eraseTitle: { en: 'Delete my account', ar: 'حذف حسابي' },
  eraseLead: {
    en: 'Your account, your applications and your files are erased at once and cannot be brought back.',
    ar: 'يُمحى حسابك وطلباتك وملفاتك فورًا ولا يمكن استعادتها.',
  },
  eraseQuestion: { en: 'Delete your account for good?', ar: 'هل تريد حذف حسابك نهائيًا؟' },
  eraseCompany: {
    en: 'Your company “{company}” and everything it lists is deleted with it. Receipts of what was paid are kept as the law demands.',
    ar: 'تُحذف معه شركتك «{company}» وكل ما تعرضه. وتُحفظ إيصالات ما دُفع وفق ما يقتضيه القانون.',
  },
  eraseConfirm: {
    en: 'To confirm, type your e-mail address: {email}',
    ar: 'للتأكيد، اكتب عنوان بريدك الإلكتروني: {email}',
  },
  eraseEmail: { en: 'Your e-mail address', ar: 'عنوان بريدك الإلكتروني' },
  eraseWrong: {
    en: 'This is not the address of your account',
    ar: 'هذا ليس عنوان البريد الإلكتروني لحسابك',
  },
  erased: { en: 'Your account has been deleted.', ar: 'تم حذف حسابك.' },
});
