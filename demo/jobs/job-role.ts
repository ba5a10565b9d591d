import type { DemoText } from '#demo/demo-text.ts';

export type JobRole = {
  readonly title: DemoText;
  /** What one does there, and what one brings. */
  readonly duties: DemoText;
  /** Categories of companies, or keys of single ones, that have such people. */
  readonly places: readonly string[];
  /** Usual monthly pay in the Gulf, in dollars. */
  readonly dollars: number;
};

export function role(
  title: readonly [en: string, ar: string],
  duties: readonly [en: string, ar: string],
  dollars: number,
  ...places: string[]
): JobRole {
  return {
    title: { en: title[0], ar: title[1] },
    duties: { en: duties[0], ar: duties[1] },
    places,
    dollars,
  };
}
