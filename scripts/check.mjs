import { prepareRuntime, run } from './steps/runtime.mjs';

const runtime = prepareRuntime();
const bin = (path) => `node_modules/${path}`;

const checks = [
  ['types', [bin('typescript/bin/tsc'), '-p', '.']],
  [
    'lint and format',
    [bin('@biomejs/biome/bin/biome'), 'ci', '.', '--error-on-warnings', '--colors=off'],
  ],
  ['house rules, texts, API, docs', ['checks/run-checks.ts', ...process.argv.slice(2)]],
  ['unused code', [bin('knip/bin/knip.js'), '--no-progress']],
];

let failed = 0;
for (const [name, args] of checks) {
  const code = await run(runtime, args);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`);
  if (code !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
