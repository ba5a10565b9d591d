import { table } from '#platform/database/sql.ts';

export const auditLog = table('audit_log', { unwatched: 'only the operator reads it' });
