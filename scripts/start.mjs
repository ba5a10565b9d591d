import { buildIfStale } from './steps/build.mjs';
import { prepareRuntime, run } from './steps/runtime.mjs';

const runtime = prepareRuntime();
await buildIfStale(runtime);
process.exit(await run(runtime, ['src/app/main.ts'], { NODE_ENV: 'production' }));
