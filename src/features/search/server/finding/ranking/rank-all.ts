import { answerKinds } from '#features/search/search.contract.ts';
import {
  type Candidate,
  findCandidates,
} from '#features/search/server/finding/candidates/candidates.ts';
import type { Filters } from '#features/search/server/finding/candidates/filters.ts';
import { passesOf } from '#features/search/server/finding/candidates/passes.ts';
import { withSaidNames } from '#features/search/server/finding/candidates/said-names.ts';
import type { Asked } from '#features/search/server/finding/parts/asked-question.ts';
import type { Parts } from '#features/search/server/finding/parts/question-parts.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { floorOfStory } from './claims.ts';
import { formsNamed } from './dosage-form.ts';
import { type Asker, type Ranked, rank } from './rank.ts';
import { addSellers } from './sellers.ts';

const ENOUGH = 30;

/** Runs the passes one after the other until enough records are found. */
async function gather(connection: Connection, parts: Parts, filters: Filters, asked: Asked) {
  const { country, today, understanding } = asked;
  const found = new Map<number, Candidate>();
  const { queries: groups, nearQueries: nearGroups } = parts;
  const weights = parts.groups.map(({ weight, optional }) => (optional ? weight / 4 : weight));
  const passes = passesOf({
    ...parts,
    floor: floorOfStory(parts),
    filters: await withSaidNames(connection, filters),
    country,
    tokens: understanding.tokens,
  });
  let more = false;
  for (const { partial = false, ...pass } of passes) {
    const rows = await findCandidates(connection, {
      ...pass,
      kinds: filters.only ? filters.kinds : answerKinds,
      groups,
      nearGroups,
      weights,
      country,
      today,
      ...filters.bounds,
    });
    for (const row of rows) found.set(row.id, row);
    const isEnough = found.size >= ENOUGH;
    more = rows.length === pass.closely || (isEnough && partial);
    if (isEnough) break;
  }
  return { candidates: withoutBygone([...found.values()], today), more };
}

/** Drops a record that is over where a current one has the same title, such as last year's congress. */
function withoutBygone(candidates: readonly Candidate[], today: CalendarDate) {
  const isOver = ({ ends_on }: Candidate) => ends_on !== null && ends_on < today;
  const current = new Set(candidates.filter((each) => !isOver(each)).map(({ title }) => title));
  return candidates.filter((each) => !isOver(each) || !current.has(each.title));
}

export type Ranking = { readonly ranked: readonly Ranked[]; readonly more: boolean };

/** Ranks every record that has something of the question. */
export async function rankAll(
  connection: Connection,
  parts: Parts,
  filters: Filters,
  asked: Asked,
): Promise<Ranking> {
  const { understanding } = asked;
  const asker: Asker = {
    country: asked.country,
    joined: understanding.tokens.join(''),
    kinds: filters.kinds,
    leaning: understanding.leaning,
    care: understanding.care,
    child: understanding.child,
    forms: formsNamed(understanding.tokens),
  };
  const { candidates, more } = await gather(connection, parts, filters, asked);
  const found = candidates.map((candidate) => rank(candidate, parts.groups, asker));
  // Someone who looks for a clinic is not helped by those who sell what is used there.
  const sold = filters.kinds.includes('company') && !understanding.care;
  const ranked = sold ? await addSellers(connection, found, parts, asker) : found;
  return { ranked, more };
}
