import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { copyUrl, firstUrl, portalHosts, ports, visitorsUrl } from './places.ts';
import { answersOk, type RunningProgram, requireSoon, runProgram } from './run-program.ts';
import { storageUrl } from './store.ts';

const READY_WITHIN_MS = 120_000;
const run = promisify(execFile);

/** The current version of the portal, as built. */
export const thisRelease = fileURLToPath(new URL('../..', import.meta.url));

export type Portal = {
  readonly host: string;
  readonly url: string;
  pid(): number;
  start(release?: string, env?: Readonly<Record<string, string>>): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export function portalAt(number: number, under: string): Portal {
  const host = portalHosts[number] ?? portalHosts[0];
  const url = `http://${host}:${ports.portal}`;
  const folder = join(under, host);
  let program: RunningProgram | undefined;
  return {
    host,
    url,
    pid: () => program?.pid ?? 0,
    async start(release = thisRelease, env = {}) {
      await mkdir(folder, { recursive: true });
      const started = runProgram({
        name: 'portal',
        command: [process.execPath, '--max-semi-space-size=8', join(release, 'src/app/main.ts')],
        folder,
        cwd: release,
        env: {
          NODE_ENV: 'production',
          HOST: host,
          PORT: String(ports.portal),
          APP_URL: visitorsUrl,
          DATA_DIR: join(folder, 'data'),
          DATABASE_URL: firstUrl,
          READ_DATABASE_URL: copyUrl,
          STORAGE_URL: storageUrl,
          TRUST_PROXY: '1',
          // Longer than the balancer, which checks once a second, takes to notice.
          DRAIN_S: '3',
          DEMO: '1',
          LOG_LEVEL: 'warn',
          ...env,
        },
      });
      program = started;
      await requireSoon(
        `the portal at ${url} is ready (${started.logFile})`,
        () => {
          if (started.hasEnded()) {
            throw new Error(
              `The portal ended: ${readFileSync(started.logFile, 'utf8').slice(-1_000)}`,
            );
          }
          return answersOk(`${url}/readyz`);
        },
        READY_WITHIN_MS,
      );
    },
    kill: async () => program?.kill(),
    stop: async () => program?.stop(),
  };
}

const migrations = {
  '9998_bench_adds_a_column.sql':
    'alter table companies add column bench_note text;\ncreate table bench_notes (id bigint primary key, note text not null);\n',
  '9999_bench_builds_an_index.sql':
    '-- no transaction\ncreate index concurrently if not exists companies_bench_note on companies (bench_note);\n',
};

/** Makes the next version: the same program with two more migrations. */
export async function makeNextRelease(under: string): Promise<string> {
  const release = join(under, 'next-release');
  await mkdir(release);
  for (const part of ['src', 'demo', 'migrations', 'dist', 'package.json']) {
    await cp(join(thisRelease, part), join(release, part), { recursive: true });
  }
  // Hard-linked file by file, because a portal's child processes may not read outside its own folder.
  await run('cp', ['--archive', '--link', join(thisRelease, 'node_modules'), release]).catch(() =>
    run('cp', ['--archive', join(thisRelease, 'node_modules'), release]),
  );
  for (const [name, sql] of Object.entries(migrations)) {
    await writeFile(join(release, 'migrations', name), sql);
  }
  return release;
}
