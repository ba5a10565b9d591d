import type { ReactNode } from 'react';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { alongOf, heightOf, shownLabels } from './chart-scale.ts';
import { type ChartData, seriesColours } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';

type ChartFrameProps = ChartData & {
  ticks: readonly number[];
  /**
   * With `edges` the first and last labels are at the edges of the plot, with `bands` each is in the middle of its
   * band.
   */
  labelsAt: 'edges' | 'bands';
  children: ReactNode;
};

const mostLabels = 6;

/** Title, legend, axes and a table of the data around any plot. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, hideTitle, labels, labelHeader, series, ticks, labelsAt, children } = props;
  return (
    <figure className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <figcaption
        className={
          hideTitle ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1'
        }
      >
        <span className="font-semibold">{title}</span>
        {series.length > 1 && <Legend series={series} />}
      </figcaption>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-muted text-xs tabular-nums"
      >
        <ValueAxis ticks={ticks} />
        <div className="relative h-52">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-line border-t first:border-edge/60"
              style={{ bottom: `${heightOf(tick, ticks)}%` }}
            />
          ))}
          {children}
        </div>
        <LabelAxis labels={labels} labelsAt={labelsAt} />
      </div>
      <ChartTable title={title} labels={labels} labelHeader={labelHeader} series={series} />
    </figure>
  );
}

function Legend({ series }: Pick<ChartFrameProps, 'series'>) {
  return (
    <span className="flex flex-wrap gap-x-4 text-soft text-sm" aria-hidden="true">
      {series.map((one, index) => (
        <span key={one.name} className="inline-flex items-center gap-1.5">
          <span
            className={joinClasses(
              'size-2.5 rounded-full forced-color-adjust-none',
              seriesColours[index]?.ground,
            )}
          />
          {one.name}
        </span>
      ))}
    </span>
  );
}

function ValueAxis({ ticks }: Pick<ChartFrameProps, 'ticks'>) {
  const language = useLanguage();
  const numbers = new Intl.NumberFormat(language, { notation: 'compact', numberingSystem: 'latn' });
  return (
    <div className="relative min-w-7">
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute end-0 translate-y-1/2 leading-none"
          style={{ bottom: `${heightOf(tick, ticks)}%` }}
        >
          {numbers.format(tick)}
        </span>
      ))}
      <span className="invisible">{numbers.format(ticks.at(-1) ?? 0)}</span>
    </div>
  );
}

function LabelAxis({ labels, labelsAt }: Pick<ChartFrameProps, 'labels' | 'labelsAt'>) {
  const shown = [...shownLabels(labels.length, mostLabels)];
  const alongAt = (index: number) =>
    labelsAt === 'edges' ? alongOf(index, labels.length) : ((index + 0.5) / labels.length) * 100;
  return (
    <div className="relative col-start-2 h-5">
      {labels.map((label, index) => {
        const place = shown.indexOf(index);
        if (place < 0) return null;
        const isLast = index === labels.length - 1 && labels.length > 1;
        return (
          <span
            key={label}
            className={joinClasses(
              'absolute max-w-24 truncate whitespace-nowrap',
              // The last label is right-aligned with the plot, so that it does not stick out.
              isLast ? 'end-0' : '-translate-x-1/2 rtl:translate-x-1/2',
              // In a narrow place every second label is hidden, counted from the last.
              place % 2 === 1 && '@max-[36rem]:hidden',
            )}
            style={isLast ? undefined : { insetInlineStart: `${alongAt(index)}%` }}
          >
            {label}
          </span>
        );
      })}
    </div>
  );
}
