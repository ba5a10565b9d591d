import type { FastifyReply, FastifyRequest } from 'fastify';
import { identifyWith } from '#features/accounts/sessions/server/identify.ts';
import { identifyKey, isKey } from '#features/api-keys/server/identify-key.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { browserCookie, browserTokenOf } from '#platform/auth/browser-token.ts';
import { type Caller, tokenOf } from '#platform/auth/caller.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { openCountryDatabase } from '#platform/geo/detect-country.ts';
import { visitorCountry } from '#platform/geo/visitor-country.ts';
import { languageOfRequest } from '#platform/http/request-language.ts';

const identify = identifyWith(companyFacts);

/** The part of a context that is the same for every request. */
export type SharedContext = Pick<
  OperationContext,
  | 'database'
  | 'files'
  | 'outbox'
  | 'appUrl'
  | 'adminEmail'
  | 'tell'
  | 'payments'
  | 'model'
  | 'operatorsNeedFactor'
  | 'showsDemo'
>;

/** The parts of a request that are read here. */
export type AskedOf = Pick<FastifyRequest, 'url' | 'headers' | 'ip'>;

/** What the keys of cached answers depend on. The rest of a context is only made for answers that are not cached. */
export function visitReader() {
  const detect = openCountryDatabase();
  return ({ url, headers, ip }: AskedOf) => {
    return {
      language: languageOfRequest({ url, headers }),
      visitor: { ip, ...visitorCountry({ cookies: headers.cookie, ip }, detect) },
      now: new Date(),
    };
  };
}

export type ReadVisit = ReturnType<typeof visitReader>;

async function findCaller(
  { database: { pool }, operatorsNeedFactor }: SharedContext,
  token: string | null,
  visit: Parameters<typeof identifyKey>[2],
): Promise<Caller | null> {
  if (!token) return null;
  if (isKey(token)) return identifyKey(pool, token, visit);
  return identify(pool, token, operatorsNeedFactor);
}

/** Makes the context of operations: what the portal shares, and who asks from where. */
export function contextReader(shared: SharedContext, visitOf: ReadVisit) {
  const isSecure = shared.appUrl.startsWith('https:');
  return (request: AskedOf, reply?: FastifyReply): OperationContext => {
    // Once a caller has hung up, its address is gone.
    const { url, headers, ip = '' } = request;
    const { visitor, ...visit } = visitOf({ url, headers, ip });
    const { authorization, 'user-agent': agent = '' } = headers;
    let found: ReturnType<typeof findCaller> | undefined;
    return {
      ...shared,
      ...visit,
      visitor: { ...visitor, agent, browser: browserTokenOf(headers.cookie) },
      keepBrowser: (token) => void reply?.header('set-cookie', browserCookie(token, isSecure)),
      findCaller() {
        found ??= findCaller(shared, tokenOf(authorization), visit);
        return found;
      },
    };
  };
}

export type ContextOf = ReturnType<typeof contextReader>;
