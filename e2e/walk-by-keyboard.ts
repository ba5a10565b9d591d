import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

/** More tab stops than any page has before the target. */
const MOST_STOPS = 90;

/** Focus that the page set itself, such as on its content after navigating, is no tab stop. */
const isStop = () => {
  const element = document.activeElement;
  return element instanceof HTMLElement && element !== document.body && element.tabIndex >= 0;
};

/**
 * Whether the focus is visible: as an outline of the element or of what covers it, or as the accent-coloured border of
 * the box around a field.
 */
function isMarked(): boolean {
  const element = document.activeElement;
  if (!element) return false;
  const outlined = (each: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  if ([undefined, '::before', '::after'].some((part) => outlined(element, part))) return true;
  const around = [element, element.closest('label'), element.closest('form')];
  const action = getComputedStyle(document.documentElement).getPropertyValue('--color-action');
  const probe = document.createElement('i');
  probe.style.color = action;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return around.some(
    (each) => each && (outlined(each) || getComputedStyle(each).borderTopColor === color),
  );
}

const isInSight = () => {
  const element = document.activeElement;
  if (!element) return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};

/** Whether nothing that sticks while scrolling, such as a header, covers it. */
const isUncovered = () => {
  const element = document.activeElement;
  if (!element) return false;
  const { top, left, width, height } = element.getBoundingClientRect();
  let over = document.elementFromPoint(left + width / 2, top + height / 2);
  for (; over && !over.contains(element); over = over.parentElement) {
    if (['sticky', 'fixed'].includes(getComputedStyle(over).position)) return false;
  }
  return true;
};

/** Expects the focused element to be in view and visibly focused. */
async function expectFocusSeen(page: Page): Promise<void> {
  if (!(await page.evaluate(isStop))) return;
  const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  await expect.poll(() => page.evaluate(isMarked), name).toBe(true);
  await expect.poll(() => page.evaluate(isInSight), name).toBe(true);
  await expect.poll(() => page.evaluate(isUncovered), name).toBe(true);
}

/** Presses Tab until the target has the focus, and checks that the focus is visible at each stop. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
