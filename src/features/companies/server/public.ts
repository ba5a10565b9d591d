/** What the features that show something of a company build on. */
export { companyEntries } from './company-entries.ts';
export { companyFacts } from './company-facts.view.ts';
export { requireListedCompany } from './listed-company.ts';
export { ownFilesIn } from './own-files.ts';
