import type { Say } from '#platform/i18n/say.ts';
import { showcaseTexts as texts } from './showcase.texts.ts';

const cities = ['riyadh', 'dubai', 'amman', 'doha', 'kuwait', 'muscat', 'beirut', 'cairo'] as const;

export function sampleCities(say: Say) {
  return cities.map((value) => ({ value, label: say(texts[value]) }));
}
