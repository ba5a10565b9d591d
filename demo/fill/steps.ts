import type { DemoFill } from './demo-fill.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillApplications } from './fill-applications.ts';
import { fillBranches } from './fill-branches.ts';
import { fillBrands } from './fill-brands.ts';
import { fillCatalogs } from './fill-catalogs.ts';
import { fillCompanies } from './fill-companies.ts';
import { fillDepartments } from './fill-departments.ts';
import { fillEmbedOrigins } from './fill-embed-origins.ts';
import { fillEnquiries } from './fill-enquiries.ts';
import { fillEvents } from './fill-events.ts';
import { fillJobs } from './fill-jobs.ts';
import { fillMessages } from './fill-messages.ts';
import { fillOperator } from './fill-operator.ts';
import { fillProducts } from './fill-products.ts';
import { fillRates } from './fill-rates.ts';
import { fillRegistrations } from './fill-registrations.ts';
import { fillRequests } from './fill-requests.ts';
import { fillSavedSearches } from './fill-saved-searches.ts';
import { fillServices } from './fill-services.ts';
import { fillSettings } from './fill-settings.ts';
import { fillSponsors } from './fill-sponsors.ts';
import { fillSubscriptions } from './fill-subscriptions.ts';
import { fillViews } from './fill-views.ts';

/** In this order: later steps refer to what earlier ones made. */
export const steps: readonly ((fill: DemoFill) => Promise<void>)[] = [
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
  fillOperator,
  fillEnquiries,
  fillRequests,
  fillSavedSearches,
  fillEmbedOrigins,
  fillSubscriptions,
  fillViews,
];
