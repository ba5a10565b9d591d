import type pg from 'pg';

const known = new WeakMap<pg.Pool, Promise<string>>();

async function read(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ secret_key: string }>(
    'select secret_key from sandbox_gateway',
  );
  if (!rows[0]) throw new Error('The sandbox gateway has no key');
  return rows[0].secret_key;
}

/** The key between portal and sandbox gateway: made with the database, shared by all instances. */
export function sandboxKey(pool: pg.Pool): Promise<string> {
  const asked = known.get(pool) ?? read(pool);
  known.set(pool, asked);
  asked.catch(() => known.delete(pool));
  return asked;
}
