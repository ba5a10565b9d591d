import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { poll } from '#platform/database/poll.ts';

const ENDS_WITHIN_MS = 20_000;

export type RunningProgram = {
  readonly pid: number;
  readonly logFile: string;
  hasEnded(): boolean;
  /** Kills it at once, as if the machine lost its power. */
  kill(): Promise<void>;
  /** Stops it as an operator would. */
  stop(): Promise<void>;
};

type Program = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The folder for its output. */
  readonly folder: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** PostgreSQL, Patroni and PgBouncer refuse to run as root. */
  readonly unprivileged?: boolean;
  /** Also ends the processes it has started. */
  readonly withChildren?: boolean;
};

/** Programs to kill if the benchmark ends without its own cleanup. */
const running = new Set<(signal: NodeJS.Signals) => void>();
process.once('exit', () => {
  for (const send of running) send('SIGKILL');
});

function senderTo(child: ChildProcess, withChildren: boolean) {
  return (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(withChildren ? -child.pid : child.pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  };
}

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** The user that Debian's PostgreSQL creates; only root can switch to it. */
const unprivilegedUser =
  process.getuid?.() === 0 ? () => ({ uid: idOf('-u'), gid: idOf('-g') }) : () => undefined;

export async function giveAway(folder: string): Promise<void> {
  const user = unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
}

export function runProgram(program: Program): RunningProgram {
  const { name, command, folder, cwd = folder, env } = program;
  const { unprivileged = false, withChildren = false } = program;
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, 'a');
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    detached: withChildren,
    ...(unprivileged ? unprivilegedUser() : {}),
  });
  closeSync(log);
  const send = senderTo(child, withChildren);
  running.add(send);
  child.once('exit', () => running.delete(send));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    send(signal);
    const late = setTimeout(() => send('SIGKILL'), ENDS_WITHIN_MS);
    await ended;
    clearTimeout(late);
  }
  return {
    pid: child.pid ?? 0,
    logFile,
    hasEnded,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Waits for a condition; throws with its description if it is not met in time. */
export async function requireSoon(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  timeoutMs: number,
): Promise<void> {
  const look = async () => ((await isSo()) ? true : undefined);
  if (await poll(look, { timeoutMs, everyMs: 50 })) return;
  throw new Error(`In vain it was waited for ${timeoutMs / 1000} s until ${what}`);
}

export const answersOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
