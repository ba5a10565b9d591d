import { view } from '#platform/database/sql.ts';
import { plans } from './plans.table.ts';

/** What other features need of a plan: its names, and its effect on a company's place in lists. */
export const planFacts = view('plan_facts', [plans]);
