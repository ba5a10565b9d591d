import { type ComponentProps, createContext, useContext } from 'react';

/** A part of the frame around a page. */
export type FramePart = {
  readonly tag: 'header' | 'footer';
  /** Names everything it displays except language, country and day. */
  readonly name: string;
  /** The one address in it that differs from page to page. */
  readonly address?: string | undefined;
};

export type FrameKeeper = {
  /** The cached markup of a part, from an earlier page. */
  find(part: FramePart): string | undefined;
  /** Caches the part from this page; returns the number that marks it in the markup. */
  miss(part: FramePart): number;
};

/** Set only while the server renders pages. */
export const FrameContext = createContext<FrameKeeper | undefined>(undefined);

/**
 * A part of the frame that the server renders once for all pages that display the same in it. It may use ids and event
 * handlers, because the browser hydrates it like anything else.
 */
export function CachedFrame({
  tag: Element,
  name,
  address,
  children,
  ...attributes
}: FramePart & ComponentProps<'header'>) {
  const frame = useContext(FrameContext);
  const part = { tag: Element, name, address };
  const markup = frame?.find(part);
  if (markup !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it for an earlier page
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  return (
    <Element {...attributes} data-kept={frame?.miss(part)}>
      {children}
    </Element>
  );
}
