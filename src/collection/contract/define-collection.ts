import { type CollectionCalls, declareCollectionCalls } from './collection-calls.ts';
import type { CollectionFacts } from './collection-facts.ts';

export type Collection = CollectionFacts & CollectionCalls;

export function defineCollection(facts: CollectionFacts): Collection {
  return { ...facts, ...declareCollectionCalls(facts) };
}
