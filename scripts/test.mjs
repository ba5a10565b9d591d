import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { requireBrowser } from './steps/browser.mjs';
import { buildIfStale } from './steps/build.mjs';
import { prepareRuntime, run } from './steps/runtime.mjs';
import { chooseScratch } from './steps/scratch.mjs';

// `npm test` runs everything. `npm test -- server …` and `npm test -- browser …` run one tier, with further arguments
// for its runner.
const [tier, ...args] = process.argv.slice(2);
const runtime = prepareRuntime();
await buildIfStale(runtime);
const scratch = chooseScratch();

if (tier !== 'browser') {
  const code = await run(runtime, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    // Pages are rendered by the React that visitors get; its development build takes twice as long.
    NODE_ENV: 'production',
    TMPDIR: scratch,
  });
  if (code !== 0) process.exit(code);
}

/** A free port, so that two simultaneous runs do not collide. */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}

if (tier !== 'server') {
  const dataDir = mkdtempSync(join(scratch, 'mai-e2e-'));
  const code = await run(runtime, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    ...(await requireBrowser()),
    TMPDIR: scratch,
    PORTAL_E2E_DATA_DIR: dataDir,
    PORTAL_E2E_PORT: await freePort(),
  });
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code);
}
