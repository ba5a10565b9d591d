import type { ReactNode } from 'react';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';

type EmbedCardProps = {
  /** Opens in a new tab, so that the surrounding site stays open. */
  to: string;
  title: string;
  picture?: ReactNode;
  children?: ReactNode;
};

/** A card in an embed. */
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
