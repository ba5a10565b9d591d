import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from './steps/browser.mjs';
import { buildIfStale } from './steps/build.mjs';
import { prepareRuntime, run } from './steps/runtime.mjs';

// `npm test` runs everything; `npm test -- server …` or `npm test -- browser …` one tier, with the
// runner's own arguments after it.
const [tier, ...args] = process.argv.slice(2);
const runtime = prepareRuntime();
await buildIfStale(runtime);

if (tier !== 'browser') {
  const code = await run(runtime, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    // Pages are rendered by what visitors get: React's other half takes twice as long.
    NODE_ENV: 'production',
  });
  if (code !== 0) process.exit(code);
}

/** Two runs at once must not meet on one port. */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}

if (tier !== 'server') {
  const dataDir = mkdtempSync(join(tmpdir(), 'mai-e2e-'));
  const code = await run(runtime, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    ...(await requireBrowser()),
    PORTAL_E2E_DATA_DIR: dataDir,
    PORTAL_E2E_PORT: await freePort(),
  });
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code);
}
