import type { Quota } from './applications.contract.ts';

/** Whether the monthly quota is used up; a limit of 0 means unlimited. */
export function isSpent({ limit, used }: Quota): boolean {
  return limit > 0 && used >= limit;
}
