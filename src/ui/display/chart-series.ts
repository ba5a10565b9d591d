export type ChartSeries = { name: string; values: readonly number[] };

export type ChartData = {
  title: string;
  /** Said, but not shown: something beside the chart says it already. */
  hideTitle?: boolean;
  /** What the labels along the foot are, such as "Month"; heads the table's first column. */
  labelHeader: string;
  labels: readonly string[];
  /** The last label is a day that is not over: a low figure there is not a fall. */
  isLastOpen?: boolean;
  /** Up to four, each with one value for each label. */
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
