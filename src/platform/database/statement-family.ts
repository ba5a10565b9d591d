import type { FollowedRows } from './followed-rows.ts';
import type { Sql } from './sql.ts';
import {
  type Columns,
  type Command,
  declare,
  type Nothing,
  type Parameters,
  type Plan,
  type Query,
  runnerOf,
  type StatementFacts,
} from './statement.ts';
import { addStatement, type DeclaredStatement } from './statement-list.ts';

type Option = string | number | boolean;

/** A choice of any number of options at once, such as the fields that a form contained. */
type Some<T extends string> = { readonly among: readonly T[] };

/** Each choice is a list to choose one option from, or `anySubsetOf` a list. */
type Choices = Readonly<Record<string, readonly Option[] | Some<string>>>;

export type Chosen<C extends Choices> = {
  readonly [Name in keyof C]: C[Name] extends Some<infer T>
    ? readonly T[]
    : C[Name] extends readonly (infer T)[]
      ? T
      : never;
};

/**
 * A choice of any of these options, in the order of the list. There are too many combinations to check them all: the
 * check takes all options together and each alone, so what one adds to the statement must not depend on another.
 */
export const anySubsetOf = <const T extends string>(among: readonly T[]): Some<T> => ({ among });

type FamilyDefinition<C extends Choices, V extends Parameters> = {
  readonly name: string;
  readonly choices: C;
  /** The parameters of all members; a parameter that a member does not use is not sent. */
  readonly values?: V;
  sql(chosen: Chosen<C>): Sql;
  plan?(chosen: Chosen<C>): Plan;
  readonly follows?: readonly FollowedRows[];
};

/** Statements that differ by bounded choices. Nothing else of a request takes part in their text. */
export type Family<C extends Choices, Statement> = { of(chosen: Chosen<C>): Statement };

type AnyChosen = Readonly<Record<string, Option | readonly string[]>>;

function optionsOf(choice: readonly Option[] | Some<string>): readonly AnyChosen[string][] {
  if (!('among' in choice)) return choice;
  return [choice.among, ...choice.among.map((each) => [each])];
}

/** All members, or of a `anySubsetOf` choice only all options together and each alone. */
function membersOf(choices: Choices): readonly AnyChosen[] {
  return Object.entries(choices).reduce<AnyChosen[]>(
    (members, [name, choice]) =>
      members.flatMap((member) =>
        optionsOf(choice).map((option) => ({ ...member, [name]: option })),
      ),
    [{}],
  );
}

function requireKnown(family: string, choices: Choices, chosen: AnyChosen): void {
  for (const [name, choice] of Object.entries(choices)) {
    const option = chosen[name];
    const isKnown =
      'among' in choice
        ? Array.isArray(option) && option.every((each) => choice.among.includes(each))
        : choice.includes(option as Option);
    if (!isKnown) throw new Error(`${family}: ${name} cannot be ${String(option)}`);
  }
}

/** The name a member is prepared and reported under, such as `medicine-index key_ar letter`. */
function nameOf(family: string, choices: Choices, chosen: AnyChosen): string {
  const said = Object.keys(choices).map((name) => {
    const option = chosen[name];
    return typeof option === 'boolean' ? `${option ? '' : 'no-'}${name}` : String(option);
  });
  return [family, ...said].join(' ');
}

function define<C extends Choices, V extends Parameters, R extends Columns>(
  kind: 'query' | 'command',
  usualPlan: Plan,
  definition: FamilyDefinition<C, V> & { readonly row: R },
): Family<C, Command<V, R>> {
  const { name, choices, values = {}, row, sql, plan, follows = [] } = definition;
  const isBounded = !Object.values(choices).some((choice) => 'among' in choice);
  const known = new Map<string, Command<V, R>>();

  function factsOf(chosen: Chosen<C>): StatementFacts {
    return {
      name: nameOf(name, choices, chosen as AnyChosen),
      values,
      row,
      sql: sql(chosen),
      plan: plan?.(chosen) ?? usualPlan,
      follows,
    };
  }

  function list(): readonly DeclaredStatement[] {
    const members = membersOf(choices) as readonly Chosen<C>[];
    return members.map((chosen) => declare(kind, factsOf(chosen)));
  }

  addStatement({ name, takes: Object.keys(values), list });
  return {
    of(chosen) {
      const key = nameOf(name, choices, chosen as AnyChosen);
      const found = known.get(key);
      if (found) return found;
      requireKnown(name, choices, chosen as AnyChosen);
      const facts = factsOf(chosen);
      const made = runnerOf<V, R>(declare(kind, facts), facts);
      if (isBounded) known.set(key, made);
      return made;
    },
  };
}

/** Declares queries that differ by bounded choices. */
export function queryFamily<
  const C extends Choices,
  R extends Columns,
  V extends Parameters = Nothing,
>(definition: FamilyDefinition<C, V> & { readonly row: R }): Family<C, Query<V, R>> {
  return define('query', 'once', definition);
}

/** Declares commands that differ by bounded choices. */
export function commandFamily<
  const C extends Choices,
  R extends Columns,
  V extends Parameters = Nothing,
>(definition: FamilyDefinition<C, V> & { readonly row: R }): Family<C, Command<V, R>> {
  return define('command', 'each call', definition);
}
