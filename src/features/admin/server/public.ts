/** For whatever operators do in other features: it goes on record. */
export { type AuditEntry, recordAction, recordWritesOf } from './audit.ts';
