import { Menu } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Drawer } from '#ui/overlays/drawer.tsx';

export type DashboardEntry = {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** A number or a word after the label. */
  readonly badge?: ReactNode;
  readonly isCurrent: boolean;
};

export type DashboardFrameProps = {
  /** What the menu is called, by screen readers and on the button that opens it on small screens. */
  menuLabel: string;
  entries: readonly DashboardEntry[];
  /** Whose dashboard it is; stands above the entries. */
  identity?: ReactNode;
  /** Between the two, such as a search box. */
  tools?: ReactNode;
  /** Below the entries, such as notices and the way out. */
  below?: ReactNode;
  /** The page, which begins with its PageHeader. */
  children: ReactNode;
};

const entryClasses =
  'flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-soft transition-colors ' +
  'hover:bg-sunken hover:text-ink aria-[current]:bg-action-soft aria-[current]:text-action ' +
  '[&_svg]:size-5 [&_svg]:shrink-0';

/** So many entries stand closer beside the page, to be seen without scrolling. */
const MANY_ENTRIES = 12;

/** A menu beside the page; below the large breakpoint it becomes a drawer. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { menuLabel, children } = props;
  const [open, setOpen] = useState(false);

  /** Going somewhere from the menu closes it. */
  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) setOpen(false);
  }

  return (
    <div className="mx-auto grid w-full max-w-[96rem] grow px-4 sm:px-6 content-start lg:content-stretch lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-6">
      <aside className="hidden border-line border-e py-8 pe-6 lg:block">
        <div className="sticky top-24 grid max-h-[calc(100dvh-8rem)] content-start gap-6 overflow-y-auto px-1 pb-1">
          <SideMenu {...props} />
        </div>
      </aside>
      <div className="pt-4 lg:hidden">
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          icon={<Menu aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {menuLabel}
        </Button>
        <Drawer open={open} onClose={() => setOpen(false)} title={menuLabel}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of presses on the links inside */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key clicks too */}
          <div className="grid gap-6" onClick={closeOnLink}>
            <SideMenu {...props} />
          </div>
        </Drawer>
      </div>
      <main id="content" tabIndex={-1} className="min-w-0 pb-16 outline-none">
        {children}
      </main>
    </div>
  );
}

function SideMenu({ menuLabel, identity, tools, entries, below }: DashboardFrameProps) {
  return (
    <>
      {identity}
      {tools}
      <nav aria-label={menuLabel}>
        <ul
          className={joinClasses(
            'grid gap-1',
            entries.length > MANY_ENTRIES && 'lg:gap-0 lg:text-sm lg:[&_a]:min-h-9',
          )}
        >
          {entries.map(({ href, label, icon, badge, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? 'page' : undefined} className={entryClasses}>
                <span aria-hidden="true">{icon}</span>
                <span className="grow">{label}</span>
                {badge}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {below}
    </>
  );
}
