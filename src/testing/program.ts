import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { poll } from '#platform/database/poll.ts';

export type Program = {
  readonly pid: number;
  readonly lines: readonly string[];
  /** Everything it wrote to stderr. */
  complaints(): string;
  /** Waits for a line with this beginning; throws if the program ends without it. */
  requireLine(start: string, timeoutMs?: number): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Sends SIGKILL to its whole process group. */
  kill(): Promise<void>;
};

export const NOBODY = 65534;

/** Only root can run as another user, and only if others can read this clone. */
export const canRunAsNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { uid: NOBODY, gid: NOBODY }).status === 0;

const repository = fileURLToPath(new URL('../../', import.meta.url));
const started = new Set<number>();

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

// A test that fails half-way must not leave a program running.
process.once('exit', () => started.forEach(endGroup));

type ProgramOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly uid?: number;
};

/** Runs a TypeScript file of this folder in a process group of its own. */
export function startProgram(file: string, args: readonly string[], uid?: number): Program {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return startCommand(process.execPath, [path, ...args], { uid });
}

/** Runs a command in the repository, in a process group of its own. */
export function startCommand(
  command: string,
  args: readonly string[],
  { env, uid }: ProgramOptions,
): Program {
  const child = spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    uid,
    gid: uid,
  });
  if (child.pid === undefined) throw new Error(`${command} could not be started`);
  const { pid } = child;
  const lines: string[] = [];
  let rest = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  started.add(pid);
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    pid,
    lines,
    complaints: () => complaints,
    ended,
    async requireLine(start, timeoutMs = 90_000) {
      const look = () =>
        lines.find((line) => line.startsWith(start)) ??
        (child.exitCode !== null || child.signalCode !== null ? '' : undefined);
      const line = await poll(look, { timeoutMs });
      if (line) return line;
      throw new Error(`${command} ${args.join(' ')} did not say "${start}": ${complaints}`);
    },
    async kill() {
      endGroup(pid);
      await ended;
    },
  };
}
