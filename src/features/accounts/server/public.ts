/** For the operator, who looks after accounts and their sessions. */

export { grantAdmin } from './grant-admin.ts';
export { closeSessionsOf, isLive, sessionLife } from './sessions.ts';
