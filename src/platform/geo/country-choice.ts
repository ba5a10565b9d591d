/** The country a visitor chose; it takes precedence over the one detected by IP address. */
const COUNTRY_COOKIE = 'country';

const ONE_YEAR_S = 31_536_000;

export function countryCookie(code: string): string {
  return `${COUNTRY_COOKIE}=${code}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
}

/** Clears the choice, so that the IP address decides again. */
export function forgottenCountryCookie(): string {
  return `${COUNTRY_COOKIE}=; path=/; max-age=0; samesite=lax`;
}

export function chosenCountry(cookies: string | undefined): string | undefined {
  return cookies?.match(/(?:^|;\s*)country=([A-Z]{2})(?:;|$)/)?.[1];
}
