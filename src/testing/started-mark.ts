import { join } from 'node:path';

/** The file that marks the folder of a started portal as finished. */
export const startedMarkOf = (dataDir: string) => join(dataDir, 'started');
