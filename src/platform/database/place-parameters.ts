const namePattern = /\$([A-Za-z_]\w*)/g;

/** SQL in which values stand by name, as it is sent: `$1` and the names in that order. */
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
