import type { Locator } from '@playwright/test';

/** Counts elements that React has rendered again: each gets a new props object, even if all props are the same. */
function countChanged(elements: Element[]): number {
  const kept = window as unknown as { attributes?: Map<Element, unknown> };
  const attributesOf = (element: Element) =>
    Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1];
  const before = kept.attributes;
  kept.attributes = new Map(elements.map((each) => [each, attributesOf(each)]));
  return elements.filter((each) => before?.get(each) !== attributesOf(each)).length;
}

/** How many of these elements are rendered again during an action. */
export async function countRerendered(
  elements: Locator,
  act: () => Promise<void>,
): Promise<number> {
  await elements.evaluateAll(countChanged);
  await act();
  return elements.evaluateAll(countChanged);
}
