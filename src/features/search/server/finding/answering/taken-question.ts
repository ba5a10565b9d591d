import type { Understanding } from '#features/search/asking/understanding.ts';
import { type Filters, farther } from '#features/search/server/finding/candidates/filters.ts';
import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import type { Asked } from '#features/search/server/finding/parts/asked-question.ts';
import type { Parts } from '#features/search/server/finding/parts/question-parts.ts';
import { type Ranking, rankAll } from '#features/search/server/finding/ranking/rank-all.ts';
import type { Connection } from '#platform/database/connection.ts';

/** A question taken one way. What it finds is searched only once, however often something is claimed from it. */
export type Taken = {
  readonly parts: Parts;
  readonly filters: Filters;
  readonly asked: Asked;
  readonly inPlace: () => Promise<Ranking>;
  /** Undefined where nothing farther away can be searched. */
  readonly around: () => Promise<Ranking | undefined>;
};

export function takeQuestion(
  connection: Connection,
  parts: Parts,
  filters: Filters,
  asked: Asked,
): Taken {
  const wider = farther(asked.understanding, filters);
  return {
    parts,
    filters,
    asked,
    inPlace: once(() => rankAll(connection, parts, filters, asked)),
    around: once(async () => wider && rankAll(connection, parts, wider, asked)),
  };
}

export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A weaker part is no wish by itself: "something to support it". */
const TELLING = 0.5;

/** Whether a question is small talk, or says too little to tell anything apart. */
export function asksForNothing({ parts: { groups }, filters, asked }: Taken): boolean {
  const required = groups.filter(({ optional }) => !optional);
  if (required.length === 0) return filters.kinds.length === 0 && !asksForSomething(asked);
  if (asked.alone && required.every(({ weight }) => weight < TELLING)) return true;
  return required.every((group) => isSign(group, asked.understanding));
}

/** A day, an amount or optional words alone are small talk, but a place or a kind that is likely meant is not. */
const asksForSomething = ({ understanding: { place, leaning } }: Asked) =>
  place !== undefined || leaning.length > 0;

/** Single letters and digits stand in every list of codes. */
const isSign = ({ at }: AskedGroup, { words }: Understanding) =>
  at.every((place) => (words[place]?.written.length ?? 0) === 1);
