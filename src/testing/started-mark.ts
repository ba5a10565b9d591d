import { join } from 'node:path';

/** Says that the folder which portals of tests start with is finished. */
export const startedMarkOf = (dataDir: string) => join(dataDir, 'started');
