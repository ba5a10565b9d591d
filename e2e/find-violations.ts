import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

declare global {
  var axe: {
    run(of: Document, options: object): Promise<{ readonly violations: Violations }>;
  };
}

/** The axe that comes with the builder. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axeSource = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

const isThere = (page: Page) => page.evaluate(() => 'axe' in window);

/** Polling with every frame, the default, would take the time that the page needs for its own frames. */
export const askedOften = { polling: 40 };

/**
 * Waits for transitions, because half-way through them colours are undefined. Animations that never end or depend on
 * scrolling are ignored.
 */
async function untilStill(page: Page): Promise<void> {
  const isStill = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .every(
        (each) =>
          each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY ||
          (each instanceof CSSTransition &&
            /^(transform|translate)$/.test(each.transitionProperty)),
      );
  await page.waitForFunction(isStill, undefined, askedOften);
}

/**
 * Violations found by axe's default rules. Our pages have no frames, so axe runs in the page itself, without its
 * builder, whose questions cost a fifth of a scan. Collecting violations alone takes a third of the time.
 */
export async function findViolations(page: Page): Promise<Violations> {
  if (!(await isThere(page))) await page.evaluate(axeSource);
  await untilStill(page);
  return page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations;
  });
}
