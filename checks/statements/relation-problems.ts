import { type Relation, type Table, tablesOf } from '#platform/database/sql.ts';
import type { Catalogue, CatalogueFunction, CatalogueRelation } from './catalogue.ts';
import { tablesBehind } from './used-relations.ts';

function namesOf(relations: Iterable<{ readonly name: string }>): string {
  return [...relations]
    .map(({ name }) => name)
    .sort()
    .join(', ');
}

/** Rows may only be tracked by what the database announces, not by what the source assumes. */
function followingProblems({ name, followedBy = [] }: Table, real: CatalogueRelation): string[] {
  const [said, found] = [followedBy.join(', '), real.announces.join(', ')];
  return said === found ? [] : [`${name} is announced with ${found || 'its name'}, not ${said}`];
}

function problemsOf(declared: Relation, real: CatalogueRelation, catalogue: Catalogue): string[] {
  const { name } = declared;
  if (declared.kind !== real.kind) return [`${name} is no ${declared.kind}`];
  if (declared.kind === 'view') {
    const [said, found] = [namesOf(declared.tables), namesOf(tablesBehind(real, catalogue))];
    return said === found ? [] : [`${name} reads ${found}, not ${said}`];
  }
  const isSaidWatched = declared.unwatched === undefined;
  if (isSaidWatched === real.isWatched) return followingProblems(declared, real);
  return [
    isSaidWatched
      ? `${name} is not watched: watch_table('${name}') in a migration, or say why with unwatched`
      : `${name} is watched: leave out unwatched`,
  ];
}

/** All differences between the declared tables and views and the database. */
export function findRelationProblems(
  declared: readonly Relation[],
  catalogue: Catalogue,
): readonly string[] {
  const byName = new Map([...catalogue.relations.values()].map((each) => [each.name, each]));
  const names = declared.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => `${name} is declared twice`),
    ...declared.flatMap((each) => {
      const real = byName.get(each.name);
      return real ? problemsOf(each, real, catalogue) : [`${each.name} does not exist`];
    }),
  ];
}

/** Views of a record as a document and as it is written are used only by the database function that writes it. */
function isForItsWriter({ kind, name }: CatalogueRelation, { functions }: Catalogue): boolean {
  const writer = `write_${name.replace(/^written_/, '')}`;
  const isWriter = (each: CatalogueFunction) =>
    each.isOurs && each.name === writer && each.source.includes(` from ${name} `);
  return kind === 'view' && [...functions.values()].some(isWriter);
}

/** Our tables and views that are not declared, although our code might read them. */
export function findUndeclared(
  declared: readonly Relation[],
  catalogue: Catalogue,
): readonly string[] {
  const known = new Set([...declared, ...tablesOf(declared)].map(({ name }) => name));
  return [...catalogue.relations.values()]
    .filter((each) => each.kind !== 'system' && !known.has(each.name))
    .filter((each) => !isForItsWriter(each, catalogue))
    .map(({ name }) => name)
    .sort();
}
