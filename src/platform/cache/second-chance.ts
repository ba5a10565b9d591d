type Held<Value> = {
  readonly value: Value;
  readonly bytes: number;
  /** Whether it was asked for since it was last considered for eviction. */
  isWanted: boolean;
};

/**
 * A cache of values by name, bounded in bytes. When it is full, the oldest values that nobody has asked for are evicted
 * (“second chance”): a hit only marks its value, because moving it each time would cost more.
 */
export type SecondChance<Value> = {
  find(name: string): Value | undefined;
  has(name: string): boolean;
  set(name: string, value: Value, bytes: number): void;
  delete(name: string): void;
  count(): number;
  bytes(): number;
};

/** Roughly what a map entry and its objects take. */
const OVERHEAD_BYTES = 200;
const BYTES_PER_CHARACTER = 2;

export function holdWithin<Value>(mostBytes: number): SecondChance<Value> {
  const held = new Map<string, Held<Value>>();
  let bytes = 0;

  function drop(name: string, { bytes: own }: Held<Value>): void {
    held.delete(name);
    bytes -= own;
  }

  function add(name: string, one: Held<Value>): void {
    held.set(name, one);
    bytes += one.bytes;
  }

  return {
    find(name) {
      const one = held.get(name);
      if (one) one.isWanted = true;
      return one?.value;
    },
    has: (name) => held.has(name),
    set(name, value, own) {
      const former = held.get(name);
      if (former) drop(name, former);
      const whole = own + OVERHEAD_BYTES + BYTES_PER_CHARACTER * name.length;
      add(name, { value, bytes: whole, isWanted: false });
      for (const [oldest, old] of held) {
        if (bytes <= mostBytes) break;
        drop(oldest, old);
        if (old.isWanted) add(oldest, { ...old, isWanted: false });
      }
    },
    delete(name) {
      const one = held.get(name);
      if (one) drop(name, one);
    },
    count: () => held.size,
    bytes: () => bytes,
  };
}
