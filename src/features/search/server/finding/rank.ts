import type { AskedKind } from '#features/search/asking/understanding.ts';
import type { AnswerKind } from '#features/search/search.contract.ts';
import { foldForSearch } from '#platform/search/fold-for-search.ts';
import type { Alternative, AskedGroup } from './asked-group.ts';
import type { Candidate } from './candidates.ts';
import { hasForm } from './dosage-form.ts';

export type Ranked = {
  readonly candidate: Candidate;
  readonly score: number;
  /** How much of the question it has, wherever, from 0 to 1. */
  readonly share: number;
  /** How much it has of what was asked, by where it stands: the more was told, the more can be found. */
  readonly strength: number;
  /** How surely it has each part of the question. */
  readonly sure: readonly number[];
  /** A term of several words is its name. */
  readonly called: boolean;
};

/** How much a word counts by where it stands. */
const worth = { names: 1, subject: 0.85, place: 0.6, body: 0.5 } as const;

type Fields = Readonly<Record<'names' | 'subject' | 'place', ReadonlySet<string>>>;

const wordsOf = (text: string) => new Set(text.split(' '));

/** To who looks for care, what a hospital has is as good as what another is called. */
function fieldsOf({ names, subject, place }: Candidate, cares: boolean): Fields {
  const called = cares ? `${names} ${subject}` : names;
  return { names: wordsOf(called), subject: wordsOf(subject), place: wordsOf(place) };
}

type Hit = {
  /** How well, counted by where it stands. */
  readonly value: number;
  /** How surely, wherever. */
  readonly sure: number;
  readonly lexemes: readonly string[];
};

const miss: Hit = { value: 0, sure: 0, lexemes: [] };

/** Where the words of one meaning may stand apart: all but what is long. */
function shortFields(kind: AnswerKind): readonly (keyof Fields)[] {
  return kind === 'company' ? ['names'] : ['names', 'subject'];
}

const allFields = ['names', 'subject', 'place'] as const;

function hitOf(
  { words, quality }: Alternative,
  fields: Fields,
  within: readonly (keyof Fields)[],
): Hit {
  let value = 0;
  let sure = 1;
  const lexemes: string[] = [];
  for (const each of words) {
    let best = 0;
    let bestSure = 0;
    for (const { text, quality: own } of each) {
      for (const field of within) {
        if (!fields[field].has(text)) continue;
        lexemes.push(text);
        if (own * worth[field] > best) best = own * worth[field];
        if (own > bestSure) bestSure = own;
        break;
      }
    }
    if (best === 0) return miss;
    value += best;
    sure = Math.min(sure, bestSure);
  }
  return { value: (value / words.length) * quality, sure: sure * quality, lexemes };
}

/** A service that a company states is called so by itself: the half of it in the company's name is chance. */
function wholeHit(
  alternative: Alternative,
  fields: Fields,
  within: readonly (keyof Fields)[],
): Hit {
  const hits = within.map((field) => hitOf(alternative, fields, [field]));
  return hits.reduce((best, hit) => (hit.value > best.value ? hit : best), miss);
}

/** What is said of a record counts less, and only where no slip of a word is needed to find it there. */
function bodyHit({ alternatives }: AskedGroup, { kind, cares }: Place): Hit {
  const told = offersItsText.has(kind) ? 1 : TOLD_IN_PASSING;
  const sure = Math.max(
    0,
    ...alternatives.map(({ words, quality, ledTo }) =>
      ledTo && !offersItsText.has(kind)
        ? 0
        : words.reduce(
            (least, each) => Math.min(least, Math.max(...each.map((lexeme) => lexeme.quality))),
            words.length > 1 ? quality * told : quality,
          ),
    ),
  );
  return sure < 0.8 ? miss : { value: sure * (cares ? OF_CARE : worth.body), sure, lexemes: [] };
}

/** What a hospital says that it does is nearly what it has a department for. */
const OF_CARE = 0.8;

const offersItsText: ReadonlySet<AnswerKind> = new Set(['company', 'faq', 'page']);
const TOLD_IN_PASSING = 0.6;

/** Words of one meaning that a long text has here and there mean hardly anything. */
const SCATTERED = 0.3;

type Place = {
  readonly kind: AnswerKind;
  readonly matched: boolean;
  readonly near: boolean;
  /** Another kind was asked for: what its text says in passing is no answer. */
  readonly other: boolean;
  /** Of the kind that was asked for, or that is likely meant. */
  readonly sought: boolean;
  /** Care is asked for, and it cares for people. */
  readonly cares: boolean;
};

