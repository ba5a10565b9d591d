/** What other features may read of accounts. */
export { accountFacts } from './account-facts.view.ts';
