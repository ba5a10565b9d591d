import { listCatalogs } from '#features/catalogs/catalogs.contract.ts';
import { findCompany, listCompanies } from '#features/companies/companies.contract.ts';
import { findEvent, listEvents } from '#features/events/events.contract.ts';
import { findJob, listJobs } from '#features/jobs/jobs.contract.ts';
import { findGeneric, listMedicines } from '#features/products/medicines.contract.ts';
import {
  findProduct,
  listProductCategories,
  listProducts,
} from '#features/products/products.contract.ts';
import { search } from '#features/search/search.contract.ts';
import { plainTool, recordsTool, type Tool } from './tool.ts';

const company = { pathOf: ({ id }: { id: number }) => `/company/${id}` };
const product = { pathOf: ({ product_id }: { product_id: number }) => `/product/${product_id}` };
const generic = { pathOf: ({ slug }: { slug: string }) => `/rx/${slug}` };
const event = { pathOf: ({ slug }: { slug: string }) => `/event/${slug}` };
const job = { pathOf: ({ job_ref }: { job_ref: string }) => `/job/${job_ref}` };

/** Tools that need no key: what visitors can read. */
export const publicTools: readonly Tool[] = [
  recordsTool('ask_mai', search, { rows: 'results', pathOf: ({ path }) => path }),
  recordsTool('list_companies', listCompanies, { rows: 'companies', ...company }),
  recordsTool('find_company', findCompany, { record: 'company', ...company }),
  recordsTool('list_products', listProducts, { rows: 'products', ...product }),
  plainTool('list_product_categories', listProductCategories),
  recordsTool('find_product', findProduct, { record: 'product', ...product }),
  recordsTool('list_medicines', listMedicines, { rows: 'generics', ...generic }),
  recordsTool('find_generic', findGeneric, { record: 'generic', ...generic }),
  recordsTool('list_catalogs', listCatalogs, {
    rows: 'catalogs',
    pathOf: ({ company_id }) => `/company/${company_id}?tab=catalogs`,
  }),
  recordsTool('list_events', listEvents, { rows: 'events', ...event }),
  recordsTool('find_event', findEvent, { record: 'event', ...event }),
  recordsTool('list_jobs', listJobs, { rows: 'jobs', ...job }),
  recordsTool('find_job', findJob, { record: 'job', ...job }),
];
