import type { AskedWord } from '#features/search/asking/understanding.ts';
import type { Sighting } from '#features/search/server/finding/terms/sightings.ts';
import type { AskedTerm } from '#features/search/server/finding/terms/terms.ts';
import { distinct, type MeantTerms, meantAlternatives } from './alternatives.ts';
import type { AskedGroup } from './asked-group.ts';
import { type Described, weighedTogether } from './group-weights.ts';
import { isNamedWithin, meansTheSame } from './same-meaning.ts';
import { termGroup } from './term-group.ts';
import { keyOf, offeredKeys, type Span, sightTerms, termSpans } from './term-spans.ts';
import { type KnownQuestion, type Term, wordGroup } from './word-group.ts';

export type Thesaurus = { readonly asked: readonly AskedTerm[]; readonly meant: MeantTerms };

/** Splits a question into parts: the longest terms first, and every word in only one part. */
export function askedGroups(
  question: KnownQuestion,
  { asked, meant }: Thesaurus,
): readonly AskedGroup[] {
  const { words } = question;
  const sighted = sightTerms(question, asked);
  const termAt = termsAt(sighted, meant);
  const spans = termSpans(sighted, words, meant);
  const inTerms = new Set(spans.flatMap(({ at }) => at));
  const ofTerms = spans.map((span) => groupOfSpan(span, { question, sighted, termAt, meant }));
  const ofWords = words.flatMap((word, at) =>
    inTerms.has(at) ? [] : [wordGroup(word, at, question, termAt(at))],
  );
  const inOrder: readonly Described[] = [...ofTerms, ...ofWords].sort(
    (a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0),
  );
  return eitherOf(weighedTogether(inOrder, words), words);
}

type TermAt = (at: number) => Term;

/** Tells whether a word by itself is a term as it was typed, and whether records offer what it means. */
function termsAt(sighted: readonly Sighting[], meant: MeantTerms): TermAt {
  const offered = offeredKeys(sighted, meant);
  const typed = new Set(sighted.filter((each) => each.typed).map(keyOf));
  return (at) => {
    const key = keyOf({ at: [at] });
    if (offered.has(key)) return 'offered';
    return typed.has(key) ? 'known' : 'none';
  };
}

type Sighted = {
  readonly question: KnownQuestion;
  readonly sighted: readonly Sighting[];
  readonly termAt: TermAt;
  readonly meant: MeantTerms;
};

function groupOfSpan(span: Span, { question, sighted, termAt, meant }: Sighted): Described {
  /** A word of a term is never weighed as said in passing: it counts at least as known. */
  const partAt = (at: number): readonly AskedGroup[] => {
    const word = question.words[at];
    const term = termAt(at);
    return word ? [wordGroup(word, at, question, term === 'none' ? 'known' : term)] : [];
  };
  const meantAt = (at: number) =>
    sighted
      .filter((each) => each.typed && keyOf(each) === keyOf({ at: [at] }))
      .flatMap((each) => meantAlternatives(each, meant));
  return termGroup(span, span.at.flatMap(partAt), meantAt, question.records);
}

/** Merges two parts into one that either of them satisfies. */
const either = (one: AskedGroup, other: AskedGroup): AskedGroup => ({
  ...one,
  at: [...one.at, ...other.at],
  alternatives: distinct([...one.alternatives, ...other.alternatives]),
  weight: Math.min(one.weight, other.weight),
  optional: one.optional && other.optional,
  documents: one.documents + other.documents,
  named: one.named + other.named,
});

/**
 * Merges two parts that mean the same. Where one names one of the many things the other leads to, the other becomes
 * optional instead.
 */
function closestOf(before: AskedGroup, group: AskedGroup): readonly AskedGroup[] {
  if (isNamedWithin(before, group)) return [before, { ...group, optional: true }];
  if (isNamedWithin(group, before)) return [{ ...before, optional: true }, group];
  return [either(before, group)];
}

/**
 * Merges parts joined by "or", and adjacent parts that mean the same. An optional part is never a side of an "or": in
 * "جهاز ضغط ولا جهاز سكر" the sides are the pressure and the sugar.
 */
function eitherOf(
  groups: readonly AskedGroup[],
  words: readonly AskedWord[],
): readonly AskedGroup[] {
  const joined: AskedGroup[] = [];
  let isOr = false;
  for (const group of groups) {
    isOr ||= words[group.at[0] ?? 0]?.orElse === true;
    const side: number =
      isOr && !group.optional ? joined.findLastIndex(({ optional }) => !optional) : -1;
    const last = joined.at(-1);
    const same = side < 0 && last && meansTheSame(last, group) ? joined.length - 1 : side;
    const before = joined[same];
    if (before)
      joined.splice(same, 1, ...(side < 0 ? closestOf(before, group) : [either(before, group)]));
    else joined.push(group);
    isOr &&= group.optional;
  }
  return joined;
}
