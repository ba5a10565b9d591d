import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Answer = {
  readonly status: number;
  /** Measured from when it was due, so that waiting for a free connection counts as well. */
  readonly tookMs: number;
  readonly hasRetryAfter: boolean;
};

type Line = { readonly socket: Socket; received: Buffer; dueAt: number };

const HEAD_END = '\r\n\r\n';
const TICK_MS = 2;
const LAST_ANSWERS_MS = 5_000;

const tick = () => new Promise((resolve) => setTimeout(resolve, TICK_MS));

/** The response received on a connection, once it is complete. */
function findAnswer({ received, dueAt }: Line): Answer | undefined {
  const at = received.indexOf(HEAD_END);
  if (at < 0) return undefined;
  const head = received.toString('latin1', 0, at);
  const length = Number(head.match(/content-length: (\d+)/i)?.[1]);
  if (received.length < at + HEAD_END.length + length) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    tookMs: performance.now() - dueAt,
    hasRetryAfter: /\r\nretry-after: \d/i.test(head),
  };
}

type Load = {
  readonly rate: number;
  readonly seconds: number;
  /** Connections that stay open all the time, as a balancer keeps them. */
  readonly lines: number;
  pathOf(number: number): string;
};

/**
 * Sends requests at a fixed rate, whether or not there are responses, like visitors who come whether or not earlier
 * ones were served. Every request has an address of its own.
 */
export async function askAtRate(url: string, { rate, seconds, lines, pathOf }: Load) {
  const { hostname, port } = new URL(url);
  const free: Line[] = [];
  const due: number[] = [];
  const answers: Answer[] = [];
  let asked = 0;

  function askWhatIsDue(): void {
    while (due.length > 0) {
      const line = free.pop();
      if (!line) return;
      line.dueAt = due.shift() ?? 0;
      asked += 1;
      line.socket.write(`GET ${pathOf(asked)} HTTP/1.1\r\nhost: bench\r\n\r\n`);
    }
  }

  async function open(): Promise<Line> {
    const socket = connect(Number(port), hostname);
    const line: Line = { socket, received: Buffer.alloc(0), dueAt: 0 };
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      line.received = line.received.length === 0 ? chunk : Buffer.concat([line.received, chunk]);
      const answer = findAnswer(line);
      if (!answer) return;
      answers.push(answer);
      line.received = Buffer.alloc(0);
      free.push(line);
      askWhatIsDue();
    });
    await once(socket, 'connect');
    // A connection counts as open after its first response, because the server accepts only one per turn of its event
    // loop.
    line.socket.write('GET /healthz HTTP/1.1\r\nhost: bench\r\n\r\n');
    await once(socket, 'data');
    return line;
  }

  const all = await Promise.all(Array.from({ length: lines }, open));
  answers.length = 0;
  let offered = 0;
  const begun = performance.now();
  for (;;) {
    const now = performance.now();
    if (now - begun >= seconds * 1000) break;
    for (; offered < (rate * (now - begun)) / 1000; offered += 1) due.push(now);
    askWhatIsDue();
    await tick();
  }
  due.length = 0;
  const deadline = performance.now() + LAST_ANSWERS_MS;
  while (answers.length < asked && performance.now() < deadline) await tick();
  for (const { socket } of all) socket.destroy();
  return { answers, offered };
}
