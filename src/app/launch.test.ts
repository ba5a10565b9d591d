import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clusterFolderOf } from '#platform/database/embedded/cluster.ts';
import { findCommandLine, findServerPid } from '#platform/database/embedded/processes.ts';
import { poll } from '#platform/database/poll.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { type Program, startCommand } from '#testing/program.ts';
import { freePort } from '#testing/start-portal.ts';

// npm, the launcher, the portal and its database start one after the other, on a busy machine.
const START_TIMEOUT_MS = 60_000;
vi.setConfig({ testTimeout: START_TIMEOUT_MS + 30_000 });

const folders = createDataFolders();

type Launched = {
  readonly launcher: Program;
  readonly portalPid: number;
  readonly dataDir: string;
};

async function launch(
  [command = '', ...args]: readonly string[],
  { until = 'Mai is open', dataDir = '', DEMO = '0' },
): Promise<Launched> {
  const PORT = await freePort();
  const env = { PORT, DATA_DIR: dataDir, DEMO, APP_URL: `http://127.0.0.1:${PORT}` };
  const launcher = startCommand(command, args, { env });
  // Also ends everything that a failed test leaves running.
  onTestFinished(() => launcher.kill());
  await launcher.requireLine(until, START_TIMEOUT_MS);
  const portalPid = Number(await readFile(join(dataDir, 'portal.pid'), 'utf8'));
  return { launcher, portalPid, dataDir };
}

function listLeft({ portalPid, dataDir }: Launched): readonly string[] {
  const serverPid = findServerPid(clusterFolderOf(dataDir));
  return [portalPid, serverPid ?? 0].flatMap((pid) => findCommandLine(pid) ?? []);
}

/** What is still running of a portal that had time to end. */
async function findLeft(portal: Launched): Promise<readonly string[]> {
  const none = () => (listLeft(portal).length === 0 ? [] : undefined);
  return (await poll(none, { timeoutMs: 20_000 })) ?? listLeft(portal);
}

describe('the portal and its database end', () => {
  test('before npm start does, which a signal has told to end', async () => {
    const portal = await launch(['npm', 'start'], { dataDir: await folders.initialised() });
    process.kill(portal.launcher.pid, 'SIGTERM');
    expect(await portal.launcher.ended).toBe(0);
    expect(listLeft(portal)).toEqual([]);
  });

  test('after npm start, which ended by a signal that it passes on to nobody', async () => {
    const portal = await launch(['npm', 'start'], { dataDir: await folders.initialised() });
    process.kill(portal.launcher.pid, 'SIGHUP');
    expect(await portal.launcher.ended).toBe('SIGHUP');
    expect(await findLeft(portal)).toEqual([]);
  });

  test('with the launcher, by kill -9', async () => {
    const portal = await launch(['node', 'scripts/start.mjs'], {
      dataDir: await folders.initialised(),
    });
    process.kill(portal.launcher.pid, 'SIGKILL');
    expect(await findLeft(portal)).toEqual([]);
  });

  test('while demo content is still being written', async () => {
    const portal = await launch(['node', 'scripts/start.mjs'], {
      dataDir: await folders.initialised(),
      until: 'Filling the empty database',
      DEMO: '1',
    });
    process.kill(portal.launcher.pid, 'SIGTERM');
    expect(await portal.launcher.ended).toBe(0);
    expect(portal.launcher.complaints()).toBe('');
    expect(await findLeft(portal)).toEqual([]);
  });

  test.each([
    [['npm', 'run', 'dev'], 'SIGTERM'],
    [['node', 'scripts/dev.mjs'], 'SIGKILL'],
  ] as const)('with %s, by %s', async (command, signal) => {
    const portal = await launch(command, { dataDir: await folders.initialised() });
    process.kill(portal.launcher.pid, signal);
    expect(await findLeft(portal)).toEqual([]);
    // The watcher between them would wait for changes for ever.
    const isGroupGone = () => {
      try {
        process.kill(-portal.launcher.pid, 0);
        return undefined;
      } catch {
        return true;
      }
    };
    expect(await poll(isGroupGone, { timeoutMs: 10_000 })).toBe(true);
  });
});
