import { setTimeout as pause } from 'node:timers/promises';
import { visitorsUrl } from './places.ts';

const IN_PARALLEL = 6;
const PAUSE_MS = 4;
const PATIENCE_MS = 30_000;

export type Visits = {
  readonly asked: number;
  /** Unsuccessful responses by status or error, with their counts. */
  readonly failures: Readonly<Record<string, number>>;
  /** Time between the first failure and the next success, over all readers. */
  readonly awayMs: number;
};

let asked = 0;
/** Pages and calls, both cached ones and ones that were never requested before. */
const paths = [
  () => '/companies',
  () => '/api/system/settings.php',
  () => `/api/companies/companies.php?country=KW&limit=12&search=anew${asked}`,
  () => `/ar/companies?search=anew${asked}`,
];

async function ask(path: string): Promise<string> {
  try {
    const answer = await fetch(visitorsUrl + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.arrayBuffer();
    return answer.ok ? 'ok' : String(answer.status);
  } catch (error) {
    const { cause = error } = error as Error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

/** Starts readers that each make one request after the other. The returned function stops them. */
export function startVisits(): () => Promise<Visits> {
  let isOver = false;
  let count = 0;
  let failedAt: number | undefined;
  let wellAt = 0;
  const failures: Record<string, number> = {};
  async function come(worker: number): Promise<void> {
    for (let turn = worker; !isOver; turn += 1) {
      asked += 1;
      const answer = await ask(paths[turn % paths.length]?.() ?? '/');
      count += 1;
      if (answer !== 'ok') {
        failures[answer] = (failures[answer] ?? 0) + 1;
        failedAt ??= performance.now();
        wellAt = performance.now();
      }
      await pause(PAUSE_MS);
    }
  }
  const coming = Array.from({ length: IN_PARALLEL }, (_, worker) => come(worker));
  return async () => {
    isOver = true;
    await Promise.all(coming);
    return { asked: count, failures, awayMs: failedAt === undefined ? 0 : wellAt - failedAt };
  };
}

export const countOf = (failures: Visits['failures']) =>
  Object.values(failures).reduce((sum, each) => sum + each, 0);

export const told = (failures: Visits['failures']) =>
  Object.entries(failures)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ') || 'none';
