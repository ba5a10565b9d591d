import { view } from '#platform/database/sql.ts';
import { companies } from './companies.table.ts';

/** What other features need of a company: whose it is, its names, how it is reached and how it stands. */
export const companyFacts = view('company_facts', [companies]);
