const MEGABYTE = 1024 * 1024;

type Answer = { readonly id: number; readonly result: { readonly usedSize?: number } };

/** Sends one command to a process over its inspector. */
function ask(socket: WebSocket, id: number, method: string): Promise<Answer['result']> {
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== id) return;
      socket.removeEventListener('message', hear);
      resolve(answer.result);
    };
    socket.addEventListener('message', hear);
    socket.addEventListener('close', () => reject(new Error('The inspector has gone')));
    socket.send(JSON.stringify({ id, method }));
  });
}

/**
 * The heap size of another process after garbage collection: what remains is referenced, and only that can grow without
 * limit.
 */
export async function heapAfterCollection(inspectorPort: number): Promise<number> {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json();
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  try {
    // The second run frees what the first one released, such as objects held by finalizers.
    for (const id of [1, 2]) await ask(socket, id, 'HeapProfiler.collectGarbage');
    const { usedSize = Number.NaN } = await ask(socket, 3, 'Runtime.getHeapUsage');
    return usedSize / MEGABYTE;
  } finally {
    socket.close();
  }
}
