import { createContext, use, useCallback } from 'react';
import type { Collection } from '#collection/contract/define-collection.ts';
import { wordsFor } from '#collection/contract/words-for.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { Suggestions } from './collection-screens.ts';
import type { OwnerClaim } from './owner-claim.ts';

/** A collection with the address and owner of its screens. */
export type CollectionPlace = {
  readonly collection: Collection;
  /** The address of the list; the other screens are below it. */
  readonly path: string;
  /** Sent with every call; the server compares it with the token. */
  readonly claim: OwnerClaim;
  /** Words used before, by the field that suggests them. */
  readonly useSuggestions: () => Suggestions;
};

export const CollectionContext = createContext<CollectionPlace | null>(null);

export function useCollection(): CollectionPlace {
  const place = use(CollectionContext);
  if (!place) throw new Error('A screen of a collection was rendered outside CollectionContext');
  return place;
}

/** Translates shared texts with the collection's own words filled in. */
export function useCollectionTranslate(): Translate {
  const t = useTranslate();
  const { words } = useCollection().collection;
  return useCallback((text, values) => t(text, wordsFor(t, words, values)), [t, words]);
}
