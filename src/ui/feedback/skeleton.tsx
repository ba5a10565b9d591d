import { joinClasses } from '#ui/join-classes.ts';
import { SkeletonLines } from './skeleton-lines.tsx';

export type SkeletonProps = {
  /** `line` stands for text, `block` for a picture, `circle` for an avatar, `card` for a whole listing card. */
  shape?: 'line' | 'block' | 'circle' | 'card';
  lines?: number;
  className?: string;
};

/** Purely visual: the region around it has `aria-busy` and says that it is loading. */
export function Skeleton({ shape = 'line', lines = 1, className }: SkeletonProps) {
  if (shape === 'line') return <SkeletonLines lines={lines} className={className} />;
  if (shape === 'card') {
    return (
      <div
        aria-hidden="true"
        className={joinClasses('rounded-xl border border-line bg-surface p-5', className)}
      >
        <div className="mb-4 flex items-center gap-3">
          <div className="size-12 animate-shimmer rounded-lg bg-line" />
          <SkeletonLines lines={2} className="grow" />
        </div>
        <SkeletonLines lines={3} />
      </div>
    );
  }
  return (
    <div
      aria-hidden="true"
      className={joinClasses(
        'animate-shimmer bg-line',
        shape === 'circle' ? 'size-12 rounded-full' : 'aspect-video w-full rounded-lg',
        className,
      )}
    />
  );
}
