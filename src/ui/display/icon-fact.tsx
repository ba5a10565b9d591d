import type { ReactNode } from 'react';

type IconFactProps = { icon: ReactNode; term: string; children: ReactNode };

/** One entry of a description list, with an icon. */
export function IconFact({ icon, term, children }: IconFactProps) {
  return (
    <div className="relative min-w-0 ps-8">
      <dt className="text-muted text-sm">
        <span aria-hidden="true" className="absolute start-0 top-0.5 [&>svg]:size-5">
          {icon}
        </span>
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
