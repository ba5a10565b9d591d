import { features } from '#app/features.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { importedFields } from '#collection/import/contract/imported-fields.ts';

const screens = await Promise.all(features.flatMap(({ dashboard }) => dashboard?.screens() ?? []));

/** All collections of exhibitors. */
export const exhibitorCollections: readonly Collection[] = screens.map(
  ({ screens: { collection } }) => collection,
);

/** A valid input: the first line of the sample file, or else the required fields. */
export function goodInput(collection: Collection): Record<string, string> {
  const [sample = []] = collection.importing?.sample ?? [];
  const given = importedFields(collection)
    .slice(0, sample.length)
    .map((name, column) => [name, sample[column] ?? '']);
  const demanded = Object.entries(collection.fields)
    .filter(([, { required }]) => required)
    .map(([name]) => [name, `Some ${name}`]);
  const money = collection.fields.currency ? [['currency', 'KWD']] : [];
  return Object.fromEntries([...(given.length > 0 ? given : demanded), ...money]);
}

/** A CSV file of these rows, with their field names as header. */
export function csvOf(rows: readonly Record<string, string>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  return lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
}
