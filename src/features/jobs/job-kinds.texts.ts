import { defineTexts } from '#platform/i18n/texts.ts';

export const employmentTexts = defineTexts('employment-kinds', {
  'full-time': { en: 'Full-time', ar: 'دوام كامل' },
  'part-time': { en: 'Part-time', ar: 'دوام جزئي' },
  contract: { en: 'Contract', ar: 'عقد محدد المدة' },
  temporary: { en: 'Temporary or locum', ar: 'عمل مؤقت / مناوب بديل' },
  internship: { en: 'Internship', ar: 'تدريب عملي' },
});

export const workplaceTexts = defineTexts('workplaces', {
  'on-site': { en: 'On site', ar: 'في مقر العمل' },
  hybrid: { en: 'Partly from home', ar: 'جزئيًا من المنزل' },
  remote: { en: 'From home', ar: 'من المنزل' },
});

export const educationTexts = defineTexts('job-education', {
  secondary: { en: 'Secondary school', ar: 'الثانوية العامة' },
  diploma: { en: 'Diploma', ar: 'دبلوم' },
  certificate: { en: 'Professional certificate', ar: 'شهادة مهنية' },
  bachelor: { en: 'Bachelor’s degree', ar: 'بكالوريوس' },
  postgraduate: { en: 'Postgraduate degree', ar: 'دراسات عليا' },
});

export const licenceTexts = defineTexts('job-licences', {
  required: { en: 'Needed from the first day', ar: 'مطلوب من اليوم الأول' },
  obtainable: { en: 'To be obtained, we help with it', ar: 'يُستخرج لاحقًا بمساعدتنا' },
  'not-needed': { en: 'Not needed', ar: 'غير مطلوب' },
});
