import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';

type Answer = CountryResponse & { readonly country_code?: string };

export type DetectCountry = (ip: string) => string | undefined;

/** Bounds the cache: visitors make many requests each, but there are more addresses than fit in memory. */
const MOST_REMEMBERED = 10_000;

/** Opens the bundled database of IP ranges. Lookups use no external service. */
export function openCountryDatabase(): DetectCountry {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const reader = new Reader<Answer>(readFileSync(path));
  function lookUp(ip: string): string | undefined {
    // IPv4 clients on an IPv6 socket appear as ::ffff:a.b.c.d, which the database does not contain.
    const address = ip.replace(/^::ffff:/, '');
    const answer = isIP(address) ? reader.get(address) : undefined;
    return answer?.country_code ?? answer?.country?.iso_code;
  }
  const found = new Map<string, string | undefined>();
  return (ip) => {
    if (found.has(ip)) return found.get(ip);
    if (found.size >= MOST_REMEMBERED) found.clear();
    const country = lookUp(ip);
    found.set(ip, country);
    return country;
  };
}
