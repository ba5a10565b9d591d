import { expect, type Page } from '@playwright/test';

/** Runs in the page: finds words that wrap without a hyphen, and words that are cut off at an edge. */
function findHurtWords(): string[] {
  const LONGEST = 22;
  const hurt = new Set<string>();
  const rangeOf = (text: Text, from: number, length: number) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + length);
    return range;
  };
  /** The nearest edge that clips content; with an ellipsis or scrolling the text can still be read. */
  const findEdge = (element: Element): DOMRect | undefined => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(each);
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) return undefined;
      const box = each.getBoundingClientRect();
      // Visually hidden text has no visible box.
      if (/hidden|clip/.test(overflowX)) return box.width > 1 ? box : undefined;
    }
    return undefined;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      continue;
    if (element.closest('script, style, [aria-hidden=true]')) continue;
    const edge = findEdge(element);
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]{3,}/gu)) {
      // Lines below the last visible one are replaced by its ellipsis.
      const parts = [...rangeOf(text, index, word.length).getClientRects()].filter(
        ({ top }) => !edge || top < edge.bottom - 1,
      );
      const lines = new Set(parts.map(({ top }) => Math.round(top)));
      if (word.length <= LONGEST && lines.size > 1) hurt.add(`broken: ${word}`);
      const isCut = parts.some(
        ({ left, right }) => edge && (left < edge.left - 2 || right > edge.right + 2),
      );
      if (isCut) hurt.add(`cut: ${word}`);
    }
  }
  return [...hurt];
}

/** Expects every word to be on one line and within its container. */
export async function expectWholeWords(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findHurtWords)).toEqual([]);
}
