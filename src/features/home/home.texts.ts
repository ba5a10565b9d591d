import { defineTexts } from '#platform/i18n/texts.ts';

export const homeTexts = defineTexts('home', {
  lead: {
    en: 'Find the suppliers, manufacturers, clinics and service providers of your country.',
    ar: 'اعثر على الموردين والمصنّعين والعيادات ومقدّمي الخدمات في بلدك.',
  },
  browseCompanies: { en: 'Browse companies', ar: 'تصفّح الشركات' },
  exhibitors: { en: 'Exhibitor', ar: 'العارضون' },
  noExhibitors: { en: 'No exhibitors found', ar: 'لم يتم العثور على عارضين' },
  exhibitorsFailed: { en: 'Failed to load exhibitors', ar: 'تعذّر تحميل العارضين' },
});
