import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

export type Fact = {
  /** Used as the React key. */
  readonly id: string;
  readonly icon: ReactNode;
  readonly term: string;
  readonly value: ReactNode;
};

/** A list of facts, each with a small icon, such as date, place and price. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={joinClasses('grid content-start gap-4', className ?? 'grid-cols-1')}>
      {facts.map(({ id, icon, term, value }) => (
        <div key={id} className="relative min-w-0 ps-8">
          <dt className="text-muted text-sm">
            <span aria-hidden="true" className="absolute start-0 top-0.5 [&>svg]:size-5">
              {icon}
            </span>
            {term}
          </dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
