import type { ReactNode } from 'react';

/** A text that runs the other way begins, when it wraps, on the page's side all the same. */
const sideOfPage = 'min-w-0 max-w-full side-of-page';

/** A name and what is said below it, each in its own direction. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5 break-words">
      <bdi className={sideOfPage}>{first}</bdi>
      {second && <bdi className={`${sideOfPage} font-normal text-muted text-sm`}>{second}</bdi>}
    </span>
  );
}
