import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';

type FormCardProps = {
  /** The id of its heading. */
  id: string;
  title: string;
  /** More room between its parts, where these are no single fields. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of the form of something to be sent, under its heading. */
export function FormCard({ id, title, wide = false, children }: FormCardProps) {
  return (
    <Card
      as="section"
      padding="lg"
      labelledBy={id}
      className={joinClasses('grid', wide ? 'gap-6' : 'gap-5')}
    >
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
