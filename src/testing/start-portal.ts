import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { poll } from '#platform/database/poll.ts';

/** The built server, like the pages that tests open: it starts twice as fast as the sources. */
const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Several portals may start at once, on busy machines. */
const READY_TIMEOUT_MS = 90_000;

export type RunningPortal = {
  readonly url: string;
  /** Everything it has written so far, to stdout and stderr. */
  output(): string;
  stop(signal: NodeJS.Signals): void;
  readonly ended: Promise<number | string>;
  /** Waits until it responds; throws if it ends before. */
  requireReady(): Promise<void>;
};

/** Starts the portal's own program, as `npm start` runs it. */
export function startPortal(env: Record<string, string>): RunningPortal {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const url = `http://127.0.0.1:${env.PORT}`;
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(`The portal ended: ${output}`);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    return response?.ok || undefined;
  };
  return {
    url,
    output: () => output,
    stop: (signal) => child.kill(signal),
    ended,
    async requireReady() {
      if (!(await poll(answers, { timeoutMs: READY_TIMEOUT_MS })))
        throw new Error(`Not ready: ${output}`);
    },
  };
}

/** A free port, with the server that holds it until it is closed. */
export async function holdPort(): Promise<{ port: string; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: String(typeof address === 'object' && address?.port), server };
}

export async function freePort(): Promise<string> {
  const { port, server } = await holdPort();
  server.close();
  await once(server, 'close');
  return port;
}
