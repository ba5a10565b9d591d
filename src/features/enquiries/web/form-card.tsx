import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';

type FormCardProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Wider gaps, for parts that are more than single fields. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of a form, with its heading. */
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
