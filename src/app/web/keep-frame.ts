import { lookup } from '#platform/lookups/lookup.ts';
import type { FrameKeeper, FramePart } from '#platform/pages/cached-frame.tsx';
import type { MarkupStore } from '#platform/pages/rendered-page.ts';

/**
 * Placeholder in cached markup for the address, which differs between pages. It is a private-use character that nobody
 * types.
 */
const HOLE = '\ue000';

const escapes: Readonly<Record<string, string>> = lookup({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
});

/** The attribute as React serialises it. */
const attributeOf = (address: string) =>
  `href="${address.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)}"`;

const mark = (position: number) => ` data-kept="${position}">`;

/** The content of a marked element; undefined if it contains another element with the same tag. */
function contentOf(body: string, tag: string, position: number): string | undefined {
  const marked = mark(position);
  const from = body.indexOf(marked) + marked.length;
  const content = body.slice(from, body.indexOf(`</${tag}>`, from));
  return from < marked.length || content.includes(`<${tag}`) ? undefined : content;
}

/** Replaces the address in the markup by the placeholder; undefined unless it occurs exactly once. */
function withHole(content: string, address: string): string | undefined {
  const [before, after, ...more] = content.split(attributeOf(address));
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  return content.includes(HOLE) ? undefined : before + HOLE + after;
}

export type PageFrame = FrameKeeper & {
  /** Returns the page's final markup, and caches the parts that were missing for the next pages. */
  finish(body: string): string;
};

/**
 * Caches parts of the frame as a page rendered them, including ids: React derives those from the position in the tree,
 * which is the same on every page. `common` is the part of the key that all share.
 */
export function frameKeeper(store: MarkupStore, common: string): PageFrame {
  const missing: FramePart[] = [];

  function keep(body: string, { tag, name, address }: FramePart, position: number): void {
    const content = contentOf(body, tag, position);
    const markup = content && (address === undefined ? content : withHole(content, address));
    // Copied, because a substring would keep the whole page's string in memory.
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
