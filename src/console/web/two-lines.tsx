import type { ReactNode } from 'react';

/** A name and what is said below it, each in its own direction. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5 break-words">
      <bdi className="min-w-0 max-w-full">{first}</bdi>
      {second && <bdi className="min-w-0 max-w-full font-normal text-muted">{second}</bdi>}
    </span>
  );
}
