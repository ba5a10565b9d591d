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
    // Tests leave much behind at once. Where young objects have four times the room, a fifteenth less work is done.
    execArgv: ['--max-semi-space-size=64'],
    // Real servers and processes on a busy machine; nothing waits this long when it works.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
