import { featureOf } from './boundaries.ts';
import { importsOf, resolveImport, type SourceFile } from './source-files.ts';

/** For each feature the features it imports, with the first file that does. */
type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Counts type imports too, because a feature that needs another's types depends on it as well. */
function edgesBetweenFeatures(files: readonly SourceFile[]): Edges {
  const edges = new Map<string, Map<string, string>>();
  for (const file of files.filter(({ path }) => !path.includes('.test.'))) {
    const from = featureOf(file.path);
    if (!from) continue;
    for (const specifier of importsOf(file)) {
      const to = featureOf(resolveImport(file.path, specifier) ?? '');
      if (!to || to === from) continue;
      const targets = edges.get(from) ?? new Map<string, string>();
      edges.set(from, targets.has(to) ? targets : targets.set(to, file.path));
    }
  }
  return edges;
}

/** The shortest path from one feature to another, both included. */
function findPath(edges: Edges, from: string, to: string): readonly string[] | undefined {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const here = way.at(-1) ?? from;
    if (here === to && way.length > 1) return way;
    for (const next of edges.get(here)?.keys() ?? []) {
      if (next === to) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function describe(edges: Edges, circle: readonly string[]): string {
  const steps = circle.slice(1).map((to, position) => {
    const from = circle[position] ?? '';
    return `${from} → ${to} (${edges.get(from)?.get(to)})`;
  });
  return `features form a circle: ${steps.join(', ')}`;
}

/**
 * Finds each import cycle among features once. What two features need from each other moves to a lower layer or is
 * composed in app.
 */
export function findFeatureCircles(files: readonly SourceFile[]): readonly string[] {
  const edges = edgesBetweenFeatures(files);
  const told = new Set<string>();
  const problems: string[] = [];
  for (const feature of [...edges.keys()].sort()) {
    const circle = findPath(edges, feature, feature);
    const members = circle && [...new Set(circle)].sort().join(' ');
    if (!circle || !members || told.has(members)) continue;
    told.add(members);
    problems.push(describe(edges, circle));
  }
  return problems;
}
