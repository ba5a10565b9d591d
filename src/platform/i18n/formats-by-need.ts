/**
 * Creates formatters on first use. Creating one takes a phone tens of milliseconds, and every page that loads the code
 * for
 * dates would otherwise wait for all of them.
 */
export function formatsByNeed<Name extends string, Format>(
  make: (name: Name) => Format,
): (name: Name) => Format {
  const made = new Map<Name, Format>();
  return (name) => {
    const format = made.get(name) ?? make(name);
    made.set(name, format);
    return format;
  };
}
