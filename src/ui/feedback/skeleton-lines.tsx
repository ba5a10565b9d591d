import { joinClasses } from '#ui/join-classes.ts';

export function SkeletonLines({ lines, className }: { lines: number; className?: string }) {
  return (
    <div aria-hidden="true" className={joinClasses('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => line + 1).map((line) => (
        <div
          key={line}
          className={joinClasses(
            'h-3 animate-shimmer rounded-sm bg-line',
            line === lines ? 'w-3/5' : 'w-full',
          )}
        />
      ))}
    </div>
  );
}
