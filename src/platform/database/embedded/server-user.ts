import { spawn } from 'node:child_process';

/** The user and command prefix that the server's programs run with, because PostgreSQL refuses to run as root. */
export type ServerUser = {
  readonly name: string;
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
};

export function spawnAs(
  user: ServerUser,
  [program, ...args]: readonly [string, ...string[]],
  options: Omit<Parameters<typeof spawn>[2], 'uid' | 'gid'>,
) {
  const [command = program, ...rest] = [...user.prefix, program, ...args];
  return spawn(command, rest, { cwd: '/', ...options, uid: user.uid, gid: user.gid });
}
