import { hasAsked, type WordQuestion } from './word-question.ts';

type WordedRecord = { readonly id: number; readonly words: ReadonlySet<string> };

/** An index of records by their words. A question looks only at the records that have its rarest part. */
export class WordIndex {
  readonly #having = new Map<string, WordedRecord[]>();

  add(record: WordedRecord): void {
    for (const word of record.words) {
      const known = this.#having.get(word);
      if (known) known.push(record);
      else this.#having.set(word, [record]);
    }
  }

  /** The most records that may have what is asked for. */
  #most(asked: WordQuestion): number {
    if ('word' in asked) return this.#having.get(asked.word)?.length ?? 0;
    if ('all' in asked) return Math.min(...asked.all.map((part) => this.#most(part)));
    return asked.any.reduce((sum, part) => sum + this.#most(part), 0);
  }

  /** The records that may have what is asked for. */
  #near(asked: WordQuestion): readonly WordedRecord[] {
    if ('word' in asked) return this.#having.get(asked.word) ?? [];
    if ('any' in asked) return asked.any.flatMap((part) => this.#near(part));
    const [first, ...others] = asked.all;
    const rarest = others.reduce(
      (least, part) => (least && this.#most(part) < this.#most(least) ? part : least),
      first,
    );
    return rarest ? this.#near(rarest) : [];
  }

  /** The ids of the records that have what is asked for. */
  find(asked: WordQuestion): ReadonlySet<number> {
    const near = new Set(this.#near(asked));
    return new Set([...near].filter(({ words }) => hasAsked(words, asked)).map(({ id }) => id));
  }
}