/** A job mentions a car and an insurance, an evening its speakers: neither is about them. */
const tellsInPassing: ReadonlySet<AnswerKind> = new Set(['job', 'event']);

function bestHit(group: AskedGroup, fields: Fields, place: Place): Hit {
  const { kind, matched, near, other, sought } = place;
  let best = miss;
  const lexemes: string[] = [];
  for (const alternative of group.alternatives) {
    const isTogether = near || alternative.words.length === 1;
    const within = isTogether ? allFields : shortFields(kind);
    const inside = group.elsewhere ? (['names'] as const) : within;
    const hit =
      kind === 'company' && alternative.words.length > 1
        ? wholeHit(alternative, fields, inside)
        : hitOf(alternative, fields, inside);
    lexemes.push(...hit.lexemes);
    if (hit.value > best.value) best = hit;
  }
  if (matched && !group.elsewhere) {
    const body = bodyHit(group, place);
    const isPassing = tellsInPassing.has(kind) && !sought;
    const told = !near || other ? SCATTERED : isPassing ? TOLD_IN_PASSING : 1;
    if (body.value * told > best.value) {
      best = { ...body, value: body.value * told, sure: body.sure * told };
    }
  }
  return { ...best, lexemes };
}

/** As surely as by a name of its own. */
const CALLED = 0.8;

const isCalledSo = ({ at, optional, alternatives }: AskedGroup, fields: Fields) =>
  !optional &&
  at.length > 1 &&
  alternatives.some(
    (each) => each.words.length > 1 && hitOf(each, fields, ['names']).sure >= CALLED,
  );

const isLatin = (word: string) => /^[a-z]/.test(word);
const isArabic = (word: string) => /^[\u0621-\u064a]/.test(word);

/** How much of the name was asked for, in the language in which more of it was. */
function focusOf({ names }: Candidate, asked: ReadonlySet<string>): number {
  const words = names.split(' ');
  const share = (fits: (word: string) => boolean) => {
    const own = words.filter(fits);
    return own.length === 0 ? 0 : own.filter((word) => asked.has(word)).length / own.length;
  };
  return Math.max(
    share((word) => !isArabic(word)),
    share((word) => !isLatin(word)),
  );
}

export type Asker = {
  readonly country: string;
  /** What was typed, in one piece. */
  readonly joined: string;
  readonly kinds: readonly AskedKind[];
  readonly leaning: readonly AskedKind[];
  /** A part of a hospital was asked for. */
  readonly care: boolean;
  /** For a child. */
  readonly child: boolean;
  /** The dosage forms that were named. */
  readonly forms: readonly RegExp[];
};

/** A syringe pump is a pump, مضخة محقنة as well: English names a thing last and Arabic first. */
const HEAD = 0.1;

/** Beside each other: who asks for a training does not ask for a pump, and who asks for a nurse may want one. */
const namesThings = (kind: AnswerKind, { kinds, leaning }: Asker) =>
  kinds.includes(kind) ||
  (kind === 'product' && kinds.length === 0 && (leaning.length === 0 || leaning.includes(kind)));

