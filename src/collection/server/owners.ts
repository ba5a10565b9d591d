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

/** The company that owns the rows; null if the operator does. */
export type OwnerId = number | null;

/** What the operations of a collection share: the owner of the rows and the words for its items. */
export function ownersOf({ audience, companyTypes, words }: Collection) {
  /** The owner whose rows the caller may access: the caller's company, if its type may have such items. */
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

/** The parameter with the owner; fields cannot have this name. */
export const ownerValue = { company_id: nullable(bigint) };

/** The condition that limits a statement to the owner's rows. */
export function ownerFilter({ audience }: Collection): Sql {
  return audience === 'operator' ? sql`$company_id::bigint is null` : sql`company_id = $company_id`;
}
