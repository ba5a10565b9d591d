/** What other features know of accounts: who is signed in, and as what. */
export { accountTypeText, userTypes } from './account-types.ts';
export { loginPath } from './dashboard-paths.ts';
export { describeAgent } from './web/describe-agent.ts';
export { describeFailure } from './web/describe-failure.ts';
export { callableCountries, fallbackCountries, startingCode } from './web/phone-countries.ts';
export { type Session, setUserType, useSession } from './web/session.ts';
