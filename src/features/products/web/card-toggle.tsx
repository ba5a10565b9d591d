import { type ReactNode, useState } from 'react';
import { cardButtonClasses } from './card-button.ts';

type CardToggleProps = {
  readonly isIn: boolean;
  /** With the product's name, for those who do not see its card. */
  readonly label: string;
  readonly title: string;
  /** Said where there is no room for another. */
  readonly full: string;
  readonly icon: ReactNode;
  /** False where there is no room. */
  readonly onToggle: () => boolean;
};

/** Puts a product somewhere from its card, or takes it out again. */
export function CardToggle({ isIn, label, title, full, icon, onToggle }: CardToggleProps) {
  const [refused, setRefused] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={label}
      title={refused ? full : title}
      onClick={() => setRefused(!onToggle())}
      className={cardButtonClasses}
    >
      {icon}
      {refused && (
        <span role="alert" className="sr-only">
          {full}
        </span>
      )}
    </button>
  );
}
