import { defineTexts } from '#platform/i18n/texts.ts';

/** Further texts of a job's own page and its dialog. */
export const jobPageTexts = defineTexts('job-page', {
  profession: { en: 'Profession', ar: 'المهنة' },
  employment: { en: 'Employment', ar: 'نوع التوظيف' },
  experience: { en: 'Experience', ar: 'الخبرة' },
  years: {
    en: '{years, plural, =0 {Beginners are welcome} one {At least # year} other {At least # years}}',
    ar: '{years, plural, =0 {نرحب بحديثي التخرج} zero {نرحب بحديثي التخرج} one {سنة واحدة على الأقل} two {سنتان على الأقل} few {# سنوات على الأقل} many {# سنة على الأقل} other {# سنة على الأقل}}',
  },
  education: { en: 'Education', ar: 'المؤهل العلمي' },
  licence: { en: 'Licence to practise', ar: 'ترخيص مزاولة المهنة' },
  answer: { en: 'Answer promised', ar: 'موعد الرد' },
  within: {
    en: '{days, plural, one {Within # day} other {Within # days}}',
    ar: '{days, plural, zero {خلال # يوم} one {خلال يوم واحد} two {خلال يومين} few {خلال # أيام} many {خلال # يومًا} other {خلال # يوم}}',
  },
  answersApplicants: { en: 'Answers to applicants', ar: 'الرد على المتقدّمين' },
  notStated: { en: 'Not stated', ar: 'غير مذكور' },
  requirements: { en: 'What you bring', ar: 'الشروط المطلوبة' },
  benefits: { en: 'What you get', ar: 'المزايا' },
  applyNow: { en: 'Apply now', ar: 'قدّم الآن' },
  aboutCompany: { en: 'About the company', ar: 'عن الشركة' },
  opensInNewTab: { en: '(opens in a new tab)', ar: '(يُفتح في علامة تبويب جديدة)' },
  openJobs: {
    en: '{count, plural, one {# open job} other {# open jobs}}',
    ar: '{count, plural, zero {لا وظائف متاحة} one {وظيفة واحدة متاحة} two {وظيفتان متاحتان} few {# وظائف متاحة} many {# وظيفة متاحة} other {# وظيفة متاحة}}',
  },
  similar: { en: 'Similar jobs', ar: 'وظائف مشابهة' },
  linkCopied: { en: 'Job link copied to clipboard!', ar: 'تم نسخ رابط الوظيفة إلى الحافظة!' },
});
