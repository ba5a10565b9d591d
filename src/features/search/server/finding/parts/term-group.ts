import { distinct, sum } from './alternatives.ts';
import type { Alternative, AskedGroup } from './asked-group.ts';
import { type Described, weightOfMeant } from './group-weights.ts';
import type { Span } from './term-spans.ts';

const ALTERNATIVES = 40;

/** Makes one part of a term, from the parts that its words are by themselves. */
export function termGroup(
  { at, alternatives, described, negated }: Span,
  parts: readonly AskedGroup[],
  meantAt: (at: number) => readonly Alternative[],
  records: number,
): Described {
  const offered = [
    ...(at.length > 1 ? typedTogether(parts, records) : (parts[0]?.alternatives ?? [])),
    ...alternatives,
    ...withoutWeak(parts, meantAt, records),
  ].sort((a, b) => b.quality - a.quality);
  const all = distinct(offered).slice(0, ALTERNATIVES);
  const documents = sum(all.map((each) => each.documents));
  return {
    at,
    alternatives: all,
    documents,
    named: sum(all.map((each) => each.named)),
    weight: weightOfMeant(parts, documents, records),
    optional: parts.every(({ optional }) => optional),
    unwanted: !negated && parts.some(({ unwanted }) => unwanted),
    // A bag is another matter, but a first-aid bag is not.
    elsewhere: parts.every(({ elsewhere }) => elsewhere),
    described,
  };
}

const RARE = 0.003;

/** The words as they were typed, all of them required. */
function typedTogether(groups: readonly AskedGroup[], records: number): readonly Alternative[] {
  const words = groups.map(({ alternatives }) =>
    alternatives.flatMap((each) =>
      each.words.length === 1
        ? (each.words[0] ?? []).map(({ text, quality }) => ({
            text,
            quality: quality * each.quality,
          }))
        : [],
    ),
  );
  if (words.some((lexemes) => lexemes.length === 0)) return [];
  const documents = Math.min(...groups.map((each) => each.documents));
  const named = Math.min(...groups.map((each) => each.named));
  return [{ words, quality: 1, documents, named, rare: documents <= records * RARE }];
}

/** The factor for a term without words that say little beside it: a bed for a medical bed. */
const WITHOUT_WEAK = 0.75;

function withoutWeak(
  parts: readonly AskedGroup[],
  meantAt: (at: number) => readonly Alternative[],
  records: number,
): readonly Alternative[] {
  const strong = parts.filter(({ optional }) => !optional);
  if (strong.length === 0 || strong.length === parts.length) return [];
  const [first] = strong;
  const rest =
    first && strong.length === 1
      ? [...first.alternatives, ...meantAt(first.at[0] ?? 0)]
      : typedTogether(strong, records);
  return rest.map((each) => ({ ...each, quality: each.quality * WITHOUT_WEAK }));
}
