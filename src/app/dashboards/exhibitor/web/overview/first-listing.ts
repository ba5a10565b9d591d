import { overviewTexts as texts } from '#app/dashboards/exhibitor/overview.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

const base = '/exhibitor/dashboard';
const products = { path: `${base}/products/add`, text: texts.addProduct };
const services = { path: `${base}/services/add`, text: texts.addService };
const jobs = { path: `${base}/jobs/add`, text: texts.addJob };

/** The list that a company of this type should fill first. */
export function firstListing(type: number | null): { readonly path: string; readonly text: Text } {
  if (type === 1 || type === 2) return products;
  return type === 5 ? services : jobs;
}
