import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import {
  atAnyPrice,
  everywhere,
  type Filters,
  whenever,
} from '#features/search/server/finding/candidates/filters.ts';
import type { Asked } from '#features/search/server/finding/parts/asked-question.ts';
import { type Parts, partsOf } from '#features/search/server/finding/parts/question-parts.ts';
import { asksForOther, claimOf } from '#features/search/server/finding/ranking/claims.ts';
import type { Ranked } from '#features/search/server/finding/ranking/rank.ts';
import { rankAll } from '#features/search/server/finding/ranking/rank-all.ts';
import type { Connection } from '#platform/database/connection.ts';

/** How many of the nearest records are shown. */
const NEAREST = 5;

/** The question with its longest terms taken apart, so that a hospital bed is found for a manual hospital bed. */
async function partsOfIt(connection: Connection, before: Parts, asked: Asked) {
  const longest = Math.max(0, ...before.groups.map(({ at }) => at.length));
  if (longest < 2) return undefined;
  return partsOf(connection, asked.understanding, { freely: false, shorterThan: longest, before });
}

/** A record with a smaller share of the question has a word in common with it by chance. */
const NEAR_ENOUGH = 0.15;

/** Someone who names another matter, or a thing that nobody has, is not helped by what the other words find. */
const nearEnough = (ranked: readonly Ranked[], parts: Parts) =>
  asksForOther(parts) ? [] : ranked.filter(({ share }) => share >= NEAR_ENOUGH);

type Unclaimed = {
  readonly parts: Parts;
  readonly filters: Filters;
  /** Records with too small a share of the question to be claimed. */
  readonly ranked: readonly Ranked[];
};

/** What comes nearest to a question for which nothing can be claimed. */
export async function findNearest(
  connection: Connection,
  { parts, filters, ranked }: Unclaimed,
  asked: Asked,
): Promise<readonly Candidate[]> {
  const claimed = async (its: Parts, widened: Filters) =>
    claimOf((await rankAll(connection, its, widened, asked)).ranked, its);
  // What was asked for may be elsewhere, cost more or be at another time: that is nearer than something else there and
  // then.
  const ways: (() => Promise<readonly Ranked[]>)[] = [
    async () => (filters.spots.length > 0 ? claimed(parts, everywhere(filters)) : []),
    async () => (asked.understanding.price ? claimed(parts, atAnyPrice(filters)) : []),
    async () => (asked.understanding.time?.sure ? claimed(parts, whenever(filters)) : []),
    async () => {
      const its = await partsOfIt(connection, parts, asked);
      return its ? claimed(its, whenever(filters)) : [];
    },
    async () => nearEnough(ranked, parts),
  ];
  for (const way of ways) {
    const found = await way();
    if (found.length > 0)
      return found
        .toSorted((a, b) => b.score - a.score)
        .slice(0, NEAREST)
        .map(({ candidate }) => candidate);
  }
  return [];
}