function headsOf({ title, title_ar }: Candidate): readonly string[] {
  const [english = ''] = title.split(/[,(–]| \d/);
  const last = english.trim().split(' ').at(-1) ?? '';
  const first = title_ar?.split(' ')[0] ?? '';
  return [last, first].map(foldForSearch);
}

const isThing: ReadonlySet<AnswerKind> = new Set(['product', 'job']);

const isHeadOf = (candidate: Candidate, asked: ReadonlySet<string>) =>
  headsOf(candidate).some((head) => asked.has(head));

const isNamedSo = (candidate: Candidate, asked: ReadonlySet<string>, asker: Asker) =>
  namesThings(candidate.kind, asker) && isThing.has(candidate.kind) && isHeadOf(candidate, asked);

const EXACT = 1;
const FOCUS = 0.22;
const HOME = 0.1;
const NEAR_HOME = 0.03;
const LEANED_TO = 0.18;
/** Who asks about the portal has a question, and an answer says it shorter than a page of law or prices. */
const ANSWERED = 0.12;
/** Who asks for a test or a repair looks for who does it or for what it is done with, and not for work. */
const NO_POST = 0.12;
/** A post that is not called so only mentions what is done there. */
const MENTIONED = 0.35;
/** What was said that it shall not be comes behind all else. */
const UNWANTED = 0.8;
/** Who does not ask for work is not looking for the post that has it in its name. */
const UNASKED_POST = 0.15;
const asksForWork = ({ kinds, leaning }: Asker) => kinds.includes('job') || leaning.includes('job');
const asksForDeed = ({ leaning }: Asker) =>
  leaning.includes('company') && leaning.includes('product');
export const OTHER_KIND = 0.45;

/** What a child can swallow, or need not. */
const forChildren =
  /(?:^| )(?:syrup|suspension|suppositor(?:y|ies)|شراب|معلق|تحاميل|تحميله)(?: |$)/;
const FOR_CHILD = 0.45;
const OF_FORM = 0.45;

/** Between equals, what people mostly mean. */
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

/** Between those who have a department and those who supply it; what a company is comes first in what it is about. */
const CARES = 0.2;
const careByType: Readonly<Record<string, number>> = {
  hospital: CARES,
  clinic: CARES,
  healthcare: 0.1,
};

/** "Nakhl Eye Hospital", "Clinic of Muscat", "عيادة وردية": whatever a company of that name has stated of itself. */
const houseNamed = /\b(?:hospitals?|clinics?|polyclinic)(?: of .+)?$/i;
const houseNamedArabic = /^(?:مستشف|عياد|مشفى|مجمع)/;

/** Where people are cared for, and how likely. */
export function careOf({ kind, subject, title, title_ar }: Candidate): number {
  if (kind !== 'company') return 0;
  const [type = ''] = subject.split(' ', 1);
  const isNamed = houseNamed.test(title) || houseNamedArabic.test(title_ar ?? '');
  return isNamed ? CARES : (careByType[type] ?? 0);
}

const joinedOf = (text: string) => text.replaceAll(' ', '');

function exactness({ names, title_ar }: Candidate, { joined }: Asker): number {
  if (joined === '') return 0;
  const whole = joinedOf(names);
  if (whole === joined) return EXACT;
  const isPart = whole.startsWith(joined) || (title_ar !== null && whole.endsWith(joined));
  return isPart && whole.length > 0 ? EXACT * 0.15 : 0;
}

/** How much of the question has been found, by what its parts weigh. */
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
 * The portal's own pages are long and say nearly every word once: what they are not called they answer only
 * to whoever asks about the portal itself.
 */
const saysInPassing = ({ kind }: Candidate, { leaning }: Asker) =>
  kind === 'page' && !leaning.includes('page');

export function rank(candidate: Candidate, groups: readonly AskedGroup[], asker: Asker): Ranked {
  const care = asker.care ? careOf(candidate) : 0;
  const fields = fieldsOf(candidate, care > 0);
  const asked = new Set<string>();
  const isOther = asker.kinds.length > 0 && !asker.kinds.includes(candidate.kind);
  const isPassing = saysInPassing(candidate, asker);
  const sure: number[] = [];
  let value = 0;
  let extra = 0;
  let unwanted = 0;
  let whole = 0;
  groups.forEach((group, at) => {
    const { kind, matched, near } = candidate;
    const hit = bestHit(group, fields, {
      kind,
      matched: !isPassing && (matched[at] ?? false),
      near: near[at] ?? false,
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
  score += exactness(candidate, asker) + homeOf(candidate, asker) + kindPlace[candidate.kind];
  if (isNamedSo(candidate, asked, asker)) score += HEAD;
  if (asker.leaning.includes(candidate.kind)) score += LEANED_TO;
  if (candidate.kind === 'faq' && asker.leaning.includes('page')) score += ANSWERED;
  if (candidate.kind === 'job' && asksForDeed(asker))
    score -= isHeadOf(candidate, asked) ? NO_POST : MENTIONED;
  if (candidate.kind === 'job' && !asksForWork(asker) && !isHeadOf(candidate, asked))
    score -= UNASKED_POST;
  if (asker.child && candidate.kind === 'product' && forChildren.test(candidate.names))
    score += FOR_CHILD;
  if (hasForm(candidate, asker.forms)) score += OF_FORM;
  score -= UNWANTED * unwanted;
  if (isOther) score *= OTHER_KIND;
  const called = groups.some((group) => isCalledSo(group, fields));
  return { candidate, score, share: shareOf(sure, groups), strength: value, sure, called };
}
