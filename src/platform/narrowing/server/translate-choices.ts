import { namesOf } from '#platform/fields/by-name.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { BEST_FIRST } from '#platform/narrowing/narrowing.ts';
import type { ShownFacet } from '#platform/narrowing/narrowing-fields.ts';
import type { Asked } from './asked-of-list.ts';
import type { Reading } from './facet.ts';
import type { Counts, FacetCount } from './narrowed-counts.ts';
import type { NarrowedList } from './narrowed-list.ts';
import { narrowingTexts } from './narrowing.texts.ts';

type ChoiceParts<F extends string, S extends string> = Counts & {
  readonly list: Pick<NarrowedList<F, S, never, never>, 'narrowing' | 'facets'>;
  readonly asked: Asked<F, S>;
  /** Whether more records have the words than were looked at. */
  readonly more: boolean;
  readonly words: {
    readonly sorts: Readonly<Record<S, Text>>;
    /** Tells the number of records; takes `count`. */
    readonly counted: Text;
  };
};

/** Puts chosen values first, even if no row has them. */
function countedOf(counts: readonly FacetCount[], storedValues: readonly string[]) {
  const counted = new Map(storedValues.map((value) => [value, 0]));
  for (const { value, count } of counts) if (value !== null) counted.set(value, count);
  return counted;
}

/** The choices of a list, in the reader's language. */
export async function translateChoices<F extends string, S extends string>(
  { list, counts, atLeast, asked, more, words }: ChoiceParts<F, S>,
  reading: Reading,
) {
  const t = translateIn(reading.language);
  const { narrowing } = list;
  const total = counts.find(({ facet }) => facet === '')?.count ?? 0;

  async function translateFacet(name: F): Promise<ShownFacet> {
    const facet = list.facets[name];
    const own = counts.filter((each) => each.facet === name);
    const held = asked.chosen[name] ?? [];
    const storedValues = facet.storedValuesOf?.(held) ?? held;
    const options = await facet.options(countedOf(own, storedValues), reading);
    return {
      name,
      label: t(facet.label),
      single: facet.single ?? false,
      without: own.find(({ value }) => value === null)?.count ?? 0,
      options: options
        .map((option) => ({ ...option, chosen: held.includes(option.value) }))
        .filter((option) => option.count > 0 || option.chosen),
    };
  }

  const facets = await Promise.all(namesOf(list.facets).map(translateFacet));
  const searched = asked.found !== undefined;
  const first = searched ? BEST_FIRST : narrowing.sorts[0];
  const sorts = searched ? [BEST_FIRST, ...narrowing.sorts] : narrowing.sorts;
  const counted = t(words.counted, { count: total });

  function summaryOf(): string {
    if (atLeast) return t(narrowingTexts.atLeast, { counted });
    return more ? t(narrowingTexts.moreThan, { found: counted }) : counted;
  }

  return {
    total,
    more: more || atLeast,
    summary: summaryOf(),
    // A facet with a single option, which every row has, narrows nothing.
    facets: facets.filter(({ options }) => options.length > 1 || options.some((one) => one.chosen)),
    sorts: sorts.map((value) => ({
      value,
      name: t(value === BEST_FIRST ? narrowingTexts.bestFirst : words.sorts[value as S]),
      chosen: value === (asked.sort ?? first),
    })),
  };
}
