import { view } from '#platform/database/sql.ts';
import { companies } from './companies.table.ts';

/** What other features need of a company: owner, names, contact details and status. */
export const companyFacts = view('company_facts', [companies]);
