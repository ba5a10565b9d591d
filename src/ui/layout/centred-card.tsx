import type { ReactNode } from 'react';
import { Card } from './card.tsx';

type CentredCardProps = {
  icon: ReactNode;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** The card of a page with a single task, such as signing in or confirming something. */
export function CentredCard({ icon, title, lead, children }: CentredCardProps) {
  return (
    <div className="container-page section-space flex justify-center">
      <Card padding="lg" className="w-full max-w-md">
        <div className="mb-6 grid justify-items-center gap-3 text-center">
          <span
            aria-hidden="true"
            className="grid size-14 place-items-center rounded-full bg-action-soft text-action [&>svg]:size-7"
          >
            {icon}
          </span>
          <h1 className="font-semibold text-2xl">{title}</h1>
          {lead && <p className="text-balance text-soft">{lead}</p>}
        </div>
        {children}
      </Card>
    </div>
  );
}
