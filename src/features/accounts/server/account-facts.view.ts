import { view } from '#platform/database/sql.ts';
import { accounts } from './accounts.table.ts';

/** What other features need of an account: how its person is reached, in which language, and its role. */
export const accountFacts = view('account_facts', [accounts]);
