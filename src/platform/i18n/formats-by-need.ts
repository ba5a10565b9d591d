/**
 * Formatters that are made when they are first needed. Making one takes a phone tens of milliseconds, and
 * a page that merely loads the code for dates would wait for all of them.
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
