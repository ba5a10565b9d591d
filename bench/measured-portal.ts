import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heapAfterCollection } from './heap-after-collection.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const START_TIMEOUT_MS = 300_000;

/** A server in a process of its own, so that its CPU time is separate from the load's. */
export type MeasuredServer = {
  readonly url: string;
  readonly pid: number;
  /** CPU time used so far, including that of its database. */
  cpuMs(): number;
  /**
   * The same with microsecond precision, including processes that have ended: for intervals too short for clock ticks.
   */
  runMs(): number;
  /** Heap size after garbage collection. */
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

/** The fields of /proc/pid/stat; empty for a process that has just ended. */
function readFields(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** User and system time of a process and its ended children. */
function readCpuMs(pid: number): number {
  const ticks = readFields(pid).slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) * CLOCK_TICK_MS;
}

/** A process and all its descendants. */
export function familyOf(pid: number): number[] {
  const processes = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = processes.filter((each) => Number(readFields(each)[1]) === pid);
  return [pid, ...children.flatMap(familyOf)];
}

export const readFamilyCpuMs = (pid: number): number =>
  familyOf(pid).reduce((sum, each) => sum + readCpuMs(each), 0);

const NS_PER_MS = 1_000_000;

/** CPU time of a thread according to the scheduler. */
function readRunMs(pid: number, thread: string): number {
  try {
    const [ranNs] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(ranNs) / NS_PER_MS;
  } catch {
    return 0;
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** CPU time of all threads of a process so far. */
export const readProcessRunMs = (pid: number): number =>
  threadsOf(pid).reduce((sum, thread) => sum + readRunMs(pid, thread), 0);

/** CPU time of a process and its descendants so far; an ended thread keeps its last value. */
function runClock(pid: number): () => number {
  const seen = new Map<string, number>();
  return () => {
    for (const each of familyOf(pid)) {
      for (const thread of threadsOf(each)) {
        const ranMs = readRunMs(each, thread);
        if (ranMs > 0) seen.set(`${each} ${thread}`, ranMs);
      }
    }
    return [...seen.values()].reduce((sum, each) => sum + each, 0);
  };
}

/** Resident memory of a process, and its proportional share of shared memory. */
export function readMemoryMb(pid: number): { readonly rss: number; readonly pss: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(rollup.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1]) / 1024);
  return { rss: megabytes('Rss'), pss: megabytes('Pss') };
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
    cpuMs: () => readFamilyCpuMs(child.pid as number),
    runMs: runClock(child.pid as number),
    heapMb: () => heapAfterCollection(inspected),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type MeasuredPortal = MeasuredServer & { readonly dataDir: string };

/** The portal as `npm start` runs it, in a folder that stays. */
export async function startPortalIn(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<MeasuredPortal> {
  const portal = await startMeasured(
    'dist/server/main.js',
    { DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_DISABLE_COMPILE_CACHE: '1', ...env },
    '/readyz',
  );
  return { ...portal, dataDir };
}

/** The same with demo content, in a folder that is removed with it. */
export async function startPortal(env: Record<string, string> = {}): Promise<MeasuredPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mai-bench-'));
  const portal = await startPortalIn(dataDir, env);
  return {
    ...portal,
    async stop() {
      await portal.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
