import type { ReactNode } from 'react';
import { Link } from '#platform/pages/link.tsx';

type SectionHeaderProps = {
  id: string;
  title: string;
  /** Path to the whole list, and the link's text. */
  to?: string;
  more?: string;
  children?: ReactNode;
};

export function SectionHeader({ id, title, to, more, children }: SectionHeaderProps) {
  return (
    <header className="mb-5 flex min-h-11 items-center justify-between gap-4">
      <h2 id={id} className="font-semibold text-2xl">
        {title}
      </h2>
      {to && (
        <Link
          to={to}
          className="inline-flex min-h-9 shrink-0 items-center font-medium text-action text-sm underline-offset-4 hover:underline"
        >
          {more}
        </Link>
      )}
      {children}
    </header>
  );
}
