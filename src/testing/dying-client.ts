import type pg from 'pg';

type Work = (client: pg.ClientBase) => Promise<unknown>;

/** Terminates the connection at its n-th statement, as if its process were killed there. */
function dyingClient(pool: pg.Pool, client: pg.PoolClient, step: number) {
  let asked = 0;
  const died = () => asked > step;
  const query = async (...given: unknown[]) => {
    asked += 1;
    if (asked === step + 1) {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    }
    return (client.query as (...args: unknown[]) => Promise<unknown>)(...given);
  };
  const dying = new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  });
  return { dying, died };
}

/**
 * Runs the work in a transaction that is killed at its first statement, then at its second and so on, until it
 * succeeds. After each death `whenDead` checks what is left. Returns the number of deaths.
 */
export async function killAtEveryStep(
  pool: pg.Pool,
  work: Work,
  whenDead: (step: number) => Promise<void>,
): Promise<number> {
  for (let step = 0; ; step += 1) {
    const client = await pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    const { dying, died } = dyingClient(pool, client, step);
    try {
      await work(dying);
      await client.query('commit');
      client.release();
      return step;
    } catch (error) {
      client.release(true);
      if (!died()) throw error;
    }
    await whenDead(step);
  }
}
