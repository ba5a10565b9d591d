import type { AskedKind } from '#features/search/asking/understanding.ts';
import type { AnswerKind } from '#features/search/search.contract.ts';
import {
  type Candidate,
  hasAnywhere,
  hasNear,
} from '#features/search/server/finding/candidates/candidates.ts';
import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import { careOf } from './care-of.ts';
import { hasForm } from './dosage-form.ts';
import { bestHit, fieldsOf, isCalledSo } from './hits.ts';
import { exactness, focusOf, isCalledAsTyped, isHeadOf } from './name-fit.ts';

export type Ranked = {
  readonly candidate: Candidate;
  readonly score: number;
  /** The share of the question that it has, wherever it stands, from 0 to 1. */
  readonly share: number;
  /**
   * How much of the question it has, weighted by field. It is a sum and no share: the more was told, the more can be
   * found.
   */
  readonly strength: number;
  /** How surely it has each part of the question. */
  readonly sure: readonly number[];
  /** Its name is a term of several words of the question. */
  readonly called: boolean;
  /** It is the thing itself that was asked for, and not what goes with it: a nurse, and not a recruiter of nurses. */
  readonly head: boolean;
};

export type Asker = {
  readonly country: string;
  /** What was typed, without spaces. */
  readonly joined: string;
  readonly kinds: readonly AskedKind[];
  readonly leaning: readonly AskedKind[];
  /** Asks for a part of a hospital. */
  readonly care: boolean;
  /** Asks for something for a child. */
  readonly child: boolean;
  /** The dosage forms that were named. */
  readonly forms: readonly RegExp[];
};

/** A syringe pump is a pump, and so is مضخة محقنة: English names a thing last and Arabic first. */
const HEAD = 0.1;

/**
 * Whether the head noun counts for records of a kind: it does for a kind that was asked for, and for products where the
 * question leans to no other kind. Someone who asks for a training does not ask for a pump, but someone who asks for a
 * nurse may want a post.
 */
const namesThings = (kind: AnswerKind, { kinds, leaning }: Asker) =>
  kinds.includes(kind) ||
  (kind === 'product' && kinds.length === 0 && (leaning.length === 0 || leaning.includes(kind)));

const isThing: ReadonlySet<AnswerKind> = new Set(['product', 'job']);

const isNamedSo = ({ kind }: Candidate, head: boolean, asker: Asker) =>
  head && namesThings(kind, asker) && isThing.has(kind);

const FOCUS = 0.22;
const HOME = 0.1;
const NEAR_HOME = 0.03;
const LEANED_TO = 0.18;
/** Someone who asks about the portal has a question, and an answer is shorter than a page of law or prices. */
const ANSWERED = 0.12;
/** Someone who asks for a test or a repair looks for those who do it or for what it is done with, and not for work. */
const NO_POST = 0.12;
/** A post that is not called so only mentions what is done there. */
const MENTIONED = 0.35;
/** What has something that was ruled out comes behind everything else. */
const UNWANTED = 0.8;
/** Someone who does not ask for work is not looking for a post that merely has it in its name. */
const UNASKED_POST = 0.25;
/** Someone who asks where looks for who does it, and not for the post of those who do. */
const POST_ELSEWHERE = 0.3;
const asksForWork = ({ kinds, leaning }: Asker) => kinds.includes('job') || leaning.includes('job');
const asksForDeed = ({ leaning }: Asker) =>
  leaning.includes('company') && leaning.includes('product');

/** How far a post is ranked behind those who do what it is for. */
function asPost(isNamed: boolean, asker: Asker): number {
  const deed = isNamed ? NO_POST : MENTIONED;
  if (asksForWork(asker)) return asksForDeed(asker) ? deed : 0;
  const unasked = isNamed ? 0 : UNASKED_POST;
  const elsewhere = asker.leaning.includes('company') ? POST_ELSEWHERE : 0;
  return unasked + Math.max(elsewhere, asksForDeed(asker) ? deed : 0);
}

export const OTHER_KIND = 0.45;

/** Forms that a child can swallow, or does not have to. */
const forChildren =
  /(?:^| )(?:syrup|suspension|suppositor(?:y|ies)|شراب|معلق|تحاميل|تحميله)(?: |$)/;
