import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export type ChildKind = {
  /** The module to run, which calls `serveTasks`. */
  readonly module: URL;
  /** The memory limit for JavaScript and libraries together. */
  readonly mostMemoryMb: number;
  /** Whether it loads native libraries. */
  readonly loadsAddons?: boolean;
};

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** For threads and the program itself; the rest is V8's heap. */
const OUTSIDE_HEAP_MB = 128;
/** What V8 reserves for code without using it; the system's limit includes it. */
const SET_ASIDE_MB = 512;

/** Ends the work of children that a crashed portal left behind; see `RETIRED_AFTER_CPU_MS`. */
const MOST_CPU_S = 180;

/** Limits enforced by the system itself, even while nobody checks. */
const withLimits = 'ulimit -d "$1" && ulimit -t "$2" && shift 2 && exec "$@"';

function commandOf({ module, mostMemoryMb, loadsAddons }: ChildKind): [string, string[]] {
  const node = [
    `--max-old-space-size=${mostMemoryMb - OUTSIDE_HEAP_MB}`,
    '--v8-pool-size=1',
    // Denies writing files, starting programs and reading anything but our own source.
    '--permission',
    `--allow-fs-read=${repository}*`,
    ...(loadsAddons ? ['--allow-addons'] : []),
    fileURLToPath(module),
  ];
  if (process.platform !== 'linux') return [process.execPath, node];
  const limits = [String((mostMemoryMb + SET_ASIDE_MB) * 1024), String(MOST_CPU_S)];
  return ['/bin/sh', ['-c', withLimits, 'sh', ...limits, process.execPath, ...node]];
}

/** The whole environment; the portal's own, with database address and secrets, is not passed on. */
const environment = {
  UV_THREADPOOL_SIZE: '1',
  VIPS_CONCURRENCY: '1',
  MALLOC_ARENA_MAX: '1',
};

/** The niceness of children; under contention the portal gets three times their share. */
const PRIORITY = 5;

const living = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Starts a process for untrusted files. */
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

/** Lowers the child's priority. This happens once it is ready, so that nobody waits longer for its start. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It has ended already, which whoever waits for it is told.
  }
}
