import { connect, type Socket } from 'node:net';

export type Answer = {
  readonly status: number;
  readonly tookMs: number;
  readonly hasRetryAfter: boolean;
};

type Line = { readonly socket: Socket; received: Buffer; begunAt: number };

const HEAD_END = '\r\n\r\n';

/** The answer in what was received so far, once it is whole. */
function findAnswer({ received, begunAt }: Line): Answer | undefined {
  const at = received.indexOf(HEAD_END);
  if (at < 0) return undefined;
  const head = received.toString('latin1', 0, at);
  const length = Number(head.match(/content-length: (\d+)/i)?.[1]);
  if (received.length < at + HEAD_END.length + length) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    tookMs: performance.now() - begunAt,
    hasRetryAfter: /\r\nretry-after: \d/i.test(head),
  };
}

const TICK_MS = 2;

/**
 * Asks at a rate, whether or not there are answers: as many visitors as come, not as many as are
 * served. Every request has an address of its own; a line that is free is used again.
 */
export async function askAtRate(
  url: string,
  pathOf: (number: number) => string,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<{ answers: Answer[]; asked: number }> {
  const { hostname, port } = new URL(url);
  const free: Line[] = [];
  const all = new Set<Line>();
  const answers: Answer[] = [];
  let asked = 0;

  function open(): Line {
    const socket = connect(Number(port), hostname);
    const line: Line = { socket, received: Buffer.alloc(0), begunAt: 0 };
    all.add(line);
    socket.on('error', () => undefined);
    socket.on('close', () => all.delete(line));
    socket.on('data', (chunk: Buffer) => {
      line.received = line.received.length === 0 ? chunk : Buffer.concat([line.received, chunk]);
      const answer = findAnswer(line);
      if (!answer) return;
      answers.push(answer);
      line.received = Buffer.alloc(0);
      free.push(line);
    });
    return line;
  }

  function ask(): void {
    let line = free.pop();
    while (line?.socket.destroyed) line = free.pop();
    line ??= open();
    line.begunAt = performance.now();
    line.socket.write(`GET ${pathOf(asked)} HTTP/1.1\r\nhost: bench\r\n\r\n`);
    asked += 1;
  }

  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    const due = (rate * (performance.now() - begun)) / 1000;
    while (asked < due) ask();
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const deadline = performance.now() + 5_000;
  while (answers.length < asked && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  for (const { socket } of all) socket.destroy();
  return { answers, asked };
}
