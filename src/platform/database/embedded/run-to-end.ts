import { type ServerUser, spawnAs } from './server-user.ts';

/** Runs a program to its end; answers its exit code and everything it said. */
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
    // A program that ends early leaves its input unread; its exit code tells the story.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.on('error', (error) => resolve({ code: error.message, output: error.message }));
    child.on('close', (code, signal) => resolve({ code: code ?? signal ?? 'unknown', output }));
  });
}

/** PG* and locale settings of the surroundings must not reach the server. */
export const serverEnvironment = { PATH: process.env.PATH, LC_ALL: 'C' };
