import { DEFAULT_COUNTRY, isCountry } from './countries.ts';
import { chosenCountry } from './country-choice.ts';
import type { DetectCountry } from './detect-country.ts';

export type VisitedFrom = {
  readonly country: string;
  /** Whether the country was chosen or detected. Otherwise it is the default, and a list may show another one. */
  readonly isCountryKnown: boolean;
};

/** The country of a visitor: the one they chose, else the one of their IP address, else the default. */
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
