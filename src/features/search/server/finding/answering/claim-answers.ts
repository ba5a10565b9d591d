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
  /** Best first. */
  readonly answers: readonly Candidate[];
  /** There are more than were looked at. */
  readonly more: boolean;
  /** Where nothing can be claimed: what comes nearest. */
  readonly nearest: readonly Candidate[];
  /** The question with its slips mended, where it had any. */
  readonly meant: string | null;
  /** The parts of the question as they were looked for. */
  readonly groups: readonly AskedGroup[];
};

export type Explained = Found & {
  /** How much of the question the best of them is called or about, from 0 to 1. */
  readonly explained: number;
  /** Whether one of them has every part of the question. */
  readonly whole: boolean;
};

/** What explains so much of a question by its name was asked for, however it was told; less will do where it has all of it. */
const PLAINLY = 0.8;
const PLAINLY_WHOLE = 0.7;

export const isPlainlyAnswered = ({ explained, whole }: Pick<Explained, 'explained' | 'whole'>) =>
  explained >= (whole ? PLAINLY_WHOLE : PLAINLY);

/** As surely as by a word that leads to it. */
const SURELY = 0.8;

export const hasAll = ({ sure }: Pick<Ranked, 'sure'>, groups: readonly AskedGroup[]) =>
  groups.every(({ optional }, at) => optional || (sure[at] ?? 0) >= SURELY);

/** What is claimed of a question taken one way, where it is asked for or around; nothing where nothing can be. */
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

/** Whom the town's records merely mention is looked for elsewhere in the country. */
const MENTIONED = 0.6;
const NAMED_POST = 0.9;

/** What is found in the place, or around it where that answers better. */
async function rankedFor(taken: Taken, claim: Claim): Promise<Ranking> {
  const claimedOf = ({ ranked }: Ranking) => claim(ranked, taken.parts);
  const isAnswered = (ranking: Ranking) =>
    claimedOf(ranking).some(({ candidate }) => isSought(candidate, taken));
  const explained = (ranked: readonly Ranked[]) =>
    Math.max(0, ...ranked.map((each) => explainedBy(each, taken.parts)));
  const posts = (ranking: Ranking) =>
    claimedOf(ranking).filter(({ candidate }) => candidate.kind === 'job');
  /** Who looks for work as a nurse is no recruiter of nurses. */
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

/** The best of them first, for where they are asked for. */
export function inOrder(
  claimed: readonly Ranked[],
  { understanding, country }: Asked,
): readonly Candidate[] {
  const { place } = understanding;
  return orderAnswers(claimed, understanding, place?.sure ? place.country : country);
}
