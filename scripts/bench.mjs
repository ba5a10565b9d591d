import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './steps/browser.mjs';
import { buildIfStale } from './steps/build.mjs';
import { fail, prepareRuntime, root, run } from './steps/runtime.mjs';

const [name, ...args] = process.argv.slice(2);
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
if (!name || !existsSync(join(root, `bench/${name}.bench.ts`))) {
  fail(`Which benchmark? npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`);
}
const runtime = prepareRuntime();
await buildIfStale(runtime);
const env = {
  NODE_ENV: 'production',
  ...(['lighthouse', 'interactions'].includes(name) ? await requireBrowser({ whole: true }) : {}),
};
process.exit(await run(runtime, [`bench/${name}.bench.ts`, ...args], env));
