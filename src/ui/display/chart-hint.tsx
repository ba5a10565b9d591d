import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { type ChartSeries, seriesColours } from './chart-series.ts';

type ChartHintProps = {
  label: string;
  series: readonly ChartSeries[];
  position: number;
  count: number;
};

/** The exact values under the pointer; without a pointer, the table has them. */
export function ChartHint({ label, series, position, count }: ChartHintProps) {
  const numbers = new Intl.NumberFormat(useLanguage(), { numberingSystem: 'latn' });
  // Opens towards the middle, so that it never leaves the plot.
  const inLastHalf = position >= count / 2;
  return (
    <div
      className={joinClasses(
        'pointer-events-none absolute top-0 z-10 hidden min-w-28 rounded-md border border-line bg-raised px-3 py-2 text-ink text-xs shadow-lift group-hover:block',
        inLastHalf ? 'end-full' : 'start-full',
      )}
    >
      <span className="block font-medium">{label}</span>
      {series.map((one, index) => (
        <span key={one.name} className="flex items-center gap-1.5 whitespace-nowrap">
          <span className={joinClasses('size-2 rounded-full', seriesColours[index]?.ground)} />
          <span className="text-soft">{one.name}</span>
          <span className="ms-auto ps-3 font-medium">
            {numbers.format(one.values[position] ?? 0)}
          </span>
        </span>
      ))}
    </div>
  );
}
