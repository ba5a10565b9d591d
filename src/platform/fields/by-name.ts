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
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}
