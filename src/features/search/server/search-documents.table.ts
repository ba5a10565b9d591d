import { table } from '#platform/database/sql.ts';

export const searchDocuments = table('search_documents');
