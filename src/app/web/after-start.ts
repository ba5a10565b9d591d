import { countContactClicks } from '#features/companies/contact-clicks/web/count-contact-clicks.ts';
import { countVisitor } from '#features/site/visitors.contract.ts';
import type { Client } from '#platform/calls/client.ts';
import type { VisitorCountry } from '#platform/pages/visitor-context.ts';
import { preloadPages } from './preload-pages.ts';
import { rememberCountry } from './remember-country.ts';

/** Tasks that can wait until the page is interactive. Whether the visit counts is for the server to decide. */
export async function afterStart(
  country: VisitorCountry,
  client: Client,
  codes: Parameters<typeof preloadPages>[0],
): Promise<void> {
  countContactClicks(client);
  await rememberCountry(country, client);
  await client(countVisitor, {}).catch(() => undefined);
  await preloadPages(codes).catch(() => undefined);
}
