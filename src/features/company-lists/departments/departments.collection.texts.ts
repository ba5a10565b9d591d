import { defineTexts } from '#platform/i18n/texts.ts';

export const departmentsCollectionTexts = defineTexts('departments-collection', {
  one: { en: 'department', ar: 'قسم' },
  One: { en: 'Department', ar: 'القسم' },
  many: { en: 'departments', ar: 'أقسام' },
  Many: { en: 'Departments', ar: 'الأقسام' },
  counted: {
    en: '{n, plural, one {# department} other {# departments}}',
    ar: '{n, plural, zero {# قسم} one {قسم واحد} two {قسمين} few {# أقسام} many {# قسمًا} other {# قسم}}',
  },
  none: {
    en: 'Visitors find doctors and departments on your company’s page, with how to reach them.',
    ar: 'يجد الزوار الأطباء والأقسام في صفحة شركتك مع طرق التواصل.',
  },
  heading: { en: 'Doctors and Departments', ar: 'الأطباء والأقسام' },
  name: { en: 'Department', ar: 'القسم' },
  nameRequired: { en: 'Department name is required', ar: 'اسم القسم مطلوب' },
  head: { en: 'Doctor in Charge', ar: 'الطبيب المسؤول' },
  description: { en: 'Description', ar: 'الوصف' },
  arabicName: { en: 'Department in Arabic', ar: 'القسم بالعربية' },
  arabicHead: { en: 'Doctor in Charge in Arabic', ar: 'الطبيب المسؤول بالعربية' },
  arabicDescription: { en: 'Description in Arabic', ar: 'الوصف بالعربية' },
  partDepartment: { en: 'The department', ar: 'بيانات القسم' },
  reference: { en: 'Department ID', ar: 'معرّف القسم' },
});
