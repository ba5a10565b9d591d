import { findVisitorCountry } from '#features/site/countries/countries.contract.ts';
import type { Client } from '#platform/calls/client.ts';
import type { VisitorCountry } from '#platform/pages/visitor-context.ts';

/** Keeps the stated keys in local storage in step with the country the server used. */
export async function rememberCountry(country: VisitorCountry, client: Client): Promise<void> {
  try {
    localStorage.setItem('user_country_code', country.code);
    localStorage.setItem('user_country_name', country.name);
    if (localStorage.getItem('user_ip')) return;
    const { ip } = await client(findVisitorCountry, {});
    localStorage.setItem('user_ip', ip);
  } catch {
    // Storage may be closed to us and the call may fail: the page works without either.
  }
}
