import type { Text } from '#platform/i18n/texts.ts';
import { Skeleton } from './skeleton.tsx';
import { SkeletonGrid } from './skeleton-grid.tsx';

/** Placeholders of wide cards below each other. */
export function CardSkeletons({ label }: { label: Text }) {
  return (
    <SkeletonGrid label={label} count={3} className="grid gap-4">
      <Skeleton shape="card" className="min-h-44" />
    </SkeletonGrid>
  );
}
