/** What other features know about accounts: kinds, ways in, and the calls about oneself. */
export { accountTypeText, userTypes } from './account-types.ts';
export { accountsTexts } from './accounts.texts.ts';
export { listBusinessPath, loginPath } from './dashboard-paths.ts';
export { getNotifications, getProfile } from './profile/profile.contract.ts';
export { profileTexts } from './profile/profile.texts.ts';
