import { view } from '#platform/database/sql.ts';
import { accounts } from './accounts.table.ts';

/** What other features need of an account: contact details, language and role. */
export const accountFacts = view('account_facts', [accounts]);
