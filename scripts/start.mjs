import { buildIfStale } from './steps/build.mjs';
import { prepareRuntime, runPortal } from './steps/runtime.mjs';

const runtime = prepareRuntime();
await buildIfStale(runtime);
// A smaller nursery of V8 halves the idle memory and costs no time (ADR 8).
const args = ['--max-semi-space-size=8', 'dist/server/main.js'];
// A compile cache would also stay in memory for as long as the portal runs.
const env = { NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' };
process.exit(await runPortal(runtime, args, env));
