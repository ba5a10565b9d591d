import { searchOwn } from '#app/dashboards/user/user-search.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Language } from '#platform/i18n/languages.ts';

/** A record of the account's own that matched, with the path to it. */
export type OwnResult = {
  readonly title: string;
  readonly detail: string | null;
  readonly path: string;
};

/** A feature's search through what it keeps for an account. */
export type OwnSearchSource = (
  connection: Connection,
  asked: { readonly accountId: number; readonly words: string; readonly language: Language },
) => Promise<readonly OwnResult[]>;

export function userSearchOperations(sources: readonly OwnSearchSource[]): readonly Operation[] {
  const search = operation(searchOwn, async ({ search: words }, context) => {
    if (words === '') return { results: [] };
    const { database, caller, language } = context;
    const asked = { accountId: caller.accountId, words, language };
    const found = await Promise.all(sources.map((source) => source(database.pool, asked)));
    return { results: found.flat() };
  });
  return [search];
}