const FOR_CHILD = 0.45;
const OF_FORM = 0.45;

/** Decides between equals, by what people mostly mean. */
const kindPlace: Readonly<Record<AnswerKind, number>> = {
  medicine: 0.02,
  company: 0.015,
  product: 0.01,
  event: -0.03,
  job: -0.06,
  faq: 0,
  page: 0.005,
  branch: -0.04,
  catalog: -0.05,
};

const region = new Set(['KW', 'SA', 'AE', 'BH', 'QA', 'OM', 'JO', 'LB', 'EG', 'IQ']);

function homeOf({ country }: Candidate, asker: Asker): number {
  if (country === '' || country === asker.country) return HOME;
  return region.has(country) ? NEAR_HOME : 0;
}

/** How much of the question has been found, by the weight of its parts. */
export function shareOf(sure: readonly number[], groups: readonly AskedGroup[]): number {
  let [share, whole] = [0, 0];
  groups.forEach(({ optional, weight }, at) => {
    if (optional) return;
    whole += weight;
    share += (sure[at] ?? 0) * weight;
  });
  return whole === 0 ? 1 : share / whole;
}

/**
 * The portal's own pages are long and say nearly every word once, so their text answers only questions about the portal
 * itself; for others a page must be called what was asked.
 */
const saysInPassing = ({ kind }: Candidate, { leaning }: Asker) =>
  kind === 'page' && !leaning.includes('page');

/** A kind that is part of a name was not asked for: “Pharma meets pharmacy” is an event. */
export const isOfOtherKind = (candidate: Candidate, { kinds, joined }: Asker) =>
  kinds.length > 0 && !kinds.includes(candidate.kind) && !isCalledAsTyped(candidate, joined);

export function rank(candidate: Candidate, groups: readonly AskedGroup[], asker: Asker): Ranked {
  const care = asker.care ? careOf(candidate) : 0;
  const fields = fieldsOf(candidate, care > 0);
  const asked = new Set<string>();
  const isOther = isOfOtherKind(candidate, asker);
  const isPassing = saysInPassing(candidate, asker);
  const sure: number[] = [];
  let value = 0;
  let extra = 0;
  let unwanted = 0;
  let whole = 0;
  groups.forEach((group, at) => {
    const { kind } = candidate;
    const hit = bestHit(group, fields, {
      kind,
      matched: !isPassing && hasAnywhere(candidate, at),
      near: hasNear(candidate, at),
      other: isOther,
      sought: asker.kinds.includes(kind) || asker.leaning.includes(kind),
      cares: care > 0,
    });
    sure.push(hit.sure);
    for (const lexeme of hit.lexemes) asked.add(lexeme);
    if (group.unwanted) {
      unwanted = Math.max(unwanted, hit.value);
      return;
    }
    if (group.optional) {
      extra += hit.value * group.weight;
      return;
    }
    whole += group.weight;
    value += hit.value * group.weight;
  });
  const found = whole === 0 ? 1 : value / whole;
  const focus = care > 0 ? 0 : focusOf(candidate, asked);
  let score = found + FOCUS * focus * found + 0.15 * Math.min(1, extra) + care;
  score +=
    exactness(candidate, asker.joined) + homeOf(candidate, asker) + kindPlace[candidate.kind];
  const head = isHeadOf(candidate, asked);
  if (isNamedSo(candidate, head, asker)) score += HEAD;
  if (asker.leaning.includes(candidate.kind)) score += LEANED_TO;
  if (candidate.kind === 'faq' && asker.leaning.includes('page')) score += ANSWERED;
  if (candidate.kind === 'job') score -= asPost(head, asker);
  if (asker.child && candidate.kind === 'product' && forChildren.test(candidate.names))
    score += FOR_CHILD;
  if (hasForm(candidate, asker.forms)) score += OF_FORM;
  score -= UNWANTED * unwanted;
  if (isOther) score *= OTHER_KIND;
  const called = groups.some((group) => isCalledSo(group, fields));
  return { candidate, score, share: shareOf(sure, groups), strength: value, sure, called, head };
}
