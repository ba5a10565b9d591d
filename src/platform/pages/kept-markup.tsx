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

/** Gives the markup of something, made now or kept from an earlier page; none where it cannot be kept. */
export type KeepMarkup = (name: string, children: ReactNode) => string | undefined;

/** Only while pages are rendered for sending; in a browser nothing is kept. */
export const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined);

type Tag = 'div' | 'nav' | 'ul';

type KeptProps<T extends Tag> = Omit<ComponentProps<T>, 'children' | 'ref'> & {
  as: T;
  /** Unique; what it shows comes besides. */
  name: string;
  /** All that its content depends on besides language, country and day. */
  shows?: unknown;
  children: ReactNode;
};

/**
 * An element whose content is rendered once on the server for as long as it shows the same, and is not
 * touched by the browser until it shows something else: cards of records and the frame are on thousands of
 * pages and most of what is on one. Its content must not depend on the address, on who is signed in or on
 * calls, must not make ids, and leaves what acts to the element itself.
 */
export const Kept = import.meta.env.SSR ? Rendered : TakenOver;

function Rendered<T extends Tag>({ as, name, shows, children, ...rest }: KeptProps<T>) {
  const Element = as as 'div';
  const attributes = rest as ComponentProps<'div'>;
  const keep = useContext(KeepMarkupContext);
  const markup = keep?.(`${name} ${JSON.stringify(shows) ?? ''}`, children);
  if (markup === undefined) return <Element {...attributes}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it a moment or a page ago
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}

function TakenOver<T extends Tag>({ as, name: _, shows, children, ...rest }: KeptProps<T>) {
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

/** Whether the content is still what the server sent: nothing else was to be shown and no picture failed. */
function useServedMarkup(shows: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  let isTakenOver = false;
  // React asks for the server's snapshot only where it takes over what the server rendered.
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
    // One that failed before hydration sent its error event to nobody.
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
