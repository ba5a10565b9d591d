import { createHash, type Hash } from 'node:crypto';

function add(hash: Hash, value: unknown): void {
  if (Buffer.isBuffer(value)) hash.update(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      hash.update(`\0${name}\0`);
      add(hash, each);
    }
  } else hash.update(`${typeof value} ${String(value)}`);
}

/** What somebody asked for, its files included, to tell whether it is asked for again. */
export function hashOfInput(input: object): Buffer {
  const hash = createHash('sha256');
  add(hash, input);
  return hash.digest();
}
