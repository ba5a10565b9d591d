import { once } from 'node:events';
import net from 'node:net';
import { afterAll } from 'vitest';

type Side = 'question' | 'answer';

/** Closes both ends of a connection; `politely` first sends what was already written. */
function endPair(pair: readonly net.Socket[], politely = false): void {
  for (const socket of pair) {
    if (politely) socket.destroySoon();
    else socket.destroy();
  }
}

/**
 * A TCP proxy to a real server, for one test file, which fails in the way a test wants. It can also rewrite responses.
 */
export async function startFaultProxy(
  target: net.NetConnectOpts,
  rewrite: (answer: Buffer) => Buffer = (answer) => answer,
) {
  const pairs = new Set<readonly net.Socket[]>();
  let isStalled = false;
  let delayMs = 0;
  let cutting: { readonly side: Side; readonly text: string } | undefined;

  const isMeant = (side: Side, chunk: Buffer) =>
    cutting?.side === side && chunk.includes(cutting.text);

  function send(to: net.Socket, chunk: Buffer): void {
    if (delayMs > 0) setTimeout(() => to.writable && to.write(chunk), delayMs);
    else to.write(chunk);
  }

  const server = net.createServer((client) => {
    const upstream = net.connect(target);
    const pair = [client, upstream];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        endPair(pair, true);
      });
      if (isStalled) socket.pause();
    }
    client.on('data', (chunk: Buffer) => {
      if (isMeant('question', chunk)) endPair(pair);
      else send(upstream, chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      if (!isMeant('answer', chunk)) return send(client, rewrite(chunk));
      client.write(chunk.subarray(0, chunk.length / 2));
      endPair(pair, true);
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  const cut = () => endPair([...pairs].flat());
  afterAll(() => {
    cut();
    server.close();
  });

  return {
    port,
    /** Lets everything through again. */
    async pass(): Promise<void> {
      isStalled = false;
      delayMs = 0;
      cutting = undefined;
      for (const socket of [...pairs].flat()) socket.resume();
      if (!server.listening) await listen(port);
    },
    /** Refuses new connections; existing ones stay open. */
    refuse(): void {
      server.close();
    },
    /** Cuts all connections. */
    cut,
    /** Cuts the connection of a request that contains this text, before it arrives. */
    cutBefore(text: string): void {
      cutting = { side: 'question', text };
    },
    /** Cuts the connection of a response that contains this text, after half of it has arrived. */
    cutWithin(text: string): void {
      cutting = { side: 'answer', text };
    },
    /** Connections stay open and are accepted, but no data passes. */
    stall(): void {
      isStalled = true;
      for (const socket of [...pairs].flat()) socket.pause();
    },
    /** Delays everything by this time. */
    slow(byMs: number): void {
      delayMs = byMs;
    },
  };
}
