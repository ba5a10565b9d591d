import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { password, ports } from './places.ts';
import type { Programs } from './programs.ts';
import { giveAway, runProgram } from './run-program.ts';

/**
 * PgBouncer between the portals and the database. It pools sessions, because the portal listens, locks and prepares
 * statements. It must ignore the limits that the portal sets when connecting, which it would otherwise refuse.
 */
export async function startPooler(under: string, programs: Programs) {
  const folder = join(under, 'pooler');
  await mkdir(folder, { mode: 0o700 });
  const users = join(folder, 'users');
  await writeFile(users, `"mai" "${password}"\n`);
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `mai = host=127.0.0.1 port=${ports.first} dbname=mai`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ports.pooler}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = session',
    'default_pool_size = 60',
    'max_client_conn = 200',
    'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  for (const path of [folder, users, file]) await giveAway(path);
  return runProgram({
    name: 'pgbouncer',
    folder,
    command: [programs.pathOf('pgbouncer'), file],
    unprivileged: true,
  });
}
