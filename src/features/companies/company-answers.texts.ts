import { defineTexts } from '#platform/i18n/texts.ts';

export const companyAnswersTexts = defineTexts('company-answers', {
  withinHour: { en: 'Usually within an hour', ar: 'خلال ساعة عادةً' },
  withinHours: {
    en: '{count, plural, one {Usually within # hour} other {Usually within # hours}}',
    ar: '{count, plural, zero {خلال # ساعة عادةً} one {خلال ساعة واحدة عادةً} two {خلال ساعتين عادةً} few {خلال # ساعات عادةً} many {خلال # ساعة عادةً} other {خلال # ساعة عادةً}}',
  },
  withinDays: {
    en: '{count, plural, one {Usually within # day} other {Usually within # days}}',
    ar: '{count, plural, zero {خلال # يوم عادةً} one {خلال يوم واحد عادةً} two {خلال يومين عادةً} few {خلال # أيام عادةً} many {خلال # يومًا عادةً} other {خلال # يوم عادةً}}',
  },
  rate: { en: '{percent}% answered', ar: 'نسبة الرد {percent}%' },
});
