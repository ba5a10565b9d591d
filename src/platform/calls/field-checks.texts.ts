import { defineTexts } from '#platform/i18n/texts.ts';

/** Messages about invalid fields. They are separate so that pages without forms do not load them. */
export const fieldCheckTexts = defineTexts('field-checks', {
  required: { en: '{field} is required', ar: 'الحقل «{field}» مطلوب' },
  notValid: { en: '{field} is not valid', ar: 'قيمة الحقل «{field}» غير صالحة' },
  notOneOf: {
    en: '{field} must be one of these: {choices}',
    ar: 'يجب أن يكون الحقل «{field}» أحد ما يلي: {choices}',
  },
  notWholeNumber: {
    en: '{field} must be a whole number',
    ar: 'يجب أن يكون الحقل «{field}» عددًا صحيحًا',
  },
  badCursor: {
    en: '{field} is not a position in this list',
    ar: 'قيمة الحقل «{field}» ليست موضعًا في هذه القائمة',
  },
  notFile: { en: '{field} must be a file', ar: 'يجب أن يكون الحقل «{field}» ملفًا' },
  notCountry: {
    en: '{field} must be a two-letter country code',
    ar: 'يجب أن يكون الحقل «{field}» رمز دولة من حرفين',
  },
  phoneInvalid: { en: 'Please enter a valid phone number', ar: 'يرجى إدخال رقم هاتف صالح' },
  phoneCodeInvalid: {
    en: 'Please select a valid country code',
    ar: 'يرجى اختيار مفتاح دولة صالح',
  },
  tooSmall: {
    en: '{field} must be at least {limit}',
    ar: 'يجب ألا تقل قيمة الحقل «{field}» عن {limit}',
  },
  tooBig: {
    en: '{field} must be at most {limit}',
    ar: 'يجب ألا تزيد قيمة الحقل «{field}» على {limit}',
  },
  tooFew: {
    en: '{field} must have at least {limit, plural, one {# entry} other {# entries}}',
    ar: 'يجب ألا يقل الحقل «{field}» عن {limit, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  },
  tooMany: {
    en: '{field} must have at most {limit, plural, one {# entry} other {# entries}}',
    ar: 'يجب ألا يزيد الحقل «{field}» على {limit, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  },
  fileTooLarge: {
    en: '{field} must be smaller than {limit}MB',
    ar: 'يجب أن يكون حجم الحقل «{field}» أقل من {limit} ميغابايت',
  },
  tooShort: {
    en: '{field} must have at least {limit} characters',
    ar: 'يجب ألا يقل طول الحقل «{field}» عن {limit, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}',
  },
  tooLong: {
    en: '{field} must not exceed {limit} characters',
    ar: 'يجب ألا يزيد طول الحقل «{field}» على {limit, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}',
  },
});
