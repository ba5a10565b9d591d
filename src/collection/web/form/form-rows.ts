import type { DeclaredFields, FieldKind } from '#platform/fields/declared-field.ts';

/** What is filled in with a word or a figure has room beside another such. */
const short: ReadonlySet<FieldKind> = new Set(['date', 'time', 'number', 'status', 'choice']);

/** Fields that no section places, in their order: Arabic beside English, and two short ones side by side. */
export function rowsOf(
  fields: DeclaredFields,
  names: readonly string[],
): readonly (readonly string[])[] {
  const isShort = (name: string | undefined) => {
    const field = fields[name ?? ''];
    return field !== undefined && short.has(field.kind);
  };
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const neighbour = last?.length === 1 ? last[0] : undefined;
    const isPair = name === `${neighbour}_ar` || (isShort(neighbour) && isShort(name));
    if (last && isPair) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
