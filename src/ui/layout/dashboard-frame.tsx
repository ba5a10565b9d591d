import { type MouseEvent, type ReactNode, useId } from 'react';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { dashboardGrid } from './dashboard-grid.ts';
import { useDashboardMenu } from './dashboard-menu-context.ts';

export type DashboardEntry = {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** A number or a word after the label. */
  readonly badge?: ReactNode;
  readonly isCurrent: boolean;
};

/** A group of entries; the first group needs no heading. */
export type DashboardGroup = {
  readonly label?: string;
  readonly entries: readonly DashboardEntry[];
};

export type DashboardFrameProps = {
  /** The name of the menu, for screen readers and as the title of the drawer. */
  menuLabel: string;
  groups: readonly DashboardGroup[];
  /** The owner of the dashboard, shown above the entries. */
  identity?: ReactNode;
  /** Shown between identity and entries, such as a search box. */
  tools?: ReactNode;
  /** Shown below the entries, such as notices. */
  below?: ReactNode;
  /** The way to sign out, which stays visible below a menu that scrolls. */
  exit?: ReactNode;
  /** What the bar has no room for on small screens; shown last in the drawer. */
  preferences?: ReactNode;
  /** The page, which begins with its PageHeader. */
  children: ReactNode;
};

const entryClasses =
  'flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-soft transition-colors lg:min-h-8 ' +
  'hover:bg-sunken hover:text-ink aria-[current]:bg-action-soft aria-[current]:text-action ' +
  '[&_svg]:size-5 [&_svg]:shrink-0 lg:[&_svg]:size-4.5';

/** Scrolls a long menu to its current entry when a page is opened by its address. */
function keepCurrentInSight(menu: HTMLElement | null): void {
  const current = menu?.querySelector<HTMLElement>('[aria-current]');
  if (!menu || !current) return;
  const isBelow = current.offsetTop + current.offsetHeight > menu.scrollTop + menu.clientHeight;
  if (isBelow) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
}

/** A menu beside the page; below the large breakpoint it is a drawer that the bar opens. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { menuLabel, exit, preferences, children } = props;
  const { isOpen, setOpen } = useDashboardMenu();

  /** Following a link in the menu closes it. */
  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) setOpen(false);
  }

  return (
    <div className={`${dashboardGrid} grow content-start lg:content-stretch`}>
      <aside className="hidden border-line border-e lg:block">
        <div className="sticky top-14 flex max-h-[calc(100dvh-3.5rem)] flex-col">
          <div
            ref={keepCurrentInSight}
            className="fading-ends fading-down grid min-h-0 content-start gap-3 overflow-y-auto overscroll-contain py-3 ps-1 pe-5"
          >
            <SideMenu {...props} />
          </div>
          {exit && <div className="border-line border-t py-1.5 ps-1 pe-5">{exit}</div>}
        </div>
      </aside>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={menuLabel}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of presses on the links inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key clicks too */}
        <div className="grid gap-6" onClick={closeOnLink}>
          <SideMenu {...props} />
          {exit}
          {preferences}
        </div>
      </Drawer>
      <main id="content" data-work tabIndex={-1} className="min-w-0 pb-16 outline-none">
        {children}
      </main>
    </div>
  );
}

function SideMenu({ menuLabel, identity, tools, groups, below }: DashboardFrameProps) {
  return (
    <>
      {identity}
      {tools}
      <nav aria-label={menuLabel} className="grid gap-5 lg:gap-2.5 lg:text-sm">
        {groups.map((group) => (
          <Group key={group.entries[0]?.href} {...group} />
        ))}
      </nav>
      {below}
    </>
  );
}

function Group({ label, entries }: DashboardGroup) {
  const id = useId();
  return (
    <div className="grid gap-1">
      {label && (
        <p id={id} className="px-3 pb-0.5 font-medium text-muted text-xs">
          {label}
        </p>
      )}
      <ul aria-labelledby={label && id} className="grid gap-0.5 lg:gap-0">
        {entries.map(({ href, label: name, icon, badge, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} className={entryClasses}>
              <span aria-hidden="true">{icon}</span>
              <span className="grow">{name}</span>
              {badge}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
