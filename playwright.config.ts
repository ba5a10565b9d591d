import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORTAL_E2E_PORT ?? 4310);

/** Journeys drive the portal as `npm start` runs it, with demo content, in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A machine that stalls is told from a journey that breaks; what passes only then is named as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./e2e/slowest-reporter.ts']],
  // A machine that is given a fifth of its cores must not fail; nothing waits this long when it works.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording costs a sixth of the run; ask for it when a journey fails: npm test -- browser --trace on
    trace: 'off',
    launchOptions: {
      executablePath: process.env.PORTAL_BROWSER,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // As `npm start` runs it: the build is made before.
    command: 'node --max-semi-space-size=8 dist/server/main.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: process.env.PORTAL_E2E_DATA_DIR ?? 'data-e2e',
      LOG_LEVEL: 'warn',
    },
  },
});
