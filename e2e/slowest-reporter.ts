import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Took, tellSlowest } from '#testing/tell-slowest.ts';

/** Lists the slowest journeys at the end. */
export default class SlowestReporter implements Reporter {
  readonly #took: Took[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, , , ...title] = test.titlePath();
    const place = `${test.location.file.split('/').at(-1)}:${test.location.line}`;
    this.#took.push({ name: `${place} › ${title.join(' › ')}`, ms: duration });
  }

  onEnd(): void {
    tellSlowest('journeys', this.#took);
  }
}
