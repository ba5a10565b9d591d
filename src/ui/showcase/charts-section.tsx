import { useSay } from '#platform/i18n/say-context.tsx';
import { BarChart } from '#ui/display/bar-chart.tsx';
import { LineChart } from '#ui/display/line-chart.tsx';
import { Card } from '#ui/layout/card.tsx';
import { sampleCities } from './sample-cities.ts';
import { showcaseTexts as texts } from './showcase.texts.ts';
import { ShowcaseSection } from './showcase-section.tsx';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun'] as const;

export function ChartsSection() {
  const say = useSay();
  return (
    <ShowcaseSection id="charts" title={say(texts.charts)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <Card>
          <LineChart
            title={say(texts.lastSixMonths)}
            labelHeader={say(texts.month)}
            labels={months.map((month) => say(texts[month]))}
            series={[
              { name: say(texts.visits), values: [120, 180, 165, 240, 310, 372] },
              { name: say(texts.lastYear), values: [90, 110, 130, 128, 190, 205] },
            ]}
          />
        </Card>
        <Card>
          <BarChart
            title={say(texts.byCity)}
            labelHeader={say(texts.city)}
            labels={sampleCities(say)
              .slice(0, 6)
              .map((city) => city.label)}
            series={[{ name: say(texts.visits), values: [1284, 932, 407, 610, 355, 120] }]}
          />
        </Card>
      </div>
    </ShowcaseSection>
  );
}
