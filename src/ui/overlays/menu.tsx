import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { nextMenuIndex } from './menu-focus.ts';
import { type MenuItem, MenuLine } from './menu-line.tsx';
import { popupClasses } from './popup-classes.ts';
import { useCloseOutside } from './use-close-outside.ts';
import { usePopupPlace } from './use-popup-place.ts';

type TriggerWiring = {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  label: string;
  /** Renders the button that opens the menu, with the given attributes on it. */
  trigger: (wiring: TriggerWiring) => ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
};

const wantedWidth = 208;
const wantedHeight = 300;

function linesOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])];
}

/** Opens a menu at its first or last item, moves the focus by keyboard and returns it to the button. */
function useMenu(align: 'start' | 'end') {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const wanted = { width: wantedWidth, height: wantedHeight, align };
  const { place, measure } = usePopupPlace(root, wanted);
  const open = openAt !== null;
  useCloseOutside(root, open, () => setOpenAt(null));

  useEffect(() => {
    if (openAt)
      linesOf(panel.current)
        .at(openAt === 'first' ? 0 : -1)
        ?.focus();
  }, [openAt]);

  function show(at: 'first' | 'last') {
    measure();
    setOpenAt(at);
  }

  function close() {
    setOpenAt(null);
    root.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
  }

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Keeps a dialog around the menu from closing as well.
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    const all = linesOf(panel.current);
    const from = all.indexOf(document.activeElement as HTMLElement);
    const to = nextMenuIndex(
      event.key,
      from,
      all.map((line) => line.textContent ?? ''),
    );
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  }

  const toggle = () => (open ? setOpenAt(null) : show('first'));
  return { root, panel, place, open, toggle, close, openByKey, move };
}

export function Menu({ label, trigger, items, align = 'start' }: MenuProps) {
  const id = useId();
  const { root, panel, place, open, toggle, close, openByKey, move } = useMenu(align);

  return (
    <div ref={root} className="relative inline-block">
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: toggle,
        onKeyDown: openByKey,
      })}
      {open && (
        <div
          ref={panel}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
          className={joinClasses(popupClasses(place), 'w-max min-w-52 max-w-72')}
        >
          {items.map((item) => (
            <MenuLine key={item.key} item={item} onClose={close} />
          ))}
        </div>
      )}
    </div>
  );
}
