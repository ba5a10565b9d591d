import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The axe that the builder brings along. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axe = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

const isThere = (page: Page) => page.evaluate(() => 'axe' in window);

/** By itself the builder sends axe into the page twice for each scan, which takes as long as the scan. */
const NOTHING_TO_SEND = 'void 0';

/** Not with every frame, which is the default: making frames takes the time that the page needs. */
export const askedOften = { polling: 40 };

/**
 * Half-way through a transition, colours are nobody's. What moves, never ends, or goes with the scrolling of a
 * bar, is taken as it is.
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
 * What axe finds on a page by all the rules it applies unasked. Our pages have no frames, so it runs in
 * the page itself and gathers nothing but violations, which takes a third of the time.
 */
export async function findViolations(page: Page): Promise<Violations> {
  if (!(await isThere(page))) await page.evaluate(axe);
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING_TO_SEND })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations;
}
