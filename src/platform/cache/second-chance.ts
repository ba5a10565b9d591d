type Held<Value> = {
  readonly value: Value;
  readonly bytes: number;
  /** Asked for since it was last considered to go. */
  isWanted: boolean;
};

/**
 * Values by name within so many bytes. When there is no more room, the oldest go that nobody has asked
 * for: what is asked for is only marked, because moving it each time costs more.
 */
export type SecondChance<Value> = {
  find(name: string): Value | undefined;
  has(name: string): boolean;
  set(name: string, value: Value, bytes: number): void;
  delete(name: string): void;
  count(): number;
  bytes(): number;
};

/** What a map, an object and their places take, about. */
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
