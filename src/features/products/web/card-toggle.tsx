import { type ReactNode, useState } from 'react';
import { cardButtonClasses } from './card-button.ts';

type CardToggleProps = {
  readonly isIn: boolean;
  /** Contains the product's name, for those who do not see the card. */
  readonly label: string;
  readonly title: string;
  /** Title shown when there is no room for another product. */
  readonly full: string;
  readonly icon: ReactNode;
  /** Returns false if there is no room. */
  readonly onToggle: () => boolean;
};

/** Adds a product to a selection from its card, or removes it. */
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
