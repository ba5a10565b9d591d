import {
  type Candidate,
  findCompaniesOf,
} from '#features/search/server/finding/candidates/candidates.ts';
import type { Parts } from '#features/search/server/finding/parts/question-parts.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type Asker, isOfOtherKind, OTHER_KIND, type Ranked, rank, shareOf } from './rank.ts';

/** A company is found by what it sells, a little less surely than the thing itself. */
const SELLER = 0.93;

const isSold = ({ kind }: Candidate) => kind === 'product' || kind === 'catalog';

function sellersOf(ranked: readonly Ranked[]): ReadonlySet<number> {
  return new Set(
    ranked.flatMap(({ candidate }) => (isSold(candidate) ? (candidate.company_id ?? []) : [])),
  );
}

/** The best record of each company, the company itself left out. */
function bestThings(ranked: readonly Ranked[]): ReadonlyMap<number, Ranked> {
  const best = new Map<number, Ranked>();
  for (const each of ranked) {
    const { company_id, kind } = each.candidate;
    if (company_id === null || kind === 'company') continue;
    const known = best.get(company_id);
    if (!known || each.score > known.score) best.set(company_id, each);
  }
  return best;
}

/** The factor by which a thing was ranked down for not being a company; it does not apply to its seller. */
const kindFactor = (asker: Asker, { candidate }: Ranked) =>
  isOfOtherKind(candidate, asker) ? OTHER_KIND : 1;

/** The company, ranked by itself or by its thing, whichever is better. */
function liftedBy(thing: Ranked | undefined, own: Ranked, parts: Parts, asker: Asker): Ranked {
  const score = thing ? (thing.score / kindFactor(asker, thing)) * SELLER : 0;
  if (!thing || score <= own.score) return own;
  // It has what it says of itself and what is said of the thing.
  const sure = own.sure.map((each, at) => Math.max(each, thing.sure[at] ?? 0));
  return {
    ...own,
    score,
    share: shareOf(sure, parts.groups),
    sure,
    strength: Math.max(own.strength, thing.strength),
  };
}

/** Adds the companies that sell what was found. */
export async function addSellers(
  connection: Connection,
  ranked: readonly Ranked[],
  parts: Parts,
  asker: Asker,
): Promise<readonly Ranked[]> {
  const sellers = sellersOf(ranked);
  if (sellers.size === 0) return ranked;
  const things = bestThings(ranked);
  const { queries, nearQueries } = parts;
  const companies = await findCompaniesOf(connection, [...sellers], queries, nearQueries);
  const lifted = companies.map((candidate) => {
    const own = rank(candidate, parts.groups, asker);
    return liftedBy(things.get(candidate.company_id ?? 0), own, parts, asker);
  });
  const ids = new Set(companies.map(({ id }) => id));
  return [...ranked.filter(({ candidate }) => !ids.has(candidate.id)), ...lifted];
}
