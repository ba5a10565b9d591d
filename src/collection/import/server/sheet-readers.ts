import { createChildPool } from '#platform/processes/child-pool.ts';

/** Where the spreadsheets of strangers are read: never in the portal itself. */
export const sheetReaders = createChildPool({
  module: new URL('./import-child.ts', import.meta.url),
  mostMemoryMb: 512,
  most: 2,
  warm: 1,
  mostWaiting: 10,
  longestWaitMs: 30_000,
});
