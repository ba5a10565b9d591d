import { DEFAULT_COUNTRY, isCountry } from './countries.ts';
import { chosenCountry } from './country-choice.ts';
import type { DetectCountry } from './detect-country.ts';

export type VisitedFrom = {
  readonly country: string;
  /** Chosen or detected; else it is the default, and a list may have another one. */
  readonly isCountryKnown: boolean;
};

/** The country a visitor sees: the own choice, then where the address is, then the default. */
export function visitorCountry(
  visitor: { cookies: string | undefined; ip: string },
  detect: DetectCountry,
): VisitedFrom {
  const chosen = chosenCountry(visitor.cookies);
  if (chosen && isCountry(chosen)) return { country: chosen, isCountryKnown: true };
  const detected = detect(visitor.ip);
  if (detected && isCountry(detected)) return { country: detected, isCountryKnown: true };
  return { country: DEFAULT_COUNTRY, isCountryKnown: false };
}
