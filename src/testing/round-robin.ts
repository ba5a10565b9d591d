import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

const LOOK_EVERY_MS = 100;

/**
 * A minimal load balancer: takes turns among the servers whose `/readyz` succeeds, over persistent connections. It only
 * tries another one if nobody listens; any other failure is a 502.
 */
export async function startRoundRobin(urls: readonly string[]) {
  const ready = new Set(urls);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function look(): Promise<void> {
    await Promise.all(
      urls.map(async (url) => {
        const answer = await fetch(`${url}/readyz`).catch(() => undefined);
        if (answer?.ok) ready.add(url);
        else ready.delete(url);
        await answer?.body?.cancel();
      }),
    );
  }
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);

  function nextInLine(tried: ReadonlySet<string>): string | undefined {
    const left = urls.filter((url) => ready.has(url) && !tried.has(url));
    turn += 1;
    return left[turn % left.length];
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): void {
    const { method, url: path, headers } = incoming;
    const tried = new Set<string>();
    const attempt = () => {
      const target = nextInLine(tried);
      if (!target) return void outgoing.writeHead(503).end('nobody is ready');
      tried.add(target);
      const onward = request(target + path, { method, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') attempt();
        else outgoing.writeHead(502).end(error.message);
      });
      onward.end(body);
    };
    attempt();
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    pass(incoming, outgoing, Buffer.concat(chunks));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    clearInterval(looking);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (url: string) => ready.has(url),
  };
}
