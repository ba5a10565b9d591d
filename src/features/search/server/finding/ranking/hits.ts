import type { AnswerKind } from '#features/search/search.contract.ts';
import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import type { Alternative, AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';

/** How much a word counts in each field. */
const worth = { names: 1, subject: 0.85, place: 0.6, body: 0.5 } as const;

type Fields = Readonly<Record<'names' | 'subject' | 'place', ReadonlySet<string>>>;

const wordsOf = (text: string) => new Set(text.split(' '));

/** To someone looking for care, what a hospital has counts as much as what another hospital is called. */
export function fieldsOf({ names, subject, place }: Candidate, cares: boolean): Fields {
  const called = cares ? `${names} ${subject}` : names;
  return { names: wordsOf(called), subject: wordsOf(subject), place: wordsOf(place) };
}

type Hit = {
  /** How well it matches, weighted by field. */
  readonly value: number;
  /** How surely it matches, in whatever field. */
  readonly sure: number;
  readonly lexemes: readonly string[];
};

const miss: Hit = { value: 0, sure: 0, lexemes: [] };

/** The fields short enough that words of one meaning may stand apart in them. */
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

/**
 * All words of one meaning must stand in one field of a company: half of a service's name in the company's name is
 * chance.
 */
function wholeHit(
  alternative: Alternative,
  fields: Fields,
  within: readonly (keyof Fields)[],
): Hit {
  const hits = within.map((field) => hitOf(alternative, fields, [field]));
  return hits.reduce((best, hit) => (hit.value > best.value ? hit : best), miss);
}

/** A match in the text of a record counts less than one in a field, and only where no word of it is a slip. */
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

/** What a hospital says it does counts nearly as much as a department. */
const OF_CARE = 0.8;

const offersItsText: ReadonlySet<AnswerKind> = new Set(['company', 'faq', 'page']);
const TOLD_IN_PASSING = 0.6;

/** Words of one meaning that are scattered over a long text say hardly anything. */
const SCATTERED = 0.3;

type Standing = {
  readonly kind: AnswerKind;
  readonly matched: boolean;
  readonly near: boolean;
  /** Another kind was asked for, so what the text says in passing is no answer. */
  readonly other: boolean;
  /** The kind was asked for, or is likely meant. */
  readonly sought: boolean;
  /** Care was asked for, and the company cares for people. */
  readonly cares: boolean;
};

/** A job mentions a car and an insurance, and an evening its speakers, but neither is about them. */
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

/** A match in the names that is at least this sure is as good as a name of the record's own. */
const CALLED = 0.8;

export const isCalledSo = ({ at, optional, alternatives }: AskedGroup, fields: Fields) =>
  !optional &&
  at.length > 1 &&
  alternatives.some(
    (each) => each.words.length > 1 && hitOf(each, fields, ['names']).sure >= CALLED,
  );
