import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heapAfterCollection } from './heap-after-collection.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const START_TIMEOUT_MS = 300_000;

/** A server in a process of its own, so that its CPU time can be told from the load's. */
export type MeasuredServer = {
  readonly url: string;
  readonly pid: number;
  /** CPU time the process has used so far. */
  cpuMs(): number;
  /** What its heap holds once all garbage was collected. */
  heapMb(): Promise<number>;
  stop(): Promise<void>;
};

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answered at ${url}`);
}

const CLOCK_TICK_MS = 10;

/** User and system time from the kernel's own account of the process. */
function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
}

export async function startMeasured(
  file: string,
  env: Record<string, string>,
  readyPath: string,
): Promise<MeasuredServer> {
  const port = await freePort();
  const inspected = await freePort();
  const flags = ['--max-semi-space-size=8', `--inspect=127.0.0.1:${inspected}`];
  const child = spawn(process.execPath, [...flags, join(repository, file)], {
    cwd: repository,
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url + readyPath, child);
  return {
    url,
    pid: child.pid as number,
    cpuMs: () => readCpuMs(child.pid as number),
    heapMb: () => heapAfterCollection(inspected),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type MeasuredPortal = MeasuredServer & { readonly dataDir: string };

/** The portal as `npm start` runs it, on demo content in a folder of its own. */
export async function startPortal(env: Record<string, string> = {}): Promise<MeasuredPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mai-bench-'));
  const portal = await startMeasured(
    'src/app/main.ts',
    { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    '/readyz',
  );
  return {
    ...portal,
    dataDir,
    async stop() {
      await portal.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
