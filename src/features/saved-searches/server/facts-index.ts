import type { FacetFacts } from '#platform/narrowing/server/narrowed-facts.ts';

/** A condition on one facet: the record must have one of these values. */
export type Demand = { readonly facet: string; readonly values: ReadonlySet<string> };

const meets = (facts: FacetFacts, demands: readonly Demand[]) =>
  demands.every(({ facet, values }) => facts.values[facet]?.some((value) => values.has(value)));

/** Indexes records by their facet values, so that a search only checks the records of its rarest condition. */
export class FactsIndex {
  readonly #all: readonly FacetFacts[];
  readonly #byId: ReadonlyMap<number, FacetFacts>;
  readonly #having = new Map<string, Map<string, FacetFacts[]>>();

  constructor(all: readonly FacetFacts[]) {
    this.#all = all;
    this.#byId = new Map(all.map((each) => [each.id, each]));
    for (const each of all) {
      for (const [facet, values] of Object.entries(each.values)) {
        for (const value of values) this.#listOf(facet, value).push(each);
      }
    }
  }

  /** Ids of the records that meet all conditions and, if given, are among those that match the words. */
  find(demands: readonly Demand[], ofWords: ReadonlySet<number> | undefined): readonly number[] {
    const candidates = ofWords ? this.#among(ofWords) : this.#fewest(demands);
    return [...candidates].filter((each) => meets(each, demands)).map(({ id }) => id);
  }

  #listOf(facet: string, value: string): FacetFacts[] {
    const byValue = this.#having.get(facet) ?? new Map<string, FacetFacts[]>();
    this.#having.set(facet, byValue);
    const list = byValue.get(value) ?? [];
    byValue.set(value, list);
    return list;
  }

  *#among(ids: ReadonlySet<number>): Iterable<FacetFacts> {
    for (const id of ids) {
      const found = this.#byId.get(id);
      if (found) yield found;
    }
  }

  #fewest(demands: readonly Demand[]): Iterable<FacetFacts> {
    const lists = demands.map(({ facet, values }) =>
      [...values].map((value) => this.#having.get(facet)?.get(value) ?? []),
    );
    const sizeOf = (each: readonly (readonly FacetFacts[])[]) =>
      each.reduce((sum, { length }) => sum + length, 0);
    const [rarest] = lists.toSorted((one, other) => sizeOf(one) - sizeOf(other));
    return rarest ? new Set(rarest.flat()) : this.#all;
  }
}
