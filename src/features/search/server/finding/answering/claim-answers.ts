import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import type { Asked } from '#features/search/server/finding/parts/asked-question.ts';
import { type Claim, explainedBy } from '#features/search/server/finding/ranking/claims.ts';
import { orderAnswers } from '#features/search/server/finding/ranking/order-answers.ts';
import type { Ranked } from '#features/search/server/finding/ranking/rank.ts';
import type { Ranking } from '#features/search/server/finding/ranking/rank-all.ts';
import { respelled } from '#features/search/server/finding/words/respelled.ts';
import { hasSought, isSought } from './sought-kinds.ts';
import { asksForNothing, type Taken } from './taken-question.ts';

export type Found = {
  /** The answers, best first. */
  readonly answers: readonly Candidate[];
  /** There are more matches than were looked at. */
  readonly more: boolean;
  /** The nearest records, where no answer can be claimed. */
  readonly nearest: readonly Candidate[];
  /** The question with its slips corrected, or null where it has none. */
  readonly meant: string | null;
  /** The parts of the question that were searched for. */
  readonly groups: readonly AskedGroup[];
};

export type Explained = Found & {
  /** The largest share of the question that the name and the subject of an answer cover, from 0 to 1. */
  readonly explained: number;
  /** Whether an answer has every part of the question. */
  readonly whole: boolean;
};

/**
 * A record whose name explains this much of the question is plainly what was asked for, whatever else was said. Less is
 * enough where it has every part.
 */
const PLAINLY = 0.8;
const PLAINLY_WHOLE = 0.7;

export const isPlainlyAnswered = ({ explained, whole }: Pick<Explained, 'explained' | 'whole'>) =>
  explained >= (whole ? PLAINLY_WHOLE : PLAINLY);

/** A part at least this sure counts as found; it is about as sure as a word that leads to it. */
const SURELY = 0.8;

export const hasAll = ({ sure }: Pick<Ranked, 'sure'>, groups: readonly AskedGroup[]) =>
  groups.every(({ optional }, at) => optional || (sure[at] ?? 0) >= SURELY);

/**
 * What can be claimed of a question taken one way, in the place asked for or around it; undefined where nothing can.
 */
export async function claimAnswers(taken: Taken, claim: Claim): Promise<Explained | undefined> {
  if (asksForNothing(taken)) return undefined;
  const { parts, asked } = taken;
  const { ranked, more } = await rankedFor(taken, claim);
  const claimed = claim(ranked, parts);
  if (claimed.length === 0 || !hasSought(claimed, taken)) return undefined;
  return {
    answers: inOrder(claimed, asked),
    more,
    nearest: [],
    meant: respelled(asked.understanding.words, parts.known)?.text ?? null,
    explained: Math.max(...claimed.map((each) => explainedBy(each, parts))),
    whole: claimed.some((each) => hasAll(each, parts.groups)),
    groups: parts.groups,
  };
}

/**
 * Where the town's records explain no more than this they merely mention what was asked for, so the country is
 * searched.
 */
const MENTIONED = 0.6;
const NAMED_POST = 0.9;

/** Ranks what is found in the place, or around it where that answers better. */
async function rankedFor(taken: Taken, claim: Claim): Promise<Ranking> {
  const claimedOf = ({ ranked }: Ranking) => claim(ranked, taken.parts);
  const isAnswered = (ranking: Ranking) =>
    claimedOf(ranking).some(({ candidate }) => isSought(candidate, taken));
  const explained = (ranked: readonly Ranked[]) =>
    Math.max(0, ...ranked.map((each) => explainedBy(each, taken.parts)));
  const posts = (ranking: Ranking) =>
    claimedOf(ranking).filter(({ candidate }) => candidate.kind === 'job');
  /**
   * A post counts when what it is called was asked for: to someone looking for work as a nurse, a recruiter of nurses
   * is none.
   */
  const isPost = (ranking: Ranking) => posts(ranking).some(({ head }) => head);
  const near = await taken.inPlace();
  const isEnough = isAnswered(near) && explained(claimedOf(near)) > MENTIONED;
  const seeksWork = taken.filters.kinds.includes('job') && !isPost(near);
  if (isEnough && !seeksWork) return near;
  const wider = await taken.around();
  if (!wider) return near;
  if (isEnough) return isPost(wider) ? wider : near;
  if (isAnswered(near) && explained(posts(wider)) < NAMED_POST) return near;
  return isAnswered(wider) || claimedOf(near).length === 0 ? wider : near;
}

/** The claimed records in order, prices compared in the country that was asked for, or else in the visitor's. */
export function inOrder(
  claimed: readonly Ranked[],
  { understanding, country }: Asked,
): readonly Candidate[] {
  const { place } = understanding;
  return orderAnswers(claimed, understanding, place?.sure ? place.country : country);
}
