import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { BarChart } from '#ui/display/bar-chart.tsx';
import { LineChart } from '#ui/display/line-chart.tsx';
import { Card } from '#ui/layout/card.tsx';
import { sampleCities } from './sample-cities.ts';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun'] as const;

export function ChartsSection() {
  const t = useTranslate();
  return (
    <StyleGuideSection id="charts" title={t(texts.charts)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <Card>
          <LineChart
            title={t(texts.lastSixMonths)}
            labelHeader={t(texts.month)}
            labels={months.map((month) => t(texts[month]))}
            series={[
              { name: t(texts.visits), values: [120, 180, 165, 240, 310, 372] },
              { name: t(texts.lastYear), values: [90, 110, 130, 128, 190, 205] },
            ]}
          />
        </Card>
        <Card>
          <BarChart
            title={t(texts.byCity)}
            labelHeader={t(texts.city)}
            labels={sampleCities(t)
              .slice(0, 6)
              .map((city) => city.label)}
            series={[{ name: t(texts.visits), values: [1284, 932, 407, 610, 355, 120] }]}
          />
        </Card>
      </div>
    </StyleGuideSection>
  );
}
