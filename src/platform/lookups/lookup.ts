/**
 * A table that is looked up by any text. An ordinary object would also answer to `constructor` and the other names that
 * every object inherits, which a stranger may send.
 */
export const lookup = <Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> => Object.assign(Object.create(null), entries);
