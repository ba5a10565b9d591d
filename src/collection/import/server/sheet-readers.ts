import { createChildPool } from '#platform/processes/child-pool.ts';

/** Child processes that read untrusted spreadsheets, which never happens in the portal's own process. */
export const sheetReaders = createChildPool({
  module: new URL('./import-child.ts', import.meta.url),
  mostMemoryMb: 512,
  most: 2,
  warm: 1,
  mostWaiting: 10,
  longestWaitMs: 30_000,
});
