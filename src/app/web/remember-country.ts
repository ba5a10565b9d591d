import { findVisitorCountry } from '#features/site/countries/countries.contract.ts';
import type { Client } from '#platform/calls/client.ts';
import { browserStorage } from '#platform/pages/browser-storage.ts';
import type { VisitorCountry } from '#platform/pages/visitor-context.ts';

/** Keeps the required keys in local storage in step with the country that the server used. */
export async function rememberCountry(country: VisitorCountry, client: Client): Promise<void> {
  try {
    browserStorage.setItem('user_country_code', country.code);
    browserStorage.setItem('user_country_name', country.name);
    if (browserStorage.getItem('user_ip')) return;
    const { ip } = await client(findVisitorCountry, {});
    browserStorage.setItem('user_ip', ip);
  } catch {
    // The page works without these keys.
  }
}
