import { type ServerUser, spawnAs } from './server-user.ts';

/** Runs a program to its end and returns its exit code and its output. */
export function runToEnd(
  user: ServerUser,
  command: readonly [string, ...string[]],
  input = '',
): Promise<{ code: number | string; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
    };
    const child = spawnAs(user, command, { stdio: 'pipe', env: serverEnvironment });
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    // A program that exits early leaves its input unread; its exit code is what matters.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.on('error', (error) => resolve({ code: error.message, output: error.message }));
    child.on('close', (code, signal) => resolve({ code: code ?? signal ?? 'unknown', output }));
  });
}

/** Keeps the portal's PG* and locale variables from the server. */
export const serverEnvironment = { PATH: process.env.PATH, LC_ALL: 'C' };
