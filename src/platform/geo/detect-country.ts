import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';

type Answer = CountryResponse & { readonly country_code?: string };

export type DetectCountry = (ip: string) => string | undefined;

/** Reads the shipped database of address ranges once; a look-up asks no outside service. */
export function openCountryDatabase(): DetectCountry {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const reader = new Reader<Answer>(readFileSync(path));
  return (ip) => {
    // An IPv4 caller on an IPv6 socket arrives as ::ffff:a.b.c.d, which the database does not know.
    const address = ip.replace(/^::ffff:/, '');
    const answer = isIP(address) ? reader.get(address) : undefined;
    return answer?.country_code ?? answer?.country?.iso_code;
  };
}
