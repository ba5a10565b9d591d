import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import { keyAreas } from '#features/api-keys/key-scopes.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { withCommas } from '#platform/i18n/with-commas.ts';

/** A key's scopes in one line. */
export function describeScopes(
  scopes: readonly string[],
  t: Translate,
  language: Language,
): string {
  const words = keyAreas.flatMap((area) => {
    if (scopes.includes(`${area}:write`)) return [`${t(texts[area])} (${t(texts.write)})`];
    return scopes.includes(`${area}:read`) ? [`${t(texts[area])} (${t(texts.read)})`] : [];
  });
  return withCommas(words, language);
}
