import { defineTexts } from '#platform/i18n/texts.ts';

export const sessionsTexts = defineTexts('sessions', {
  endedTitle: { en: 'Please sign in again', ar: 'يرجى تسجيل الدخول مجددًا' },
  endedLead: {
    en: 'Your session has ended. What you typed is still on this page: sign in in a new tab, come back here and save it.',
    ar: 'انتهت جلستك. ما كتبته باقٍ في هذه الصفحة: سجّل الدخول في علامة تبويب جديدة، ثم عُد إلى هنا واحفظه.',
  },
  signInBeside: { en: 'Sign in in a new tab', ar: 'تسجيل الدخول في علامة تبويب جديدة' },
  leaveUnsaved: { en: 'Leave without saving', ar: 'مغادرة من دون حفظ' },
  unknown: { en: 'Session not found', ar: 'لم يتم العثور على الجلسة' },
});
