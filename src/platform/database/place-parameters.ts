const namePattern = /\$([A-Za-z_]\w*)/g;

/** Replaces named parameters by numbered ones (`$1`) and returns the names in that order. */
export function placeParameters(
  text: string,
  statement: string,
  known: Readonly<Record<string, unknown>>,
): { readonly text: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const placed = text.replace(namePattern, (_found, name: string) => {
    if (!Object.hasOwn(known, name)) throw new Error(`${statement}: $${name} is not declared`);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: placed, names };
}
