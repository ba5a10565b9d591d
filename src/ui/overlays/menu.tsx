import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { listItemClasses, popupClasses } from './popup-classes.ts';

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

export type MenuProps = {
  /** The button that opens the menu, such as Button or IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
};

export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-60 outline-none">
          <Base.Popup className={joinClasses(popupClasses, 'min-w-48 max-w-80')}>
            {items.map((item) => (
              <div key={item.key} role="presentation">
                {item.separated && <Base.Separator className="mx-2 my-1.5 h-px bg-line" />}
                <MenuLine item={item} />
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuLine({ item }: { item: MenuItem }) {
  const className = joinClasses(
    listItemClasses,
    '[&_svg]:size-[1.125em] [&_svg]:shrink-0 [&_svg]:text-muted',
    item.tone === 'danger' && 'text-danger data-highlighted:bg-danger-soft [&_svg]:text-danger',
  );
  if (item.href && !item.disabled) {
    return (
      <Base.LinkItem href={item.href} onClick={item.onSelect} closeOnClick className={className}>
        {item.icon}
        {item.label}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item onClick={item.onSelect} disabled={item.disabled} className={className}>
      {item.icon}
      {item.label}
    </Base.Item>
  );
}
