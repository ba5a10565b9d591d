import type { FrameKeeper, KeptPart } from '#platform/pages/kept-frame.tsx';
import type { MarkupStore } from '#platform/pages/rendered-page.ts';

/** Stands in kept markup for the address that differs from page to page; nobody writes such a sign. */
const HOLE = '\ue000';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React writes an attribute. */
const attributeOf = (address: string) =>
  `href="${address.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)}"`;

const mark = (position: number) => ` data-kept="${position}">`;

/** What is between a marked tag and its end, if there is no other of its kind inside. */
function contentOf(body: string, tag: string, position: number): string | undefined {
  const marked = mark(position);
  const from = body.indexOf(marked) + marked.length;
  const content = body.slice(from, body.indexOf(`</${tag}>`, from));
  return from < marked.length || content.includes(`<${tag}`) ? undefined : content;
}

/** The markup with a hole for the address, where that stands in it once and nothing looks like a hole. */
function withHole(content: string, address: string): string | undefined {
  const [before, after, ...more] = content.split(attributeOf(address));
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  return content.includes(HOLE) ? undefined : before + HOLE + after;
}

export type PageFrame = FrameKeeper & {
  /** The page's markup as it is sent; what was missing is kept from it for the pages to come. */
  finish(body: string): string;
};

/**
 * Keeps parts of the frame as they stood in a page, ids and all: these count places in the tree, which are the same
 * on every page. `common` is what every part depends on.
 */
export function frameKeeper(store: MarkupStore, common: string): PageFrame {
  const missing: KeptPart[] = [];

  function keep(body: string, { tag, name, address }: KeptPart, position: number): void {
    const content = contentOf(body, tag, position);
    const markup = content && (address === undefined ? content : withHole(content, address));
    // A copy: a piece of a text holds all of it.
    if (markup) store.set(common + name, Buffer.from(markup).toString(), 2 * markup.length);
  }

  return {
    find({ name, address }) {
      const markup = store.find(common + name);
      return address === undefined ? markup : markup?.replace(HOLE, () => attributeOf(address));
    },
    miss: (part) => missing.push(part) - 1,
    finish(body) {
      missing.forEach((part, position) => {
        keep(body, part, position);
      });
      return missing.reduce((text, _, position) => text.replace(mark(position), '>'), body);
    },
  };
}
