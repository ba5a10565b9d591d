/** For whatever operators do in other features: it goes on record. */
export { type AuditAction, commandLine, recordAction, recordWritesOf } from './audit.ts';
export { pageOf, patternOf, ROWS_ASKED } from './paged-rows.ts';
