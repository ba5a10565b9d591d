import { createContext, use, useCallback } from 'react';
import type { Collection } from '#collection/contract/define-collection.ts';
import { wordsFor } from '#collection/contract/words-for.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { Suggestions } from './collection-screens.ts';
import type { OwnerClaim } from './owner-claim.ts';

/** Where the screens of a collection are and for whom they are. */
export type CollectionPlace = {
  readonly collection: Collection;
  /** The address of the list; the other screens are below it. */
  readonly path: string;
  /** Sent with every call, as stated; the server compares it with the token. */
  readonly claim: OwnerClaim;
  /** Words that were used before, by the field they are offered for. */
  readonly useSuggestions: () => Suggestions;
};

export const CollectionContext = createContext<CollectionPlace | null>(null);

export function useCollection(): CollectionPlace {
  const place = use(CollectionContext);
  if (!place) throw new Error('A screen of a collection was rendered outside CollectionContext');
  return place;
}

/** Translates shared texts with the collection's own words in them. */
export function useCollectionTranslate(): Translate {
  const t = useTranslate();
  const { words } = useCollection().collection;
  return useCallback((text, values) => t(text, wordsFor(t, words, values)), [t, words]);
}
