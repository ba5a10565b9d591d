import { countCatalogs } from '#features/catalogs/server/public.ts';
import { countCompanies } from '#features/companies/server/public.ts';
import { countEvents } from '#features/events/server/public.ts';
import { countContents } from '#features/home/home.contract.ts';
import { countJobs } from '#features/jobs/server/public.ts';
import { countProducts } from '#features/products/server/public.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';

async function countAll(connection: Connection, country: string, now: Date) {
  const [products, companies, catalogs, events, jobs] = await Promise.all([
    countProducts(connection, country, now),
    countCompanies(connection, country, now),
    countCatalogs(connection, country, now),
    countEvents(connection, country, now),
    countJobs(connection, country, now),
  ]);
  return { products, companies, catalogs, events, jobs };
}

const nothing = { products: 0, companies: 0, catalogs: 0, events: 0, jobs: 0 };

const contents = operation(countContents, async (input, context) => {
  const { database, language, now, visitor } = context;
  const { rows, facts } = await withCountryFallback(
    input.country ?? visitor.country,
    language,
    async (country) => {
      const counts = await countAll(database.pool, country, now);
      return Object.values(counts).some((count) => count > 0) ? [counts] : [];
    },
  );
  return { counts: rows[0] ?? nothing, ...facts };
});

export const homeOperations: readonly Operation[] = [contents];
