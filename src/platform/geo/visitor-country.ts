import { DEFAULT_COUNTRY, isCountry } from './countries.ts';
import { chosenCountry } from './country-choice.ts';
import type { DetectCountry } from './detect-country.ts';

/** The country a visitor sees: the own choice, then where the address is, then the default. */
export function visitorCountry(
  visitor: { cookies: string | undefined; ip: string },
  detect: DetectCountry,
): string {
  const chosen = chosenCountry(visitor.cookies);
  if (chosen && isCountry(chosen)) return chosen;
  const detected = detect(visitor.ip);
  return detected && isCountry(detected) ? detected : DEFAULT_COUNTRY;
}
