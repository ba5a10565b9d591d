import { prepareRuntime, run } from './steps/runtime.mjs';

const runtime = prepareRuntime();
process.exit(
  await run(runtime, ['src/app/portal.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' }),
);
