import { collectionTexts } from '#collection/collection.texts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { wordsFor } from '#collection/contract/words-for.ts';
import { CallProblem, notFound } from '#platform/calls/call-problem.ts';
import { bigint, nullable } from '#platform/database/columns.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { OwnerContext } from './storage.ts';

export type Owners = ReturnType<typeof ownersOf>;

/** The company whose rows are meant; none where they are the operator's. */
export type OwnerId = number | null;

/** What the operations of a collection share: the words of its items and whose rows they touch. */
export function ownersOf({ audience, companyTypes, words }: Collection) {
  /** Whose rows the caller may touch: the own company's, if it may have such items. */
  function requireOwner({ caller }: OwnerContext): OwnerId {
    if (audience === 'operator') return null;
    const { id, type } = caller.company;
    if (!companyTypes || (type !== null && companyTypes.includes(type))) return id;
    throw new CallProblem('wrong_company_type', 403, collectionTexts.wrongCompanyType, {
      values: words,
    });
  }

  function translateFor({ language }: OwnerContext, text: Text, values?: TextValues): string {
    const t = translateIn(language);
    return t(text, wordsFor(t, words, values));
  }

  const missing = (text: Text) => notFound(text, words);

  return { requireOwner, translateFor, missing };
}

/** Whose rows a statement is about: no field can be called like this. */
export const ownerValue = { company_id: nullable(bigint) };

/** The condition that keeps others' rows out. */
export function ownerFilter({ audience }: Collection): Sql {
  return audience === 'operator' ? sql`$company_id::bigint is null` : sql`company_id = $company_id`;
}
