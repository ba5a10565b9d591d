/** What other features use of accounts: types, paths to sign in, and calls about the own account. */
export { accountTypeText, userTypes } from './account-types.ts';
export { accountsTexts } from './accounts.texts.ts';
export { listBusinessPath, loginPath } from './dashboard-paths.ts';
export { getNotifications, getProfile } from './profile/profile.contract.ts';
export { profileTexts } from './profile/profile.texts.ts';
