import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseHosts, portalHosts, ports } from './places.ts';
import type { Programs } from './programs.ts';
import { type RunningProgram, runProgram } from './run-program.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));

/** Values for the variables in the files of deploy/. */
const env = {
  RESOLVER: `127.0.0.1:${ports.names}`,
  VISITORS: `127.0.0.1:${ports.visitors}`,
  PORTALS: `portal:${ports.portal}`,
  FIRST: `127.0.0.1:${ports.first}`,
  COPY: `127.0.0.1:${ports.copy}`,
  DATABASES: `database:${ports.postgres}`,
  PATRONI: String(ports.patroni),
};

/** Answers as Docker's name server would: with all addresses of a service. */
async function startNames(under: string, programs: Programs): Promise<RunningProgram> {
  const file = join(under, 'names');
  const lines = [
    ...portalHosts.map((host) => `${host} portal`),
    ...databaseHosts.map((host) => `${host} database`),
  ];
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  return runProgram({
    name: 'dnsmasq',
    folder: under,
    command: [
      programs.pathOf('dnsmasq'),
      '--keep-in-foreground',
      '--no-resolv',
      '--no-hosts',
      '--conf-file=/dev/null',
      '--listen-address=127.0.0.1',
      '--bind-interfaces',
      '--pid-file=',
      `--port=${ports.names}`,
      `--addn-hosts=${file}`,
    ],
  });
}

/** Both balancers, configured by the files in deploy/, and the name server they use. */
export async function startBalancers(under: string, programs: Programs) {
  const names = await startNames(under, programs);
  const start = (name: string) =>
    runProgram({
      name,
      folder: under,
      command: [programs.pathOf('haproxy'), '-db', '-f', join(deploy, `${name}.cfg`)],
      env,
    });
  const toDatabases = start('haproxy-postgresql');
  const toPortals = start('haproxy');
  return {
    pids: [toDatabases.pid, toPortals.pid],
    async stop() {
      for (const each of [toPortals, toDatabases, names]) await each.stop();
    },
  };
}
