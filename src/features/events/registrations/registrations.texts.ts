import { defineTexts } from '#platform/i18n/texts.ts';

export const registrationsTexts = defineTexts('registrations', {
  registered: { en: 'You are registered for this event.', ar: 'تم تسجيلك في هذه الفعالية.' },
  cancelled: { en: 'Your registration was cancelled.', ar: 'تم إلغاء تسجيلك.' },
  notRegistered: {
    en: 'You are not registered for this event.',
    ar: 'لا يوجد تسجيل باسمك في هذه الفعالية.',
  },
  elsewhere: {
    en: 'Registration for this event is on the organizer’s own website.',
    ar: 'التسجيل في هذه الفعالية عبر موقع المنظّم.',
  },
  tooLate: {
    en: 'A registration can be cancelled up to 48 hours before the event.',
    ar: 'يمكن إلغاء التسجيل قبل الفعالية بـ48 ساعة على الأقل.',
  },
  saved: { en: 'Event saved', ar: 'تم حفظ الفعالية' },
  unsaved: { en: 'Event removed from your saved ones', ar: 'أُزيلت الفعالية من المحفوظات' },
  save: { en: 'Save for later', ar: 'احفظها لوقت لاحق' },
  unsave: { en: 'Saved', ar: 'محفوظة' },
  cancel: { en: 'Cancel registration', ar: 'إلغاء التسجيل' },
  cancelOf: { en: 'Cancel registration: {event}', ar: 'إلغاء التسجيل: {event}' },
  cancelQuestion: { en: 'Cancel your registration?', ar: 'هل تريد إلغاء تسجيلك؟' },
  cancelWarning: {
    en: 'Your place at {event} is given up. You can register again while registration is open.',
    ar: 'ستتخلى عن مكانك في «{event}». يمكنك التسجيل مجددًا ما دام التسجيل مفتوحًا.',
  },
  cancelUntil: { en: 'You can cancel until {time}.', ar: 'يمكنك الإلغاء حتى {time}.' },
  seenAlways: {
    en: 'The organizer sees your name and your e-mail address.',
    ar: 'يرى المنظّم اسمك وبريدك الإلكتروني.',
  },
  sharePhone: {
    en: 'Show my phone number to the organizer, too',
    ar: 'إظهار رقم هاتفي للمنظّم أيضًا',
  },
  sharePhoneHelp: {
    en: 'You can change this whenever you like, as long as you are registered.',
    ar: 'يمكنك تغيير ذلك متى شئت ما دمت مسجّلًا.',
  },
  failed: {
    en: 'That did not work. Please try again.',
    ar: 'تعذّر تنفيذ ذلك. يرجى المحاولة مرة أخرى.',
  },
  mailSubject: { en: 'Registered: {event}', ar: 'تم التسجيل: {event}' },
  mailBody: {
    en: 'Dear {name},\n\nyou are registered for {event}.\n\nWhen: {dates}\nWhere: {place}\nOrganizer: {organizer}\n\nThe attached file puts it into your calendar. You can cancel up to 48 hours before it begins:\n{address}\n',
    ar: 'مرحبًا {name}،\n\nتم تسجيلك في {event}.\n\nالموعد: {dates}\nالمكان: {place}\nالمنظّم: {organizer}\n\nيضيف الملف المرفق الفعالية إلى تقويمك. يمكنك الإلغاء قبل بدايتها بـ48 ساعة على الأقل:\n{address}\n',
  },
  mailCancelledSubject: { en: 'Registration cancelled: {event}', ar: 'أُلغي التسجيل: {event}' },
  mailCancelledBody: {
    en: 'Dear {name},\n\nyour registration for {event} ({dates}) is cancelled. The attached file takes it out of your calendar.\n\n{address}\n',
    ar: 'مرحبًا {name}،\n\nأُلغي تسجيلك في {event} ({dates}). يزيل الملف المرفق الفعالية من تقويمك.\n\n{address}\n',
  },
  mailRemovedSubject: { en: 'The event is off: {event}', ar: 'أُلغيت الفعالية: {event}' },
  mailRemovedBody: {
    en: 'Dear {name},\n\n{event} ({dates}), for which you are registered, has been taken off the portal and with it your registration. {organizer} organized it. The attached file takes it out of your calendar.\n\nYour other events:\n{address}\n',
    ar: 'مرحبًا {name}،\n\nسُحبت من البوابة فعالية {event} ({dates}) التي سجّلت فيها، وأُلغي معها تسجيلك. المنظّم: {organizer}. يزيل الملف المرفق الفعالية من تقويمك.\n\nفعالياتك الأخرى:\n{address}\n',
  },
});
