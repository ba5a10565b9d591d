import { defineConfig } from 'vitest/config';
import { slowestReporter } from '#testing/slowest-reporter.ts';

export default defineConfig({
  test: {
    include: ['{src,demo,checks,bench}/**/*.test.ts'],
    globalSetup: ['src/testing/database-server.ts'],
    reporters: ['default', slowestReporter],
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // Real servers and processes on a busy machine; nothing waits this long when it works.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
