import { prepareRuntime, run } from './steps/runtime.mjs';

const runtime = prepareRuntime();
const args = ['--watch', '--watch-preserve-output', 'src/app/main.ts', '--dev'];
process.exit(await run(runtime, args, { NODE_ENV: 'development' }));
