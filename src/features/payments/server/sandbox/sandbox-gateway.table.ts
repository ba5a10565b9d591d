import { table } from '#platform/database/sql.ts';

export const sandboxGateway = table('sandbox_gateway', { unwatched: 'a key' });
