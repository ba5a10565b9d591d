import * as z from 'zod/mini';

export const exportFormat = z.enum(['xlsx', 'csv']);

export type ExportFormat = z.output<typeof exportFormat>;
