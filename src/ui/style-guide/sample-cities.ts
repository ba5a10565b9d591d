import type { Translate } from '#platform/i18n/translate.ts';
import { styleGuideTexts as texts } from './style-guide.texts.ts';

const cities = ['riyadh', 'dubai', 'amman', 'doha', 'kuwait', 'muscat', 'beirut', 'cairo'] as const;

export function sampleCities(t: Translate) {
  return cities.map((value) => ({ value, label: t(texts[value]) }));
}
