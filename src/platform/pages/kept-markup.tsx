import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

/** Gives the markup of something, made now or kept from an earlier page; none where it cannot be kept. */
export type KeepMarkup = (name: string, children: ReactNode) => string | undefined;

/** Only while pages are rendered for sending; in a browser nothing is kept. */
export const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined);

type Tag = 'div' | 'nav' | 'ul';

type KeptProps<T extends Tag> = Omit<ComponentProps<T>, 'children'> & {
  as: T;
  /** Unique; what it shows comes besides. */
  name: string;
  /** All that its content depends on besides language, country and day. */
  shows?: unknown;
  children: ReactNode;
};

/**
 * An element whose content is rendered once on the server for as long as it shows the same: cards of
 * records and the frame are on thousands of pages. Its content must not depend on the address, on who
 * is signed in or on calls, and must not make ids.
 */
export function Kept<T extends Tag>({ as, name, shows, children, ...rest }: KeptProps<T>) {
  const Element = as as 'div';
  const attributes = rest as ComponentProps<'div'>;
  const keep = useContext(KeepMarkupContext);
  if (import.meta.env.SSR && keep) {
    const markup = keep(`${name} ${JSON.stringify(shows) ?? ''}`, children);
    if (markup !== undefined) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it a moment or a page ago
      return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
    }
  }
  return <Element {...attributes}>{children}</Element>;
}
