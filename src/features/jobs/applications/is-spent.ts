import type { Quota } from './applications.contract.ts';

/** Whether the month's applications are used up; 0 is without limit. */
export function isSpent({ limit, used }: Quota): boolean {
  return limit > 0 && used >= limit;
}
