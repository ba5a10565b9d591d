import type { AnswerKind } from '#features/search/search.contract.ts';
import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import type { Alternative, AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';

/** How much a word counts by where it stands. */
const worth = { names: 1, subject: 0.85, place: 0.6, body: 0.5 } as const;

type Fields = Readonly<Record<'names' | 'subject' | 'place', ReadonlySet<string>>>;

const wordsOf = (text: string) => new Set(text.split(' '));

/** To who looks for care, what a hospital has is as good as what another is called. */
export function fieldsOf({ names, subject, place }: Candidate, cares: boolean): Fields {
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
function bodyHit({ alternatives }: AskedGroup, { kind, cares }: Standing): Hit {
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

type Standing = {
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

export function bestHit(group: AskedGroup, fields: Fields, place: Standing): Hit {
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

export const isCalledSo = ({ at, optional, alternatives }: AskedGroup, fields: Fields) =>
  !optional &&
  at.length > 1 &&
  alternatives.some(
    (each) => each.words.length > 1 && hitOf(each, fields, ['names']).sure >= CALLED,
  );
