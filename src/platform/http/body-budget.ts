import { tooManyRequests, unavailable } from '#platform/calls/call-problem.ts';

const MEGABYTE = 1024 * 1024;

/** The largest part of a budget that one caller may take. */
const OWN_SHARE = 1 / 4;
const RETRY_AFTER_S = 5;

/** Bounds how many bytes of request bodies are in flight at once, in the whole process and per caller. */
export type BodyBudget = {
  /** Reserves bytes before they are received; the returned function releases them. Throws if none are left. */
  take(who: string, bytes: number): () => void;
};

export function budgetOf(mostBytes: number): BodyBudget {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(who, bytes) {
      const own = (taken.get(who) ?? 0) + bytes;
      if (own > mostBytes * OWN_SHARE) throw tooManyRequests(RETRY_AFTER_S);
      if (total + bytes > mostBytes) throw unavailable();
      taken.set(who, own);
      total += bytes;
      return () => {
        const left = (taken.get(who) ?? 0) - bytes;
        if (left > 0) taken.set(who, left);
        else taken.delete(who);
        total -= bytes;
      };
    },
  };
}

/** Texts are read into memory; files go to the temporary folder and into memory once they are complete. */
export function createBodyBudgets() {
  return { texts: budgetOf(64 * MEGABYTE), files: budgetOf(256 * MEGABYTE) };
}

export type BodyBudgets = ReturnType<typeof createBodyBudgets>;
