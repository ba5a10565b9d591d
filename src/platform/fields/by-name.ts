/** The names of a record that is written down in the source. */
export function namesOf<Name extends string>(
  record: Readonly<Record<Name, unknown>>,
): readonly Name[] {
  return Object.keys(record) as Name[];
}

/** The same kind of thing for each of these names. */
export function byName<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  // Filled one by one: of pairs it takes three times as long, and every row of a list is made so.
  const made = {} as Record<Name, T>;
  for (const name of names) made[name] = make(name);
  return made;
}
