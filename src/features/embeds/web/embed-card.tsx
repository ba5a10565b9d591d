import type { ReactNode } from 'react';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';

type EmbedCardProps = {
  /** Where it leads, in a tab of its own: the site around the frame stays where it is. */
  to: string;
  title: string;
  picture?: ReactNode;
  children?: ReactNode;
};

/** One thing a company lists, as a site of its own shows it. */
export function EmbedCard({ to, title, picture, children }: EmbedCardProps) {
  return (
    <Card as="li" interactive padding="none" className="flex flex-col overflow-hidden">
      {picture}
      <div className="flex min-w-0 grow flex-col gap-1.5 p-3">
        <p className="font-semibold leading-snug">
          <Link
            to={to}
            target="_blank"
            rel="noopener"
            className="line-clamp-3 break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
          >
            {title}
          </Link>
        </p>
        {children}
      </div>
    </Card>
  );
}
