/** Everything listens on this machine; each service has the addresses that Docker would give it. */
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4180);

export const ports = {
  visitors: FIRST_PORT,
  portal: FIRST_PORT + 1,
  first: FIRST_PORT + 2,
  copy: FIRST_PORT + 3,
  postgres: FIRST_PORT + 4,
  patroni: FIRST_PORT + 5,
  etcd: FIRST_PORT + 6,
  etcdPeers: FIRST_PORT + 7,
  names: FIRST_PORT + 8,
  store: FIRST_PORT + 9,
  pooler: FIRST_PORT + 10,
} as const;

export const portalHosts = ['127.0.1.1', '127.0.1.2', '127.0.1.3'] as const;
export const databaseHosts = ['127.0.2.1', '127.0.2.2'] as const;

export const visitorsUrl = `http://127.0.0.1:${ports.visitors}`;

/** Only for the benchmark: nobody else can reach these addresses. */
export const password = 'of-the-bench';
const databaseAt = (port: number) => `postgres://mai:${password}@127.0.0.1:${port}/mai`;

export const firstUrl = databaseAt(ports.first);
export const copyUrl = databaseAt(ports.copy);
export const poolerUrl = databaseAt(ports.pooler);
