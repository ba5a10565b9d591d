import { tooManyRequests, unavailable } from '#platform/calls/call-problem.ts';

const MEGABYTE = 1024 * 1024;

/** One caller alone takes no more than this part of a budget. */
const OWN_SHARE = 1 / 4;
const RETRY_AFTER_S = 5;

/** How many bytes of bodies are under way at once, in the whole process and for one caller. */
export type BodyBudget = {
  /** Takes so many before they are sent; the answer gives them back. Throws where there are none left. */
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

/** Texts are read into memory, files into the temporary folder and from there when they are whole. */
export function createBodyBudgets() {
  return { texts: budgetOf(64 * MEGABYTE), files: budgetOf(256 * MEGABYTE) };
}

export type BodyBudgets = ReturnType<typeof createBodyBudgets>;
