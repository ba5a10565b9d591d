import { prepareRuntime, runPortal } from './steps/runtime.mjs';

const runtime = prepareRuntime();
const args = ['--watch', '--watch-preserve-output', 'src/app/main.ts', '--dev'];
process.exit(await runPortal(runtime, args, { NODE_ENV: 'development' }));
