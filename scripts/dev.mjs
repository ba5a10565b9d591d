import { prepareRuntime, run } from './steps/runtime.mjs';

const runtime = prepareRuntime();
process.exit(
  await run(runtime, ['--watch-path=src', 'src/app/main.ts', '--dev'], { NODE_ENV: 'development' }),
);
