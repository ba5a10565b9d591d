import { type ComponentProps, createContext, useContext } from 'react';

/** A part of what surrounds the page. */
export type KeptPart = {
  readonly tag: 'header' | 'footer';
  /** Made of all that it shows besides language, country and day. */
  readonly name: string;
  /** The one address in it that differs from page to page. */
  readonly address?: string | undefined;
};

export type FrameKeeper = {
  /** Its markup, as an earlier page had it. */
  find(part: KeptPart): string | undefined;
  /** Has it kept from this page; answers what it is marked with until then. */
  miss(part: KeptPart): number;
};

/** Only while pages are rendered for sending. */
export const FrameContext = createContext<FrameKeeper | undefined>(undefined);

/**
 * A part of the frame, which the server renders once for all pages that show the same in it. It may make ids and act:
 * the browser takes it over like anything else.
 */
export function KeptFrame({
  tag: Element,
  name,
  address,
  children,
  ...attributes
}: KeptPart & ComponentProps<'header'>) {
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
