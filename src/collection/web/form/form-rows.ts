import type { DeclaredFields, FieldKind } from '#platform/fields/declared-field.ts';

/** Kinds of fields that are narrow enough to stand side by side. */
const short: ReadonlySet<FieldKind> = new Set(['date', 'time', 'number', 'status', 'choice']);

/**
 * Arranges fields that no section names: Arabic beside English, and two short fields side by side unless that would
 * separate
 * two of the same kind, such as the first day and the last.
 */
export function rowsOf(
  fields: DeclaredFields,
  names: readonly string[],
): readonly (readonly string[])[] {
  const shortKind = (name: string | undefined) => {
    const kind = fields[name ?? '']?.kind;
    return kind && short.has(kind) ? kind : undefined;
  };
  const rows: string[][] = [];
  for (const [place, name] of names.entries()) {
    const last = rows.at(-1);
    const neighbour = last?.length === 1 ? last[0] : undefined;
    const [kind, kindBefore] = [shortKind(name), shortKind(neighbour)];
    const isParted = kind !== kindBefore && kind === shortKind(names[place + 1]);
    const isPair = name === `${neighbour}_ar` || (kind && kindBefore && !isParted);
    if (last && isPair) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
