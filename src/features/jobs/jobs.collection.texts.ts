import { defineTexts } from '#platform/i18n/texts.ts';

export const jobsCollectionTexts = defineTexts('jobs-collection', {
  one: { en: 'job', ar: 'وظيفة' },
  One: { en: 'Job', ar: 'الوظيفة' },
  many: { en: 'jobs', ar: 'وظائف' },
  Many: { en: 'Jobs', ar: 'الوظائف' },
  counted: {
    en: '{n, plural, one {# job} other {# jobs}}',
    ar: '{n, plural, zero {# وظيفة} one {وظيفة واحدة} two {وظيفتين} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  },
  concerned: {
    en: '{people, plural, one {# applicant waits for an answer and is told by mail that the job is no longer offered.} other {# applicants wait for an answer and are told by mail that the job is no longer offered.}}',
    ar: '{people, plural, zero {لا متقدّم ينتظر الرد.} one {متقدّم واحد ينتظر الرد، وسيُبلَّغ بالبريد أن الوظيفة لم تعد متاحة.} two {متقدّمان ينتظران الرد، وسيُبلَّغان بالبريد أن الوظيفة لم تعد متاحة.} few {# متقدّمين ينتظرون الرد، وسيُبلَّغون بالبريد أن الوظيفة لم تعد متاحة.} many {# متقدّمًا ينتظرون الرد، وسيُبلَّغون بالبريد أن الوظيفة لم تعد متاحة.} other {# متقدّم ينتظرون الرد، وسيُبلَّغون بالبريد أن الوظيفة لم تعد متاحة.}}',
  },
  heading: { en: 'Jobs Management', ar: 'إدارة الوظائف' },
  applicants: { en: 'Applicants', ar: 'المتقدّمون' },
  applicantsOf: { en: 'Applicants: {title}', ar: 'المتقدّمون: {title}' },
  title: { en: 'Job Title', ar: 'المسمى الوظيفي' },
  titleRequired: { en: 'Job title is required', ar: 'المسمى الوظيفي مطلوب' },
  details: { en: 'Details', ar: 'التفاصيل' },
  detailsRequired: { en: 'Job details are required', ar: 'تفاصيل الوظيفة مطلوبة' },
  detailsTooShort: {
    en: 'Job details must be at least 10 characters long',
    ar: 'يجب ألا تقل تفاصيل الوظيفة عن 10 أحرف',
  },
  startDate: { en: 'Start Date', ar: 'تاريخ البدء' },
  startRequired: { en: 'Start date is required', ar: 'تاريخ البدء مطلوب' },
  startTooOld: {
    en: 'Start date cannot be more than 1 year in the past',
    ar: 'لا يمكن أن يكون قد مضى على تاريخ البدء أكثر من سنة',
  },
  expiryDate: { en: 'Expiry Date', ar: 'تاريخ الانتهاء' },
  expiryRequired: { en: 'Expiry date is required', ar: 'تاريخ الانتهاء مطلوب' },
  expiryTooEarly: {
    en: 'Expiry date must be after start date',
    ar: 'يجب أن يكون تاريخ الانتهاء بعد تاريخ البدء',
  },
  location: { en: 'Location', ar: 'مكان العمل' },
  salaryFrom: { en: 'Monthly salary from', ar: 'الراتب الشهري من' },
  salaryTo: { en: 'Monthly salary to', ar: 'الراتب الشهري إلى' },
  salaryCurrency: { en: 'Currency of the salary', ar: 'عملة الراتب' },
  salaryIncomplete: {
    en: 'A salary needs both ends and a currency',
    ar: 'يجب إدخال الحدين الأدنى والأعلى للراتب مع عملته',
  },
  salaryReversed: {
    en: 'The salary must end where it begins or above',
    ar: 'يجب ألا يقل الحد الأعلى للراتب عن حده الأدنى',
  },
  arabicTitle: { en: 'Title in Arabic', ar: 'المسمى بالعربية' },
  arabicDetails: { en: 'Details in Arabic', ar: 'التفاصيل بالعربية' },
  arabicLocation: { en: 'Location in Arabic', ar: 'مكان العمل بالعربية' },
  importRefused: {
    en: 'Server error ({status}): {message}',
    ar: 'خطأ في الخادم ({status}): {message}',
  },
  reference: { en: 'Job Reference', ar: 'مرجع الوظيفة' },
});
