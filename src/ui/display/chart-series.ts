export type ChartSeries = { name: string; values: readonly number[] };

export type ChartData = {
  title: string;
  /** Hides the title visually, for charts whose context names them already. */
  hideTitle?: boolean;
  /** What the labels are, such as “Month”; heads the first column of the table. */
  labelHeader: string;
  labels: readonly string[];
  /** Whether the last label is a day that is not over, so that a low value there is no decline. */
  isLastOpen?: boolean;
  /** Up to four series with one value per label. */
  series: readonly ChartSeries[];
};

export const seriesColours = [
  { ground: 'bg-chart-1', stroke: 'stroke-chart-1' },
  { ground: 'bg-chart-2', stroke: 'stroke-chart-2' },
  { ground: 'bg-chart-3', stroke: 'stroke-chart-3' },
  { ground: 'bg-chart-4', stroke: 'stroke-chart-4' },
] as const;

export function largestOf(series: readonly ChartSeries[]): number {
  return series.reduce((largest, one) => Math.max(largest, ...one.values), 0);
}
