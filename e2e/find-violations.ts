import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The axe that comes with the builder. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axe = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

const isThere = (page: Page) => page.evaluate(() => 'axe' in window);

/** The builder would inject axe twice per scan, which takes as long as the scan. */
const NOTHING_TO_SEND = 'void 0';

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
 * Violations found by axe's default rules. Our pages have no frames, so axe runs in the page itself and only collects
 * violations, which takes a third of the time.
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
