import { defineTexts } from '#platform/i18n/texts.ts';

export const eventKindTexts = defineTexts('event-kinds', {
  exhibition: { en: 'Exhibition', ar: 'معرض' },
  congress: { en: 'Congress', ar: 'مؤتمر' },
  training: { en: 'Training', ar: 'تدريب' },
  'awareness-day': { en: 'Awareness day', ar: 'يوم توعوي' },
  online: { en: 'Online', ar: 'عبر الإنترنت' },
});
