import { joinClasses } from '#ui/join-classes.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartHint } from './chart-hint.tsx';
import { axisTicks, heightOf } from './chart-scale.ts';
import { type ChartData, largestOf, seriesColours } from './chart-series.ts';

export function BarChart(props: ChartData) {
  const { labels, series } = props;
  const ticks = axisTicks(largestOf(series));
  return (
    <ChartFrame {...props} ticks={ticks} labelsAt="bands">
      <div className="absolute inset-0 flex items-stretch">
        {labels.map((label, position) => (
          <div
            key={label}
            className="group relative grow basis-0 rounded-md transition-colors hover:bg-action-soft/60"
          >
            <div className="mx-auto flex h-full w-3/5 items-end justify-center gap-1">
              {series.map((one, index) => (
                <span
                  key={one.name}
                  className={joinClasses(
                    'max-w-12 grow basis-0 rounded-t-sm',
                    seriesColours[index]?.ground,
                  )}
                  style={{ height: `${heightOf(one.values[position] ?? 0, ticks)}%` }}
                />
              ))}
            </div>
            <ChartHint label={label} series={series} position={position} count={labels.length} />
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
