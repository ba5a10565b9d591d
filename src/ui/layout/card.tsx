import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

export type CardProps = {
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li';
  /** `sand` is for what stands beside the content, such as a notice or an offer. */
  tone?: 'plain' | 'sand' | 'sunken';
  padding?: 'none' | 'md' | 'lg';
  /** Lifts on hover; the first link inside should cover the card with `after:absolute after:inset-0`. */
  interactive?: boolean;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
};

const tones = {
  plain: 'border-line bg-surface shadow-card print:shadow-none',
  sand: 'border-sand-line bg-sand-soft',
  sunken: 'border-transparent bg-sunken',
};

const paddings = { none: '', md: 'p-5', lg: 'p-6 sm:p-8' };

export function Card(props: CardProps) {
  const { children, as: Element = 'div', tone = 'plain', padding = 'md', className } = props;
  return (
    <Element
      aria-labelledby={props.labelledBy}
      className={joinClasses(
        'relative min-w-0 rounded-xl border',
        tones[tone],
        paddings[padding],
        props.interactive &&
          'transition-[border-color,box-shadow,translate] focus-within:border-action hover:-translate-y-0.5 hover:border-action/50 hover:shadow-lift motion-reduce:hover:translate-y-0',
        className,
      )}
    >
      {children}
    </Element>
  );
}
