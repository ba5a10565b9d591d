import type { SilentInstances } from './silent-instances.ts';

const TIMEOUT_MS = 2_000;

/** One mark under way. The round is over when every instance has heard the mark, or after two seconds. */
export class BarrierRound {
  readonly over: Promise<void>;
  readonly #silent: SilentInstances;
  readonly #answered = new Set<number>();
  readonly #timer: NodeJS.Timeout;
  #heardOwn = false;
  /** The other instances; undefined until the database has named them. */
  #others: readonly number[] | undefined;
  #resolve: () => void;

  constructor(silent: SilentInstances) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.over = promise;
    this.#resolve = resolve;
    this.#silent = silent;
    this.#timer = setTimeout(() => this.#giveUp(), TIMEOUT_MS).unref();
  }

  waitFor(others: readonly number[]): void {
    this.#others = others;
    this.#look();
  }

  hearOwn(): void {
    this.#heardOwn = true;
    this.#look();
  }

  hearAnswer(from: number): void {
    this.#answered.add(from);
    this.#look();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#resolve();
  }

  #missing(): readonly number[] {
    return this.#others?.filter((each) => !this.#answered.has(each)) ?? [];
  }

  #look(): void {
    const isAwaited = this.#missing().some((each) => !this.#silent.has(each));
    if (this.#heardOwn && this.#others && !isAwaited) this.end();
  }

  #giveUp(): void {
    this.#silent.add(this.#missing());
    this.end();
  }
}
