import { defineTexts } from '#platform/i18n/texts.ts';

export const uiTexts = defineTexts('ui', {
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  clear: { en: 'Clear', ar: 'مسح' },
  toHome: { en: 'To the home page', ar: 'إلى الصفحة الرئيسية' },
  optional: { en: 'optional', ar: 'اختياري' },
  loadMore: { en: 'Load more', ar: 'عرض المزيد' },
  loadingMore: { en: 'Loading...', ar: 'جارٍ التحميل…' },
  moreFailed: {
    en: 'More could not be loaded. Please try again.',
    ar: 'تعذّر تحميل المزيد. يرجى المحاولة مرة أخرى.',
  },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  errorTitle: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  breadcrumbs: { en: 'You are here', ar: 'أنت هنا' },
  skipToContent: { en: 'Skip to content', ar: 'انتقل إلى المحتوى' },
  theme: { en: 'Theme', ar: 'المظهر' },
  themeLight: { en: 'Light', ar: 'فاتح' },
  themeDark: { en: 'Dark', ar: 'داكن' },
  themeSystem: { en: 'As on this device', ar: 'حسب الجهاز' },
  pause: { en: 'Pause movement', ar: 'إيقاف الحركة مؤقتًا' },
  play: { en: 'Resume movement', ar: 'استئناف الحركة' },
  opensInNewTab: { en: '(opens in a new tab)', ar: '(يُفتح في علامة تبويب جديدة)' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  dismiss: { en: 'Dismiss', ar: 'إخفاء' },
  notices: { en: 'Notices', ar: 'الإشعارات' },
});
