import { makeDump } from '#app/programs/dump/server/make-dump.ts';
import { openBuiltPages } from '#app/server/built-pages.ts';
import { composeServer } from '#app/server/compose-server.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { readConfig } from '#platform/config/config.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { createLogger } from '#platform/http/logging.ts';
import type { Language } from '#platform/i18n/languages.ts';

/** Makes the dump files over and over and reports its progress, until it is killed. */
const [dataDir, databaseUrl, dist = ''] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
const files = openFileStore(config);
const { dump } = await composeServer({
  config,
  log: createLogger(config.logLevel),
  database: await openPool(config, silentLog),
  files,
  pages: await openBuiltPages(dist),
  isReady: async () => true,
});

const say = (line: string) => process.stdout.write(`${line}\n`);

let made = 0;

/** The usual context, with a store that reports each file. */
function contextOf(language: Language): OperationContext {
  const write: typeof files.write = async (path, content) => {
    await files.write(path, content);
    say(`wrote for ${made + 1}`);
  };
  return { ...dump.contextOf(language), files: { ...files, write } };
}

for (;;) {
  await makeDump({ ...dump, contextOf });
  made += 1;
  say(`made ${made}`);
}
