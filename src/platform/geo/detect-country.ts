import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';

type Answer = CountryResponse & { readonly country_code?: string };

export type DetectCountry = (ip: string) => string | undefined;

/** A visitor makes many requests; an address space has room for more than memory has. */
const MOST_REMEMBERED = 10_000;

/** Reads the shipped database of address ranges once; a look-up asks no outside service. */
export function openCountryDatabase(): DetectCountry {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const reader = new Reader<Answer>(readFileSync(path));
  function lookUp(ip: string): string | undefined {
    // An IPv4 caller on an IPv6 socket arrives as ::ffff:a.b.c.d, which the database does not know.
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
