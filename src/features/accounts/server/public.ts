/** What other features may read and write of accounts. */
export { accountFacts } from './account-facts.view.ts';
export { changeUserType } from './change-user-type.ts';
