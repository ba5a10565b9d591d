/** What other features know of accounts: who is signed in, and as what. */
export { accountTypeText, userTypes } from './account-types.ts';
export { type Session, setUserType, useSession } from './web/session.ts';
export { describeAgent } from './web/describe-agent.ts';
