import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { listItemClasses } from './popup-classes.ts';

export type MenuItem = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Makes the item a link. */
  href?: string;
  onSelect?: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  /** Draws a line above the item. */
  separated?: boolean;
};

const shared =
  'outline-offset-[-2px] [&_svg]:size-[1.125em] [&_svg]:shrink-0 disabled:cursor-not-allowed ' +
  'disabled:text-muted disabled:opacity-60';

const tones = {
  plain: 'hover:bg-action-soft focus:bg-action-soft [&_svg]:text-muted',
  danger: 'text-danger hover:bg-danger-soft focus:bg-danger-soft',
};

export function MenuLine({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const className = joinClasses(listItemClasses, shared, tones[item.tone ?? 'plain']);

  function select() {
    onClose();
    item.onSelect?.();
  }

  return (
    <>
      {item.separated && <hr className="mx-2 my-1.5 border-line" />}
      {item.href && !item.disabled ? (
        <a role="menuitem" tabIndex={-1} href={item.href} onClick={select} className={className}>
          {item.icon}
          {item.label}
        </a>
      ) : (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={item.disabled}
          onClick={select}
          className={className}
        >
          {item.icon}
          {item.label}
        </button>
      )}
    </>
  );
}
