const bar = 'h-3 animate-shimmer rounded-sm bg-line';

/** Placeholders of table rows: a name, two facts and the actions. */
export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="grow divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex h-16 items-center gap-6 px-4">
          <div className="size-10 shrink-0 animate-shimmer rounded-lg bg-line" />
          <div className={`${bar} w-2/5`} />
          <div className={`${bar} hidden w-1/6 sm:block`} />
          <div className={`${bar} hidden w-1/6 sm:block`} />
          <div className={`${bar} ms-auto w-16`} />
        </div>
      ))}
    </div>
  );
}
