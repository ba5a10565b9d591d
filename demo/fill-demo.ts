import type { Connection } from '#platform/database/connection.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DemoFill } from './fill/demo-fill.ts';
import { fillAccounts } from './fill/fill-accounts.ts';
import { fillApplications } from './fill/fill-applications.ts';
import { fillBranches } from './fill/fill-branches.ts';
import { fillBrands } from './fill/fill-brands.ts';
import { fillCatalogs } from './fill/fill-catalogs.ts';
import { fillCompanies } from './fill/fill-companies.ts';
import { fillDepartments } from './fill/fill-departments.ts';
import { fillEmbedOrigins } from './fill/fill-embed-origins.ts';
import { fillEnquiries } from './fill/fill-enquiries.ts';
import { fillEvents } from './fill/fill-events.ts';
import { fillJobs } from './fill/fill-jobs.ts';
import { fillMessages } from './fill/fill-messages.ts';
import { fillProducts } from './fill/fill-products.ts';
import { fillRates } from './fill/fill-rates.ts';
import { fillRegistrations } from './fill/fill-registrations.ts';
import { fillRequests } from './fill/fill-requests.ts';
import { fillSavedSearches } from './fill/fill-saved-searches.ts';
import { fillServices } from './fill/fill-services.ts';
import { fillSettings } from './fill/fill-settings.ts';
import { fillSponsors } from './fill/fill-sponsors.ts';
import { fillSubscriptions } from './fill/fill-subscriptions.ts';
import { fillViews } from './fill/fill-views.ts';

/** In this order: later steps refer to what earlier ones made. */
const steps: readonly ((fill: DemoFill) => Promise<void>)[] = [
  fillAccounts,
  fillCompanies,
  fillProducts,
  fillEvents,
  fillJobs,
  fillApplications,
  fillRegistrations,
  fillCatalogs,
  fillBranches,
  fillBrands,
  fillDepartments,
  fillServices,
  fillSponsors,
  fillSettings,
  fillRates,
  fillMessages,
  fillEnquiries,
  fillRequests,
  fillSavedSearches,
  fillEmbedOrigins,
  fillSubscriptions,
  fillViews,
];

/** Held while the content is made, so that of portals that start together one makes it. */
export const DEMO_LOCK_KEY = 6_027_165_521_885;

async function isEmpty(connection: Connection): Promise<boolean> {
  const { rowCount } = await connection.query('select from companies limit 1');
  return rowCount === 0;
}

/** Fills an empty database with believable fictional content; does nothing to one that has some. */
export async function fillDemo(
  database: Database,
  files: FileStore,
  tell: (line: string) => void,
): Promise<void> {
  if (!(await isEmpty(database.pool))) return;
  await inTransaction(database.pool, async (connection) => {
    await connection.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await connection.query('select pg_advisory_xact_lock($1)', [DEMO_LOCK_KEY]);
    if (!(await isEmpty(connection))) return;
    tell('Filling the empty database with demo content …');
    const fill: DemoFill = {
      connection,
      files,
      today: new Date(),
      accountIds: new Map(),
      companyIds: new Map(),
      jobIds: new Map(),
      eventIds: new Map(),
    };
    for (const step of steps) await step(fill);
    // Of tables that were filled just now PostgreSQL knows nothing yet, and may join words with words row by row.
    await connection.query('analyze');
  });
}
