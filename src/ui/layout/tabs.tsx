import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { nextTabIndex } from './next-tab-index.ts';

export type Tab<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  /** Makes the tab a link, so that it can be opened elsewhere and shared. */
  href?: string;
  content?: ReactNode;
  /** Shown less prominently, because it has no content yet. */
  quiet?: boolean;
};

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

const tabClasses =
  'relative shrink-0 whitespace-nowrap rounded-t-md px-1 py-3 font-medium text-muted ' +
  'outline-offset-[-2px] transition-colors hover:text-ink aria-selected:text-action ' +
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:scale-x-0 after:rounded-full ' +
  'after:bg-action after:transition-[scale] after:duration-200 aria-selected:after:scale-x-100';

/** How much of the neighbouring tab is shown, so that people see there is one. */
const PEEK_PX = 24;

/** Scrolls the bar, and not the page, so that the selected tab is visible. */
function showChosen(bar: HTMLElement | null): void {
  const chosen = bar?.querySelector('[aria-selected=true]');
  if (!bar || !chosen) return;
  const [tab, sight] = [chosen.getBoundingClientRect(), bar.getBoundingClientRect()];
  if (tab.right > sight.right) bar.scrollLeft += tab.right - sight.right + PEEK_PX;
  else if (tab.left < sight.left) bar.scrollLeft -= sight.left - tab.left + PEEK_PX;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange } = props;
  const id = useId();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.value === value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another tab to show
  useEffect(() => showChosen(list.current), [value]);

  function press(event: MouseEvent, tab: Tab<Value>) {
    if (tab.href && opensElsewhere(event)) return;
    event.preventDefault();
    onValueChange(tab.value);
  }

  function move(event: KeyboardEvent) {
    const from = tabs.findIndex((tab) => tab.value === value);
    const to = nextTabIndex(event.key, from, tabs.length, language);
    const tab = to === null ? undefined : tabs[to];
    if (to === null || !tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="fading-ends flex gap-6 overflow-x-auto border-line border-b [scrollbar-width:none] print:hidden"
      >
        {tabs.map((tab) => (
          <TabLink
            key={tab.value}
            tab={tab}
            group={id}
            selected={tab.value === value}
            onPress={(event) => press(event, tab)}
          />
        ))}
      </div>
      {current?.content && (
        <TabPanel id={`${id}-panel`} labelledBy={`${id}-${value}`}>
          {current.content}
        </TabPanel>
      )}
    </div>
  );
}

type TabPanelProps = { id: string; labelledBy: string; children: ReactNode };

function TabPanel({ id, labelledBy, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable
      tabIndex={0}
      className="rounded-md pt-6"
    >
      {children}
    </div>
  );
}

type TabLinkProps<Value extends string> = {
  tab: Tab<Value>;
  /** The prefix for ids of tabs and panels. */
  group: string;
  selected: boolean;
  onPress: (event: MouseEvent) => void;
};

function TabLink<Value extends string>({ tab, group, selected, onPress }: TabLinkProps<Value>) {
  const Element = tab.href ? 'a' : 'button';
  return (
    <Element
      type={tab.href ? undefined : 'button'}
      href={tab.href}
      role="tab"
      id={`${group}-${tab.value}`}
      aria-selected={selected}
      aria-controls={selected && tab.content ? `${group}-panel` : undefined}
      tabIndex={selected ? 0 : -1}
      onClick={onPress}
      className={joinClasses(tabClasses, tab.quiet && 'font-normal')}
    >
      {tab.label}
    </Element>
  );
}
