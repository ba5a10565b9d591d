/** For the operator, who looks after accounts and their sessions. */
export { closeSessionsOf, isLive, sessionLife } from './sessions.ts';
