import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** Returns the markup of children, rendered now or cached from an earlier page; undefined if it cannot be cached. */
export type KeepMarkup = (name: string, children: ReactNode) => string | undefined;

/** Set only while the server renders pages; in a browser nothing is cached. */
export const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined);

type Tag = 'div' | 'nav' | 'ul';

type CachedMarkupProps<T extends Tag> = Omit<ComponentProps<T>, 'children' | 'ref'> & {
  as: T;
  /** Unique; the cache key consists of this and `shows`. */
  name: string;
  /** Everything its content depends on except language, country and day. */
  shows?: unknown;
  children: ReactNode;
};

/**
 * An element whose content the server renders once for as long as it displays the same, and which the browser does not
 * touch until it displays something else. Cards of records and the frame appear on thousands of pages and make up most
 * of one. The content must not depend on the address, on who is signed in or on calls, must not create ids, and must
 * leave event handlers to the element itself.
 */
export const CachedMarkup = import.meta.env.SSR ? Rendered : TakenOver;

function Rendered<T extends Tag>({ as, name, shows, children, ...rest }: CachedMarkupProps<T>) {
  const Element = as as 'div';
  const attributes = rest as ComponentProps<'div'>;
  const keep = useContext(KeepMarkupContext);
  const markup = keep?.(`${name} ${JSON.stringify(shows) ?? ''}`, children);
  if (markup === undefined) return <Element {...attributes}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it a moment or a page ago
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}

function TakenOver<T extends Tag>({ as, name: _, shows, children, ...rest }: CachedMarkupProps<T>) {
  const Element = as as 'div';
  const attributes = rest as ComponentProps<'div'>;
  const { isUntouched, ref } = useServedMarkup(shows);
  if (!isUntouched) return <Element {...attributes}>{children}</Element>;
  return (
    <Element
      key="served"
      {...attributes}
      ref={ref}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration leaves what the server sent
      dangerouslySetInnerHTML={WHAT_IS_THERE}
    />
  );
}

const WHAT_IS_THERE = { __html: '' };

const never = () => () => undefined;
const nothing = () => undefined;

/** Whether the content is still what the server sent: it was not to display anything else, and no picture failed. */
function useServedMarkup(shows: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  let isTakenOver = false;
  // React reads the server snapshot only when it hydrates.
  useSyncExternalStore(never, nothing, () => {
    isTakenOver = true;
  });
  const [served, setServed] = useState(isTakenOver ? { shows } : undefined);
  const isUntouched = served !== undefined && isSame(served.shows, shows);
  if (served && !isUntouched) setServed(undefined);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const render = () => setServed(undefined);
    // A picture that failed before hydration fired its error event before anybody listened.
    if ([...element.querySelectorAll('img')].some(hasFailed)) render();
    element.addEventListener('error', render, true);
    return () => element.removeEventListener('error', render, true);
  }, []);

  return { isUntouched, ref };
}

const isSame = (before: unknown, now: unknown): boolean =>
  Object.is(before, now) || JSON.stringify(before) === JSON.stringify(now);

const hasFailed = ({ complete, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0;
