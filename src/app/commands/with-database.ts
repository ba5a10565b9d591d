import type { OpenPool } from '#platform/database/open-pool.ts';

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Closes the database after the work, and also when the operator interrupts it, which makes the work fail. */
export async function withDatabase<T>(
  opening: Promise<OpenPool>,
  work: (database: OpenPool) => Promise<T>,
): Promise<T> {
  const database = await opening;
  const breakOff = () => void database.close();
  for (const signal of endingSignals) process.once(signal, breakOff);
  try {
    return await work(database);
  } finally {
    for (const signal of endingSignals) process.off(signal, breakOff);
    await database.close();
  }
}
