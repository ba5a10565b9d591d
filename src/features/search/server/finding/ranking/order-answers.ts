import type { Understanding } from '#features/search/asking/understanding.ts';
import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import type { Ranked } from './rank.ts';

/** Answers that score this close to the best are put in the order that was asked for. */
const AS_FITTING = 0.12;

/** A part at least this sure counts as found as it was typed. */
const SURE = 0.9;

type Order = (a: Candidate, b: Candidate) => number;

const MISSING = Number.POSITIVE_INFINITY;

const cheapestFirst: Order = (a, b) => (a.price_minor ?? MISSING) - (b.price_minor ?? MISSING);
const dearestFirst: Order = (a, b) => (b.price_minor ?? -1) - (a.price_minor ?? -1);
const newestFirst: Order = (a, b) => (b.starts_on ?? '').localeCompare(a.starts_on ?? '');
const soonestFirst: Order = (a, b) => (a.starts_on ?? '9').localeCompare(b.starts_on ?? '9');

function orderOf({ price, order, kinds, time }: Understanding): Order | undefined {
  if (price?.cheapest) return cheapestFirst;
  if (price?.highest) return dearestFirst;
  if (order === 'newest') return newestFirst;
  if (order === 'soonest') return soonestFirst;
  if (time?.sure && kinds.includes('event')) return soonestFirst;
  return undefined;
}

/** Orders answers by score, and equal ones newest first. */
export function orderAnswers(
  ranked: readonly Ranked[],
  understanding: Understanding,
  country: string,
): readonly Candidate[] {
  const sorted = ranked.toSorted((a, b) => b.score - a.score || b.candidate.id - a.candidate.id);
  const order = orderOf(understanding);
  if (!order) return sorted.map(({ candidate }) => candidate);
  // Prices are compared within a country, because the portal knows no exchange rates.
  const isPriced = understanding.price !== undefined;
  const home = ({ country: own }: Candidate) => (own === country ? 0 : 1);
  const atHome: Order = (a, b) => (isPriced ? home(a) - home(b) : 0);
  // A record without a price is neither cheap nor dear: the page of a generic stands behind its products.
  const isOrdered = ({ candidate }: Ranked) => !isPriced || candidate.price_minor !== null;
  const best = sorted.find(isOrdered)?.score ?? 0;
  const isFitting = (each: Ranked) => isOrdered(each) && each.score >= best - AS_FITTING;
  // Of what is on at that time, exhibitions come before courses if exhibitions were asked for.
  const said = ({ sure }: Ranked) => sure.filter((each) => each >= SURE).length;
  const asSaid = (a: Ranked, b: Ranked) => (order === soonestFirst ? said(b) - said(a) : 0);
  return [
    ...sorted
      .filter(isFitting)
      .sort(
        (a, b) =>
          asSaid(a, b) || atHome(a.candidate, b.candidate) || order(a.candidate, b.candidate),
      )
      .map(({ candidate }) => candidate),
    ...sorted.filter((each) => !isFitting(each)).map(({ candidate }) => candidate),
  ];
}
