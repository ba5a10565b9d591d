import type { ReactNode } from 'react';

/** Aligns wrapped text of the other direction to the page's start side. */
const sideOfPage = 'min-w-0 max-w-full side-of-page';

/** A name with a line below it, each in its own text direction. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5 break-words">
      <bdi className={sideOfPage}>{first}</bdi>
      {second && <bdi className={`${sideOfPage} font-normal text-muted text-sm`}>{second}</bdi>}
    </span>
  );
}
