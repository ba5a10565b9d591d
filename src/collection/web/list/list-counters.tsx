import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { CountTiles } from '#ui/display/count-tiles.tsx';
import type { ListCounts } from './use-list.ts';

export function ListCounters({ counts }: { counts: ListCounts | undefined }) {
  return (
    <CountTiles
      counts={[
        [texts.total, counts?.total],
        [texts.active, counts?.active],
        [texts.inactive, counts?.inactive],
        [texts.filtered, counts?.filtered],
      ]}
    />
  );
}
