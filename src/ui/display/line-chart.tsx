import { joinClasses } from '#ui/join-classes.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartHint } from './chart-hint.tsx';
import { alongOf, axisTicks, heightOf } from './chart-scale.ts';
import { type ChartData, largestOf, seriesColours } from './chart-series.ts';

/** More dots than this would hide their line; then only the one under the pointer is shown. */
const MOST_DOTS = 14;

export function LineChart(props: ChartData) {
  const { labels, series, isLastOpen = false } = props;
  const ticks = axisTicks(largestOf(series));
  return (
    <ChartFrame {...props} ticks={ticks} labelsAt="edges">
      <Lines labels={labels} series={series} isLastOpen={isLastOpen} ticks={ticks} />
      {labels.map((label, position) => (
        <div
          key={label}
          className="group absolute inset-y-0 w-8 -translate-x-1/2 rtl:translate-x-1/2"
          style={{ insetInlineStart: `${alongOf(position, labels.length)}%` }}
        >
          {series.map((one, index) => (
            <span
              key={one.name}
              className={joinClasses(
                'absolute start-1/2 size-2 -translate-x-1/2 translate-y-1/2 rounded-full ring-2 ring-surface transition-[scale] group-hover:scale-150 rtl:translate-x-1/2',
                labels.length > MOST_DOTS && 'opacity-0 group-hover:opacity-100',
                seriesColours[index]?.ground,
              )}
              style={{ bottom: `${heightOf(one.values[position] ?? 0, ticks)}%` }}
            />
          ))}
          <ChartHint label={label} series={series} position={position} count={labels.length} />
        </div>
      ))}
    </ChartFrame>
  );
}

type LinesProps = Required<Pick<ChartData, 'labels' | 'series' | 'isLastOpen'>> & {
  ticks: readonly number[];
};

/** Draws the lines; the first is filled. If the last day is not over, the segment that leads to it is dotted. */
function Lines({ labels, series, isLastOpen, ticks }: LinesProps) {
  const lines = series.map(({ values }) =>
    values.map(
      (value, index) => `${alongOf(index, values.length)},${100 - heightOf(value, ticks)}`,
    ),
  );
  const isOpen = isLastOpen && labels.length > 2;
  const closed = isOpen ? lines.map((points) => points.slice(0, -1)) : lines;
  return (
    // Stretched to its box without scaling the strokes, and mirrored on right-to-left pages.
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
    >
      {closed[0] && (
        <polygon
          className="fill-chart-1 opacity-10"
          points={`0,100 ${closed[0].join(' ')} ${alongOf(closed[0].length - 1, labels.length)},100`}
        />
      )}
      {isOpen &&
        lines.map((points, index) => (
          <polyline
            key={series[index]?.name}
            points={points.slice(-2).join(' ')}
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            strokeDasharray="0.1 5"
            vectorEffect="non-scaling-stroke"
            className={seriesColours[index]?.stroke}
          />
        ))}
      {closed.map((points, index) => (
        <polyline
          key={series[index]?.name}
          points={points.join(' ')}
          fill="none"
          strokeWidth="2.25"
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={index === 0 ? undefined : '5 4'}
          vectorEffect="non-scaling-stroke"
          className={seriesColours[index]?.stroke}
        />
      ))}
    </svg>
  );
}
