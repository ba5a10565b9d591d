import { customType } from 'drizzle-orm/pg-core';

/** The words of a row as PostgreSQL searches them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
