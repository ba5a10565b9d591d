import { browserStorage } from '#platform/pages/browser-storage.ts';
import { forgottenCountryCookie } from './country-choice.ts';

const cachedKeys = ['user_country_code', 'user_country_name', 'user_ip'] as const;

/** Drops the country that the browser remembers for the visitor, so that it is detected again. */
export function forgetCountry(): void {
  for (const key of cachedKeys) browserStorage.removeItem(key);
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not everywhere yet
  document.cookie = forgottenCountryCookie();
}
