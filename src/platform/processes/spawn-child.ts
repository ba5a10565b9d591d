import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export type ChildKind = {
  /** What it runs: a module that calls `serveTasks`. */
  readonly module: URL;
  /** All that it may hold, JavaScript and libraries together. */
  readonly mostMemoryMb: number;
  /** Whether it needs a native library. */
  readonly loadsAddons?: boolean;
};

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Threads and the program itself; the rest may be JavaScript's. */
const OUTSIDE_HEAP_MB = 128;
/** What the engine sets aside for code without using it; the system counts it all the same. */
const SET_ASIDE_MB = 512;

/** Work that a portal gone without a word left behind ends by this; see `RETIRED_AFTER_CPU_MS`. */
const MOST_CPU_S = 180;

/** The system itself refuses more memory and time than this, also while nobody looks. */
const withLimits = 'ulimit -d "$1" && ulimit -t "$2" && shift 2 && exec "$@"';

function commandOf({ module, mostMemoryMb, loadsAddons }: ChildKind): [string, string[]] {
  const node = [
    `--max-old-space-size=${mostMemoryMb - OUTSIDE_HEAP_MB}`,
    '--v8-pool-size=1',
    // No file is written, no program started and nothing read but our own source.
    '--permission',
    `--allow-fs-read=${repository}*`,
    ...(loadsAddons ? ['--allow-addons'] : []),
    fileURLToPath(module),
  ];
  if (process.platform !== 'linux') return [process.execPath, node];
  const limits = [String((mostMemoryMb + SET_ASIDE_MB) * 1024), String(MOST_CPU_S)];
  return ['/bin/sh', ['-c', withLimits, 'sh', ...limits, process.execPath, ...node]];
}

/** Nothing of the portal's own: no address of a database, no secret. */
const environment = {
  UV_THREADPOOL_SIZE: '1',
  VIPS_CONCURRENCY: '1',
  MALLOC_ARENA_MAX: '1',
};

/** Where there is not enough for all, the portal gets three times as much. */
const PRIORITY = 5;

const living = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Starts a process for the files of strangers. */
export function spawnChild(kind: ChildKind): ChildProcess {
  const [command, args] = commandOf(kind);
  const child = spawn(command, args, {
    cwd: repository,
    env: environment,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  living.add(child);
  child.once('close', () => living.delete(child));
  return child;
}

/** From here on the portal goes before it: whoever waits for a start does not wait longer for that. */
export function letPortalGoFirst(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It is gone already, which whoever waits for it hears.
  }
}
