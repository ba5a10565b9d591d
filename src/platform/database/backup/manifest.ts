import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.nonnegative());

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  checksum: z.string(),
});

const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string().check(z.regex(/^-?\d+$/)),
  isCalled: z.boolean(),
});

const manifest = z.object({
  format: z.literal('mai-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  serverVersion: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.object({ count, bytes: count, checksum: z.string() }),
});

/** What a backup contains. The manifest is the last entry but one of the archive, followed by its own SHA-256. */
export type Manifest = z.infer<typeof manifest>;
export type TableSummary = z.infer<typeof table>;
export type SequenceState = z.infer<typeof sequence>;

export const parseManifest = (content: Buffer): Manifest =>
  manifest.parse(JSON.parse(content.toString('utf8')));

export const entryNames = {
  table: ({ schema, name }: { schema: string; name: string }) =>
    `tables/${encodeURIComponent(schema)}.${encodeURIComponent(name)}/`,
  files: 'files/',
  manifest: 'manifest.json',
  manifestChecksum: 'manifest.json.sha256',
} as const;
